// Exports the displayed part of the table as text, Markdown or CSV.
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

/** A format in which the table can be exported. */
export type TableForm = keyof typeof printers;

const extensions = { text: 'txt', csv: 'csv' } as const;

/** A format in which the table can be saved as a file. */
export type TableFileForm = keyof typeof extensions;

/** Returns the words of the table. `urls` are the rows in their displayed order. */
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

/** Formats the table. */
export function printTable(matrix: AccessMatrix, urls: readonly string[], form: TableForm): string {
  const print = form === 'text' && matrix.kind.isList ? tableAsList : printers[form];
  return print(tableOf(matrix, urls));
}

/** Copies a text to the clipboard. Returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text that is not there yet. Browsers that allow copying only in answer to a key or a press get a promise of
 * it at once. Returns false if that failed.
 */
export async function copyTextLater(text: Promise<string>): Promise<boolean> {
  try {
    const type = 'text/plain';
    const blob = text.then((copied) => new Blob([copied], { type }));
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    // An older browser takes no promise.
    return await copyText(await text);
  }
}

/** Saves a formatted table as a UTF-8 file. Returns false if the user cancels. */
export async function saveTable(text: string, form: TableFileForm): Promise<boolean> {
  const name = `${tableWords.file}.${extensions[form]}`;
  const { done } = await saveBytes(name, new TextEncoder().encode(text), undefined);
  return done !== 'cancelled';
}
