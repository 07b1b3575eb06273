// What the row of a line is given.
import type { Field } from '../../../core/syntax/policy.ts';

/** A line of the file, as its row is given it. */
export interface LineRowInput {
  readonly field: Field;
  readonly line: number;
  /** Number of its block, or -1: then it belongs to nobody. */
  readonly block: number;
  readonly isCurrent: boolean;
  /** True if this line decides the chosen cell of the matrix. */
  readonly decides: boolean;
}
