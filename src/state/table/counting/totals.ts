// What a whole matrix comes to: how many cells have which answer, and in which rows. Small next to its answers.

import type { Lines } from '../../../core/document/lines.ts';
import type { RecordTotals } from '../../../core/formats/rep/question/record-totals.ts';
import { type CooperativeTask, runSync } from '../../../core/questions/cooperative-task.ts';
import {
  hasRow,
  type RowBits,
  type TableTotals,
  tallyColumn,
  tallyTable,
} from '../../../core/questions/tally.ts';
import { lazy, memoizeLast } from '../../../core/text/lazy.ts';
import { answersPerUrl } from '../columns/matrix-columns.ts';
import { type AnswerCount, countsInOrder, type MatrixQuery } from '../create-matrix-query.ts';
import { type AccessMatrix, isSmallMatrix } from '../matrix-query.ts';
import { type Tone, tones } from '../question-presentation.ts';

/** What counting a matrix gave. */
interface MatrixCounts {
  readonly matrix: AccessMatrix;
  readonly totals: TableTotals;
  /** The answers of the column by which rows are sorted. */
  readonly sorted?: { readonly agent: string; readonly answers: Uint8Array };
  /** What else was counted beside the page. */
  readonly beside?: WorkerCounts;
}

/** Totals, the matrix that was counted, and what follows from both, computed when first asked. */
export interface MatrixTotals extends MatrixCounts {
  /** The place of each agent's column. */
  readonly columnPlaces: () => ReadonlyMap<string, number>;
  /** How many cells a filter finds, each user-agent of a shared column counted. */
  readonly cellCounts: () => Readonly<Record<'all' | Tone, number>>;
  /** How many cells each line decides, by the id of the line; absent for what was not counted beside the page. */
  readonly cellsPerLine?: () => ReadonlyMap<number, number>;
}

export interface WorkerCounts {
  /** How many cells each line (0-based) of the file decides, each user-agent counted. */
  readonly decided: Float64Array;
  readonly records: RecordTotals;
  /** How many cells had another answer before, and in which rows they are. */
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
      const cells = count * answersPerUrl(column);
      total.all += cells;
      total[tone] += cells;
    }
  }
  return total;
}

function countByLine({ chunks, starts }: Lines, decided: Float64Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [place, chunk] of chunks.entries()) {
    const start = starts[place] ?? 0;
    for (const [at, { id }] of chunk.entries()) {
      const count = decided[start + at] ?? 0;
      if (count > 0) counts.set(id, count);
    }
  }
  return counts;
}

/** Totals with what follows from them. */
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

/** Counts all cells. @param tell hears how many columns are done. */
export function* countTotals(
  matrix: AccessMatrix,
  sortedBy?: string,
  tell?: (done: number) => void,
): CooperativeTask<MatrixTotals> {
  const { columns, rows, columnTask, kind } = matrix;
  function* tallyAt(place: number) {
    const { answers } = yield* columnTask(columns[place]!.agents[0], rows);
    return tallyColumn(answers, kind.answers.length);
  }
  const totals = yield* tallyTable(columns.length, kind.answers.length, tallyAt, tell);
  if (sortedBy === undefined) return createTotals({ matrix, totals });
  const { answers } = yield* columnTask(sortedBy, rows);
  return createTotals({ matrix, totals, sorted: { agent: sortedBy, answers } });
}

/** The totals of a small matrix. Kept because its head, filter and rows all ask for them, and filtered rows depend on the object. */
const smallTotals = memoizeLast(
  3,
  (matrix: AccessMatrix, sortedBy: string | undefined): MatrixTotals =>
    runSync(countTotals(matrix, sortedBy)),
);

/** The totals of a matrix if it is small, else those that were told last. */
export const currentTotals = (
  matrix: AccessMatrix,
  last: MatrixTotals | undefined,
  sortedBy?: string,
): MatrixTotals | undefined => (isSmallMatrix(matrix) ? smallTotals(matrix, sortedBy) : last);

/** The counts of an agent's column; none if it had no column then. */
export function countsOf(
  { matrix, totals, columnPlaces }: Pick<MatrixTotals, 'matrix' | 'totals' | 'columnPlaces'>,
  agent: string,
): readonly AnswerCount[] {
  const place = columnPlaces().get(agent);
  if (place === undefined) return [];
  const { counts, kinds } = totals;
  return countsInOrder(matrix.kind, agent, counts.subarray(place * kinds, (place + 1) * kinds));
}

/** The test for rows in which some cell has an answer of a tone. */
export function createRowTest({ matrix, totals }: MatrixTotals, wanted: Tone): (row: number) => boolean {
  const sets = totals.rows.filter((_, place) => matrix.kind.answers[place]?.tone === wanted);
  return (row) => sets.some((bits) => hasRow(bits, row));
}
