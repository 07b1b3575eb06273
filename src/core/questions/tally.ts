// Counts of the answers in columns of a table, and the rows that have them. They take much less memory than the
// answers.
import type { CooperativeTask } from './cooperative-task.ts';

/** A set of rows: row `r` is bit `r % 32` of word `r >> 5`. */
export type RowBits = Uint32Array<ArrayBuffer>;

/** The counts and rows of one column. */
export interface ColumnTally {
  /** The number of rows with each answer, by its index in the question's list of answers. */
  readonly counts: Uint32Array;
  /** The rows with each answer, by the same index; undefined if no row has it. */
  readonly rows: readonly (RowBits | undefined)[];
}

/** The counts and rows of a table. */
export interface TableTotals {
  /** The counts of all columns in one array: those of column `c` begin at `c * kinds`. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** The number of possible answers to the question. */
  readonly kinds: number;
  /** The rows that have an answer in at least one column, by its index; undefined if no row has it. */
  readonly rows: readonly (RowBits | undefined)[];
}

/** Whether a row is in a set. */
export const hasRow = (bits: RowBits | undefined, row: number): boolean =>
  (((bits?.[row >> 5] ?? 0) >> (row & 31)) & 1) === 1;

/** Returns the number of rows in a set. */
export function countRows(bits: RowBits): number {
  let count = 0;
  for (let word of bits) {
    for (; word !== 0; word &= word - 1) count++;
  }
  return count;
}

/** Adds to a set the rows in which two columns differ, and returns their number. */
export function addDifferences(into: RowBits, before: ColumnTally, after: ColumnTally): number {
  if (before === after) return 0;
  let count = 0;
  for (let word = 0; word < into.length; word++) {
    let differ = 0;
    for (let kind = 0; kind < after.rows.length; kind++)
      differ |= (before.rows[kind]?.[word] ?? 0) ^ (after.rows[kind]?.[word] ?? 0);
    into[word]! |= differ;
    for (; differ !== 0; differ &= differ - 1) count++;
  }
  return count;
}

/**
 * Counts the answers of a column.
 * @param kinds the number of possible answers to the question.
 */
export function tallyColumn(answers: Uint8Array, kinds: number): ColumnTally {
  const counts = new Uint32Array(kinds);
  const rows = Array.from<RowBits | undefined>({ length: kinds });
  const words = (answers.length + 31) >> 5;
  for (let row = 0; row < answers.length; row++) {
    const answer = answers[row]!;
    counts[answer]! += 1;
    const bits = (rows[answer] ??= new Uint32Array(words));
    bits[row >> 5]! |= 1 << (row & 31);
  }
  return { counts, rows };
}

/** Adds the rows of a column to those of a table. */
function mergeRows(all: (RowBits | undefined)[], { rows }: ColumnTally): void {
  rows.forEach((bits, answer) => {
    if (!bits) return;
    const into = all[answer];
    if (!into) all[answer] = bits.slice();
    else for (let word = 0; word < bits.length; word++) into[word]! |= bits[word]!;
  });
}

/**
 * Counts a table, one column after the other. Pauses at least once in each.
 * @param tallyAt the task that tallies the column at an index.
 * @param onProgress called with the number of finished columns.
 */
export function* tallyTable(
  columns: number,
  kinds: number,
  tallyAt: (column: number) => CooperativeTask<ColumnTally>,
  onProgress?: (done: number) => void,
): CooperativeTask<TableTotals> {
  const counts = new Uint32Array(columns * kinds);
  const rows = Array.from<RowBits | undefined>({ length: kinds });
  for (let column = 0; column < columns; column++) {
    const tally = yield* tallyAt(column);
    counts.set(tally.counts, column * kinds);
    mergeRows(rows, tally);
    onProgress?.(column + 1);
    yield;
  }
  return { counts, kinds, rows };
}
