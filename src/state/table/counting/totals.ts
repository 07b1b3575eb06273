// What a whole matrix comes to: how many cells have which answer, and in which rows. Small next to its answers.

import type { RecordTotals } from '../../../core/formats/rep/question/record-totals.ts';
import { type CooperativeTask, runSync } from '../../../core/questions/cooperative-task.ts';
import {
  hasRow,
  type RowBits,
  type TableTotals,
  tallyColumn,
  tallyTable,
} from '../../../core/questions/tally.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { type AnswerCount, countsInOrder, type MatrixQuery } from '../create-matrix-query.ts';
import { type AccessMatrix, isSmallMatrix } from '../matrix-query.ts';
import { type Tone, tones } from '../question-presentation.ts';

/** Totals, and the matrix that was counted. */
export interface MatrixTotals {
  readonly matrix: AccessMatrix;
  readonly totals: TableTotals;
  /** The answers of the column by which rows are sorted. */
  readonly sorted?: { readonly agent: string; readonly answers: Uint8Array };
  /** What else was counted beside the page. */
  readonly beside?: WorkerCounts;
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
  if (sortedBy === undefined) return { matrix, totals };
  const { answers } = yield* columnTask(sortedBy, rows);
  return { matrix, totals, sorted: { agent: sortedBy, answers } };
}

/** The totals of a small matrix. */
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

const placesOf = memoizeLast(
  3,
  ({ columns }: AccessMatrix): ReadonlyMap<string, number> =>
    new Map(columns.flatMap(({ agents }, place) => agents.map((agent) => [agent, place] as const))),
);

/** The counts of an agent's column; none if it had no column then. */
export function countsOf({ matrix, totals }: MatrixTotals, agent: string): readonly AnswerCount[] {
  const place = placesOf(matrix).get(agent);
  if (place === undefined) return [];
  const { counts, kinds } = totals;
  return countsInOrder(matrix.kind, agent, counts.subarray(place * kinds, (place + 1) * kinds));
}

/** How many cells a filter finds, each user-agent of a shared column counted. */
export const cellCounts = memoizeLast(3, (told: MatrixTotals): Readonly<Record<'all' | Tone, number>> => {
  const total = { all: 0, ...(Object.fromEntries(tones.map((tone) => [tone, 0])) as Record<Tone, number>) };
  for (const { agents } of told.matrix.columns) {
    for (const { tone, count } of countsOf(told, agents[0])) {
      if (tone === 'text') continue;
      const cells = count * agents.length;
      total.all += cells;
      total[tone] += cells;
    }
  }
  return total;
});

/** The test for rows in which some cell has an answer of a tone. */
export function createRowTest({ matrix, totals }: MatrixTotals, wanted: Tone): (row: number) => boolean {
  const sets = totals.rows.filter((_, place) => matrix.kind.answers[place]?.tone === wanted);
  return (row) => sets.some((bits) => hasRow(bits, row));
}
