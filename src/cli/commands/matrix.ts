// gatepost matrix: prints the table of answers.

import {
  type TextTable,
  tableAsCsv,
  tableAsList,
  tableAsMarkdown,
  tableAsText,
} from '../../core/analysis/table/table-text.ts';
import { type NonEmpty } from '../../core/text/non-empty.ts';
import { agentName } from '../../messages/en/table.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import type { OptionValues } from '../arguments/options.ts';
import { EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { lineToJson } from '../output/format-verdict.ts';
import { printJson, printText } from '../output/io.ts';
import { noteFileEncodings } from '../output/note-encodings.ts';
import { openQueried } from '../queries/open-queried.ts';
import {
  createReaderQueries,
  questionProperties,
  type ReaderQuery,
  selectWatchedReaders,
} from '../queries/query-options.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { selectTableAxes } from '../queries/table-axes.ts';

/** The question and axes of a table. */
interface TableQuery {
  readonly row: QuestionRow;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** Groups crawlers with the same rules into one column, as the tables of the specifications do. */
function groupAgents(
  { question }: ReaderQuery,
  agents: readonly string[],
  isSpread: boolean,
): readonly NonEmpty<string>[] {
  const classes = new Map<string, [string, ...string[]]>();
  for (const [index, agent] of agents.entries()) {
    const key = isSpread ? String(index) : question.classOf(agent);
    const sameClass = classes.get(key);
    if (sameClass) sameClass.push(agent);
    else classes.set(key, [agent]);
  }
  return [...classes.values()];
}

function createPrintedTable(
  readerQuery: ReaderQuery,
  { row, agents, urls }: TableQuery,
  isSpread: boolean,
): TextTable {
  const columns = groupAgents(readerQuery, agents, isSpread).map((sameClass) => ({
    names:
      row.column === undefined
        ? [...new Set(sameClass.map((agent) => agentName(readerQuery.nameOf(agent))))]
        : [row.column],
    answers: urls.map((url) => row.word(readerQuery.question(sameClass[0], url).key)),
  }));
  return { corner: tableWords.url, urls, columns };
}

function selectPrinter({ markdown, csv }: OptionValues, row: QuestionRow): (table: TextTable) => string {
  if (markdown) return tableAsMarkdown;
  if (csv) return tableAsCsv;
  return row.column === undefined ? tableAsText : tableAsList;
}

function tableToJson(
  { site }: CliFile,
  { reader, question, nameOf }: ReaderQuery,
  { agents, urls }: TableQuery,
): object {
  const cellOf = (agent: string, url: string) => {
    const { answer, key, reason, by } = question(agent, url);
    return { agent: nameOf(agent), answer, key, reason, ...(by ? { by: lineToJson(site, by) } : {}) };
  };
  return {
    ...(reader ? { reader: reader.id } : {}),
    rows: urls.map((url) => ({ url, cells: agents.map((agent) => cellOf(agent, url)) })),
  };
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runMatrix(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const { file, row } = await openQueried(invocation);
  const watched = selectWatchedReaders(values, file.path);
  if (!values.json) {
    noteResponse(io, file.response, watched);
    noteFileEncodings(io, file);
  }
  const print = selectPrinter(values, row);
  const { agents, urls, counts } = await selectTableAxes(invocation, row, [file]);
  const tableQuery = { row, agents, urls };
  const readerQueries = createReaderQueries(values, row, file);
  if (values.json) {
    const tables = readerQueries.map((readerQuery) => tableToJson(file, readerQuery, tableQuery));
    printJson(io, {
      ...questionProperties(row),
      file: file.name,
      path: file.path,
      ...responseProperty(file, watched),
      agents,
      urls,
      counts,
      tables,
    });
    return EXIT_CODES.fine;
  }
  const heading = ({ reader }: ReaderQuery) =>
    readerQueries.length > 1 && reader ? `${reader.title} (${reader.id})\n\n` : '';
  printText(
    io,
    readerQueries
      .map(
        (readerQuery) =>
          heading(readerQuery) + print(createPrintedTable(readerQuery, tableQuery, values.spread)),
      )
      .join('\n'),
  );
  return EXIT_CODES.fine;
}
