// How many lines a person counts in a text.
import { type Lines, lineAt } from './lines.ts';

/** Counts what is after the last line end only if it is not empty: a line end ends the last line. */
export const countLines = (lines: Lines): number =>
  lines.length - (lineAt(lines, lines.length - 1)?.text === '' ? 1 : 0);
