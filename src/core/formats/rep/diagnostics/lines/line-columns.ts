// Columns within one line.
import type { Range } from '../../../../document/range.ts';

/** Columns of a line, in UTF-16 code units. */
export interface LineColumns {
  readonly from: number;
  readonly to: number;
}

/** A range within one line. */
export const rangeInLine = (line: number, { from, to }: LineColumns): Range => ({
  start: { line, column: from },
  end: { line, column: to },
});
