// A line that is checked, and the faults found in it. They have columns but no line number, because that changes
// while the line remains.

import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import type { LineColumns } from '../../../../document/range.ts';
import type { Format } from '../../../../syntax/directives.ts';
import type { LinePlaces } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import type { FieldNames } from './field-names.ts';
import type { LineMeaning } from './line-meaning.ts';
import type { CleanLine } from './odd-characters.ts';

/** Creates the fixes of a fault in a line of a file. */
export type LineFixMaker = (policy: Policy, line: number) => readonly Fix[];

/** A fault in a line. */
export interface LineFault extends LineColumns {
  readonly diagnostic: Diagnostic;
  readonly words: readonly string[];
  readonly detail?: string | undefined;
  readonly fixes?: LineFixMaker;
  /** Present if the line is text for people, in which nothing looks like a field. */
  readonly isAside?: true;
}

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
