// What a whole matrix comes to: how many cells have which answer, and in which rows. Small next to its answers.
import { atOnce, type InPieces } from '../core/questions/pieces.ts';
import type { RecordTotals } from '../core/questions/record-totals.ts';
import { hasRow, type RowBits, type Totals, tallyOf, totalsOf } from '../core/questions/tally.ts';
import { type Tone, tones } from './matrix-kind.ts';
import {
  type AccessMatrix,
  type AnswerCount,
  type AskedFile,
  countsTold,
  isSmall,
} from './matrix-question.ts';
import { recent } from './recent.ts';

/** Totals, and the matrix that was counted. */
export interface ToldTotals {
  readonly matrix: AccessMatrix;
  readonly totals: Totals;
  /** The answers of the column by which rows are sorted. */
  readonly sorted?: { readonly agent: string; readonly answers: Uint8Array };
  /** What else was counted beside the page. */
  readonly beside?: CountedBeside;
}

export interface CountedBeside {
  /** How many cells each line (0-based) of the file decides, each user-agent counted. */
  readonly decided: Float64Array;
  readonly records: RecordTotals;
  /** How many cells had another answer before, and in which rows they are. */
  readonly changed:
    | { readonly before: AskedFile; readonly count: number; readonly rows: RowBits }
    | undefined;
}

/** Counts all cells. @param tell hears how many columns are done. */
export function* totalsPieces(
  matrix: AccessMatrix,
  sortedBy?: string,
  tell?: (done: number) => void,
): InPieces<ToldTotals> {
  const { columns, rows, pieces, kind } = matrix;
  function* tallyAt(place: number) {
    const { answers } = yield* pieces(columns[place]!.agents[0], rows);
    return tallyOf(answers, kind.answers.length);
  }
  const totals = yield* totalsOf(columns.length, kind.answers.length, tallyAt, tell);
  if (sortedBy === undefined) return { matrix, totals };
  const { answers } = yield* pieces(sortedBy, rows);
  return { matrix, totals, sorted: { agent: sortedBy, answers } };
}

/** The totals of a small matrix. */
const smallTotals = recent(
  3,
  (matrix: AccessMatrix, sortedBy: string | undefined): ToldTotals => atOnce(totalsPieces(matrix, sortedBy)),
);

/** The totals of a matrix if it is small, else those that were told last. */
export const totalsFor = (
  matrix: AccessMatrix,
  last: ToldTotals | undefined,
  sortedBy?: string,
): ToldTotals | undefined => (isSmall(matrix) ? smallTotals(matrix, sortedBy) : last);

const placesOf = recent(
  3,
  ({ columns }: AccessMatrix): ReadonlyMap<string, number> =>
    new Map(columns.flatMap(({ agents }, place) => agents.map((agent) => [agent, place] as const))),
);

/** The counts of an agent's column; none if it had no column then. */
export function countsOf({ matrix, totals }: ToldTotals, agent: string): readonly AnswerCount[] {
  const place = placesOf(matrix).get(agent);
  if (place === undefined) return [];
  const { counts, kinds } = totals;
  return countsTold(matrix.kind, agent, counts.subarray(place * kinds, (place + 1) * kinds));
}

/** How many cells a filter finds, each user-agent of a shared column counted. */
export const cellCounts = recent(3, (told: ToldTotals): Readonly<Record<'all' | Tone, number>> => {
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
export function rowsWith({ matrix, totals }: ToldTotals, wanted: Tone): (row: number) => boolean {
  const sets = totals.rows.filter((_, place) => matrix.kind.answers[place]?.tone === wanted);
  return (row) => sets.some((bits) => hasRow(bits, row));
}
