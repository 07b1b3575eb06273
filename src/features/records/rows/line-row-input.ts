// The props of a line's row.
import type { Field } from '../../../core/syntax/policy.ts';

/** A line of the file, as a row shows it. */
export interface LineRowInput {
  readonly field: Field;
  readonly line: number;
  /** The number of its block, or -1 if it belongs to no record. */
  readonly block: number;
  readonly isCurrent: boolean;
  /** Whether this line decides the selected cell of the table. */
  readonly decides: boolean;
}
