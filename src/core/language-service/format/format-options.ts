// The options of the formatter.
import type { TextEdit } from '../../document/range.ts';

/** Each option enables one kind of change. Comments are never changed. */
export interface FormatOptions {
  /** One blank line above each record. */
  readonly gaps: boolean;
  /** No whitespace before the name of a field. */
  readonly indents: boolean;
  /** No whitespace before the colon, one space after it. */
  readonly colons: boolean;
  /** No whitespace at the end of a field without a comment. */
  readonly ends: boolean;
  /** Names of fields in the case of their specification. */
  readonly names: boolean;
}

export const allFormatOptions: FormatOptions = {
  gaps: true,
  indents: true,
  colons: true,
  ends: true,
  names: true,
};

/** One change of line `line` (0-based) or of the gap above it. Its edits are made together or not at all. */
export interface FormatChange {
  readonly line: number;
  readonly edits: readonly TextEdit[];
}
