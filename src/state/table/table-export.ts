// The table of answers for taking away: what is shown of the matrix, as text, Markdown or CSV.
import {
  type TextTable,
  tableAsCsv,
  tableAsList,
  tableAsMarkdown,
  tableAsText,
} from '../../core/analysis/table/table-text.ts';
import { agentName } from '../../messages/en/table.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { saveBytes } from '../disk/file-access.ts';
import type { AccessMatrix } from './matrix-query.ts';

const printers = { text: tableAsText, markdown: tableAsMarkdown, csv: tableAsCsv } as const;

/** A form in which the table can be taken away. */
export type TableForm = keyof typeof printers;

const endings = { text: 'txt', csv: 'csv' } as const;

/** A form in which the table can be saved. */
export type TableFileForm = keyof typeof endings;

/** The words of the table; `urls` are the rows, in the order in which they are shown. */
function tableOf({ columns, ask, kind }: AccessMatrix, urls: readonly string[]): TextTable {
  return {
    corner: tableWords.url,
    urls,
    columns: columns.map(({ agents }) => ({
      names: kind.columnName ? agents.map(kind.columnName) : agents.map(agentName),
      answers: urls.map((url) => (kind.printed ?? kind.word)(ask(agents[0], url))),
    })),
  };
}

/** The table in a form. */
export function printTable(matrix: AccessMatrix, urls: readonly string[], form: TableForm): string {
  const print = form === 'text' && matrix.kind.isList ? tableAsList : printers[form];
  return print(tableOf(matrix, urls));
}

/** Puts a text on the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a printed table as a file, in UTF-8; false if the person chose not to. */
export async function saveTable(text: string, form: TableFileForm): Promise<boolean> {
  const name = `${tableWords.file}.${endings[form]}`;
  const { done } = await saveBytes(name, new TextEncoder().encode(text), undefined);
  return done !== 'cancelled';
}
