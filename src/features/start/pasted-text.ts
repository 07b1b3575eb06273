// What stands in the text area of the start page, with the line ends it was pasted with: a text area shows all as LF.
import { applyEdits } from '../../core/document/edits.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';

/** A text that is about to be pasted, and the places in the text area between which it goes. */
export interface PastedRange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The text as a text area shows it. */
export function textAreaText({ lines }: Source): string {
  return lines.chunks.flatMap((chunk) => chunk.map(({ text }) => text)).join('\n');
}

function positionInText(shown: string, offset: number): Position {
  const before = shown.slice(0, offset).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** What changed between two texts: all but their common beginning and end. */
function findChange(before: string, after: string): PastedRange {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { text: after.slice(start, after.length - same), start, end: before.length - same };
}

/** The ending of the line above: what is typed goes on as what was pasted. */
function lineEndingAt({ lines }: Source, line: number): string {
  return lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol || '\n';
}

function applyPaste(source: Source, before: string, { text, start, end }: PastedRange): Source {
  const range = { start: positionInText(before, start), end: positionInText(before, end) };
  return applyEdits(source, [{ range, text }]);
}

/** The text after an input, of which the text area shows `after`. */
export function sourceAfterInput(source: Source, after: string, paste?: PastedRange): Source {
  const before = textAreaText(source);
  const pasted = paste && applyPaste(source, before, paste);
  // What was pasted may have put nothing in, as a picture does: then this is another input.
  if (pasted && textAreaText(pasted) === after) return pasted;
  const change = findChange(before, after);
  const ending = lineEndingAt(source, positionInText(before, change.start).line);
  const typed = applyPaste(source, before, { ...change, text: change.text.replaceAll('\n', ending) });
  // What a text area makes of characters that it does not take as they are is what counts: it is what one sees.
  return textAreaText(typed) === after ? typed : sourceOfText(after);
}
