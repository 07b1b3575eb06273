// A line that is checked, and the faults found in it. They have columns but no line number, because that changes
// while the line remains.

import type { Kinds, ValuesOf } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import type { LineColumns } from '../../../../document/range.ts';
import type { Format } from '../../../../syntax/directives.ts';
import type { LinePlaces } from '../../../../syntax/field-lines.ts';
import type { CleanLine } from './characters/odd-characters.ts';
import type { FixContext } from './check-context.ts';
import type { FieldNames } from './fields/field-names.ts';
import type { LineMeaning } from './line-meaning.ts';

/** Creates the fixes of a fault in a line of a file. */
export type LineFixMaker = (context: FixContext, line: number) => Fix | readonly Fix[];

/** A fault in a line, of one of these kinds. */
export type LineFault<Codes extends Kinds> = {
  readonly [Code in keyof Codes & string]: LineColumns & {
    readonly code: Code;
    readonly values: ValuesOf<Codes[Code]>;
    readonly fixes?: LineFixMaker;
  };
}[keyof Codes & string];

/** A line as it is, and without invisible characters: `places` and `meaning` are about the latter. */
export interface LineView {
  readonly text: string;
  readonly clean: CleanLine;
  readonly places: LinePlaces;
  readonly meaning: LineMeaning;
  readonly format: Format;
  readonly names: FieldNames;
  readonly encoding: Encoding;
}

/** Returns the columns of the line for columns of its clean text. */
export function textColumns({ columns }: CleanLine, from: number, to: number): LineColumns {
  if (!columns) return { from, to };
  return { from: columns[from]!, to: to > from ? columns[to - 1]! + 1 : columns[from]! };
}
