// The content of the text area on the start page, with its original line endings: a text area shows all of them as
// LF.
import { applyEdits } from '../../core/document/edits.ts';
import { lineAt, linesIn } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { commonEnds } from '../../core/text/common-ends.ts';

/** A text that is being pasted, and the range of the text area that it replaces. */
export interface PastedRange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the text as a text area shows it. */
export function textAreaText({ lines }: Source): string {
  return lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ text }) => text)).join('\n');
}

function positionInText(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** Returns the change between two texts: everything except their common beginning and end. */
function findChange(before: string, after: string): PastedRange {
  const { head, tail } = commonEnds(before, after);
  return { text: after.slice(head, after.length - tail), start: head, end: before.length - tail };
}

/** Returns the line ending of the line above, because typed text continues the pasted text. */
function lineEndingAt({ lines }: Source, line: number): string {
  return lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';
}

function applyPaste(source: Source, before: string, { text, start, end }: PastedRange): Source {
  const range = { start: positionInText(before, start), end: positionInText(before, end) };
  return applyEdits(source, [{ range, text }]);
}

/** Returns the source after an input, after which the text area shows `after`. */
export function sourceAfterInput(source: Source, after: string, paste?: PastedRange): Source {
  const before = textAreaText(source);
  const pasted = paste && applyPaste(source, before, paste);
  // A paste may insert nothing, for example a picture. This is then another input.
  if (pasted && textAreaText(pasted) === after) return pasted;
  const change = findChange(before, after);
  const ending = lineEndingAt(source, positionInText(before, change.start).line);
  const typed = applyPaste(source, before, { ...change, text: change.text.replaceAll('\n', ending) });
  // A text area may change characters that it does not accept. Its content is used, because it is what the user
  // sees.
  return textAreaText(typed) === after ? typed : sourceOfText(after);
}
