// Finds the cells of a table that depend on the reader. All readers read the same file.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, Matrix } from '../../questions/question.ts';
import type { AlikeColumns, TableRow } from '../../questions/table-diff.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';
import type { TableCells } from '../../trial/trial.ts';
import {
  prepareVersionTask,
  type ReaderAnswers,
  type Version,
  type VersionQuery,
} from '../../trial/version.ts';

/** The file that all readers read. */
export interface SharedQuery extends VersionQuery {
  readonly file: string;
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
export interface ReaderDiff extends Version {
  readonly asked: SharedQuery;
  readonly all: number;
  readonly differing: number;
  /** Row by row; at most as many as the limit. */
  readonly cells: readonly DifferingCell[];
  /** `between[a * readers.length + b]`: the number of cells in which two readers disagree. */
  readonly between: Uint32Array;
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
  prepared: readonly ReaderAnswers[],
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
 * Compares the verdicts of all readers for every cell (`fetch`); with a `reference`, a vendor's reader differs only for the
 * vendor's crawlers. Never throws.
 * @param limit the maximum number of cells that are listed, each with all its user-agents. All are counted.
 */
export function* readerDiffTask(
  asked: SharedQuery,
  readers: readonly Reader[],
  { agents, urls }: TableCells,
  { limit = Infinity } = {},
): CooperativeTask<ReaderDiff> {
  const version = yield* prepareVersionTask(asked, readers);
  const { prepared } = version;
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
  return { ...version, all: agents.length * urls.length, differing, cells, between };
}

/** Counts the cells of a table that depend on the reader. */
export function* countDifferingTask(
  { prepared }: Version,
  { agents, urls }: TableCells,
): CooperativeTask<number> {
  let differing = 0;
  const tables = prepared.map(({ asking }) => asking);
  const groups = yield* groupAlikeTask(tables, agents);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows }) => {
    differing += names.length * rows.length;
  });
  return differing;
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
