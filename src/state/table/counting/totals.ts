// The totals of a whole table: how many cells have which answer, and in which rows. They are small compared to the
// answers.

import { type Lines, linesIn } from '../../../core/document/lines.ts';
import { type CooperativeTask, runSync } from '../../../core/questions/cooperative-task.ts';
import {
  hasRow,
  type RowBits,
  type TableTotals,
  tallyColumn,
  tallyTable,
} from '../../../core/questions/tally.ts';
import { lazy, memoizeLast } from '../../../core/text/lazy.ts';
import { type Tone, tones } from '../../document/answer-filter.ts';
import { type AnswerCount, countsInOrder, type MatrixQuery } from '../create-matrix-query.ts';
import { type AccessMatrix, isSmallMatrix } from '../matrix-query.ts';

/** The result of counting a table. */
interface MatrixCounts {
  readonly matrix: AccessMatrix;
  readonly totals: TableTotals;
  /** The answers of the columns by which the rows are sorted or filtered. */
  readonly answersOf?: ReadonlyMap<string, Uint8Array>;
  /** Further counts, if the table was counted in a worker. */
  readonly beside?: WorkerCounts;
}

/** The totals, the table they belong to, and values derived from both that are computed on first use. */
export interface MatrixTotals extends MatrixCounts {
  /** The index of each agent's column. */
  readonly columnPlaces: () => ReadonlyMap<string, number>;
  /** The number of cells that each filter matches. */
  readonly cellCounts: () => Readonly<Record<'all' | Tone, number>>;
  /**
   * The number of cells that each line decides, by the id of the line. Absent if the table was not counted in a
   * worker.
   */
  readonly cellsPerLine?: () => ReadonlyMap<number, number>;
}

export interface WorkerCounts {
  /** The number of cells that each 0-based line of the file decides for at least one of their user-agents. */
  readonly decided: Float64Array;
  /** The number of cells that had another answer before, and their rows. */
  readonly changed:
    | { readonly before: MatrixQuery; readonly count: number; readonly rows: RowBits }
    | undefined;
}

const placesOf = ({ columns }: AccessMatrix): ReadonlyMap<string, number> =>
  new Map(columns.flatMap(({ agents }, place) => agents.map((agent) => [agent, place] as const)));

function countByTone(counted: Parameters<typeof countsOf>[0]): Readonly<Record<'all' | Tone, number>> {
  const total = { all: 0, ...(Object.fromEntries(tones.map((tone) => [tone, 0])) as Record<Tone, number>) };
  for (const column of counted.matrix.columns) {
    for (const { tone, count } of countsOf(counted, column.agents[0])) {
      if (tone === 'text') continue;
      total.all += count;
      total[tone] += count;
    }
  }
  return total;
}

/** Returns the number of cells that each line decides, by the id of the line, given the numbers by line. */
export function countByLine({ chunks, starts }: Lines, decided: Float64Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [place, chunk] of chunks.entries()) {
    const start = starts[place] ?? 0;
    for (const [at, { id }] of linesIn(chunk).entries()) {
      const count = decided[start + at] ?? 0;
      if (count > 0) counts.set(id, count);
    }
  }
  return counts;
}

/** Creates totals with their derived values. */
export function createTotals(counts: MatrixCounts): MatrixTotals {
  const { matrix, beside } = counts;
  const lines = matrix.site.files.get(matrix.path)?.source.lines;
  const columnPlaces = lazy(() => placesOf(matrix));
  return {
    ...counts,
    columnPlaces,
    cellCounts: lazy(() => countByTone({ ...counts, columnPlaces })),
    ...(beside && lines && { cellsPerLine: lazy(() => countByLine(lines, beside.decided)) }),
  };
}

/** Counts all cells. @param onProgress called with the number of finished columns */
export function* countTotals(
  matrix: AccessMatrix,
  listed: readonly string[] = [],
  onProgress?: (done: number) => void,
): CooperativeTask<MatrixTotals> {
  const { columns, rows, columnTask, kind } = matrix;
  function* tallyAt(place: number) {
    const { answers } = yield* columnTask(columns[place]!.agents[0], rows);
    return tallyColumn(answers, kind.answers.length);
  }
  const totals = yield* tallyTable(columns.length, kind.answers.length, tallyAt, onProgress);
  const answersOf = new Map<string, Uint8Array>();
  for (const column of listed) answersOf.set(column, (yield* columnTask(column, rows)).answers);
  return createTotals({ matrix, totals, answersOf });
}

/**
 * The totals of a small table. Cached because its head, filter and rows all need them, and filtered rows depend on
 * their identity.
 */
const smallTotals = memoizeLast(3, (matrix: AccessMatrix): MatrixTotals => runSync(countTotals(matrix)));

/** Returns the totals of a small table, otherwise those of the last count. */
export const currentTotals = (
  matrix: AccessMatrix,
  last: MatrixTotals | undefined,
): MatrixTotals | undefined => (isSmallMatrix(matrix) ? smallTotals(matrix) : last);

/** Returns the answers of a column to all rows; undefined while those of a large table are not known. */
export const answersOfColumn = (
  matrix: AccessMatrix,
  last: MatrixTotals | undefined,
  column: string,
): Uint8Array | undefined =>
  isSmallMatrix(matrix) ? matrix.answersOf(column, matrix.rows) : last?.answersOf?.get(column);

/** Returns the counts of an agent's column, or none if the counted table did not have it. */
export function countsOf(
  { matrix, totals, columnPlaces }: Pick<MatrixTotals, 'matrix' | 'totals' | 'columnPlaces'>,
  agent: string,
): readonly AnswerCount[] {
  const place = columnPlaces().get(agent);
  if (place === undefined) return [];
  const { counts, kinds } = totals;
  return countsInOrder(matrix.kind, agent, counts.subarray(place * kinds, (place + 1) * kinds));
}

/** Returns the test for rows in which at least one cell has an answer of a tone. */
export function createRowTest({ matrix, totals }: MatrixTotals, tone: Tone): (row: number) => boolean {
  const sets = totals.rows.filter((_, place) => matrix.kind.answers[place]?.tone === tone);
  return (row) => sets.some((bits) => hasRow(bits, row));
}
