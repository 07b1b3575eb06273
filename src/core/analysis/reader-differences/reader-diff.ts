// Finds the cells of a table that depend on the reader. All readers read the same file.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import { answerFetch } from '../../formats/rep/question/fetch.ts';
import { readAhead } from '../../formats/rep/question/read-ahead.ts';
import type { Status } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, Matrix, PolicyFiles } from '../../questions/question.ts';
import type { AlikeColumns, TableRow } from '../../questions/table-diff.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';

/** The file that all readers read, as in AskOptions. */
export interface SharedQuery {
  readonly site: PolicyFiles;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** The cells of a table: every URL under every user-agent. Neither list has duplicates. */
export interface TableCells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/**
 * A URL, and user-agents that every reader treats alike, with the verdict of each reader, in the order of the
 * readers.
 */
export interface DifferingCell {
  readonly agents: AlikeColumns;
  readonly url: string;
  readonly verdicts: readonly Decision[];
}

/** Where readers disagree. A cell of a table counts once for each of its user-agents. */
export interface ReaderDiff {
  readonly asked: SharedQuery;
  readonly readers: readonly Reader[];
  readonly all: number;
  readonly differing: number;
  /** Row by row; at most as many as the limit. */
  readonly cells: readonly DifferingCell[];
  /** `between[a * readers.length + b]`: the number of cells in which two readers disagree. */
  readonly between: Uint32Array;
  /** The prepared question for each reader. */
  readonly prepared: readonly FetchAnswers[];
}

/** Prepares the question for several readers, each of which may read the file for the first time. */
export function* prepareReadersTask(
  { site, ...options }: SharedQuery,
  readers: readonly Reader[],
): CooperativeTask<FetchAnswers[]> {
  const prepared: FetchAnswers[] = [];
  for (const reader of readers) {
    const askOptions = { question: 'fetch', reader, ...options } as const;
    yield* readAhead(site, askOptions);
    prepared.push(answerFetch(site, askOptions));
  }
  return prepared;
}

/** Counts, for each pair of readers, the cells of a row in which they differ. */
function addDifferences(between: Uint32Array, matrices: readonly Matrix[], row: number, cells: number): void {
  const answers = matrices.map((matrix) => matrix.answers[row]);
  const { length } = answers;
  for (let a = 0; a < length; a++)
    for (let b = 0; b < length; b++) if (answers[a] !== answers[b]) between[a * length + b]! += cells;
}

/** Creates a cell whose verdicts are computed on first access, because most cells are only counted. */
function createDifferingCell(
  prepared: readonly FetchAnswers[],
  agents: AlikeColumns,
  url: string,
): DifferingCell {
  let verdicts: readonly Decision[] | undefined;
  return {
    agents,
    url,
    get verdicts() {
      return (verdicts ??= prepared.map(({ asking }) => asking(agents[0], url)));
    },
  };
}

/**
 * Compares the verdicts of all readers for every cell (`fetch`). Never throws.
 * @param limit the maximum number of cells that are listed, each with all its user-agents. All are counted.
 */
export function* readerDiffTask(
  asked: SharedQuery,
  readers: readonly Reader[],
  { agents, urls }: TableCells,
  { limit = Infinity } = {},
): CooperativeTask<ReaderDiff> {
  const prepared = yield* prepareReadersTask(asked, readers);
  const between = new Uint32Array(readers.length ** 2);
  const differingRows: (TableRow & { readonly names: AlikeColumns })[] = [];
  let differing = 0;
  const tables = prepared.map(({ asking }) => asking);
  const groups = yield* groupAlikeTask(tables, agents);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows, matrices }) => {
    differing += names.length * rows.length;
    for (const { row, url } of rows) {
      addDifferences(between, matrices, row, names.length);
      differingRows.push({ row, url, names });
    }
  });
  // Sorted by row. Within a row the columns keep their order.
  differingRows.sort((a, b) => a.row - b.row);
  const cells = differingRows
    .slice(0, limit)
    .map(({ url, names }) => createDifferingCell(prepared, names, url));
  return { asked, readers, all: agents.length * urls.length, differing, cells, between, prepared };
}

/** Groups the readers, by index, that agree on every listed cell. The group of the lens is first. */
export function groupAlikeReaders({ readers, cells }: ReaderDiff, lens: number): [number, ...number[]][] {
  const groups = new Map<string, [number, ...number[]]>();
  const places = [lens, ...[...readers.keys()].filter((place) => place !== lens)];
  for (const place of places) {
    const answers = cells.map(({ verdicts }) => verdicts[place]?.answer).join();
    const group = groups.get(answers);
    if (group) group.push(place);
    else groups.set(answers, [place]);
  }
  return [...groups.values()];
}
