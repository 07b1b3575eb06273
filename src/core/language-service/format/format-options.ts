// What may be asked for when a file is written evenly.
import type { TextEdit } from '../../document/range.ts';

/** Each says yes or no to one kind of change. Comments always stay as they are. */
export interface FormatOptions {
  /** One blank line above each record. */
  readonly gaps: boolean;
  /** No blanks before the name of a field. */
  readonly indents: boolean;
  /** No blanks before the colon, one behind it. */
  readonly colons: boolean;
  /** No blanks at the end of a field without a comment. */
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

/** One change, about line `line` (0-based) or the gap above it: its edits are made together or not at all. */
export interface FormatChange {
  readonly line: number;
  readonly edits: readonly TextEdit[];
}
