// Edits that several fixes of ACAP use. The edit helpers handle line endings and the rest of a line.

import type { Fix } from '../../../diagnostics/finding.ts';
import { sliceLines } from '../../../document/lines.ts';
import { insertLines, type LineChange, placeLines } from '../../../document/place-lines.ts';
import { compareRanges, replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import { readAcapText } from '../read-line.ts';
import { type Columns, type FixContext, lineText } from './check-context.ts';

/** Replaces columns of a line. */
export const replaceColumnsAt = (line: number, { start, end }: Columns, text: string): TextEdit =>
  replaceInLine(line, start, end, text);

/** Deletes a word and the whitespace before it. */
export function removeWord(policy: Policy, line: number, { start, end }: Columns): TextEdit {
  const from = lineText(policy, line).slice(0, start).trimEnd().length;
  return replaceInLine(line, from, end, '');
}

/** Deletes lines. Blocks of conventional lines that they separated remain separated. */
export const removeLines = (policy: Policy, lines: readonly number[]): TextEdit[] =>
  placeLines(
    policy.source,
    lines.map((line) => removeRows(policy, line, line + 1)),
  );

/** Deletes a line. `verdicts` says whether answers may change. */
export const removeLineFix = (
  { subject: { policy }, fix }: FixContext,
  line: number,
  verdicts: Fix['verdicts'],
): Fix => fix('remove-line', {}, () => removeLines(policy, [line]), verdicts);

/** Moves lines, unchanged, before another line. */
export function moveLinesBefore(policy: Policy, lines: readonly number[], before: number): TextEdit[] {
  const moved = lines.flatMap((line) => sliceLines(policy.source.lines, line, line + 1));
  const change: LineChange = { at: before, remove: 0, insert: moved };
  return placeLines(policy.source, [...lines.map((line) => removeRows(policy, line, line + 1)), change]);
}

/** Merges edits from several helpers into one list in file order. */
export const sortEdits = (...edits: readonly (readonly TextEdit[])[]): TextEdit[] =>
  edits.flat().toSorted((a, b) => compareRanges(a.range, b.range));

/** Whether ACAP reads a line without an issue that makes it void or a prohibition. */
export const isFaultlessLine = (text: string): boolean =>
  readAcapText(text)?.issues.every(({ effect }) => effect === undefined) ?? false;

/** Replaces columns of a text. */
export const replaceInText = (text: string, { start, end }: Columns, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Inserts lines before another line. */
export const insertBefore = ({ source }: Policy, before: number, texts: readonly string[]): TextEdit[] =>
  insertLines(source, before, texts);
