// Changes, adds or removes a comment.

import { insertAt, replaceInLine, type TextEdit } from '../../../document/range.ts';
import { commentOf, fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertNoLineBreak } from '../../../syntax/writable-value.ts';
import { removeLine } from './remove-line.ts';

/** Returns where the spaces before column `end` begin. */
function startOfSpaces(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[ \t\v\f]/.test(text.charAt(start - 1))) start--;
  return start;
}

/**
 * Sets the comment of line `line`: the text of a comment line, or the comment after a field. The spaces before the
 * number sign and the one after it stay as they are. A new comment is written ` # text`. `undefined` removes it
 * with the spaces before it, or the whole line if it is a comment line.
 * @throws RangeError for a blank line, or if the text contains a line break or half a surrogate pair.
 */
export function setComment(policy: Policy, line: number, text: string | undefined): TextEdit[] {
  const field = fieldAt(policy, line);
  const lineText = field.line.text;
  const { comment } = field.places;
  if (field.kind === 'blank') throw new RangeError(`line ${line} is blank`);
  if (commentOf(field) === text) return [];
  if (text === undefined) {
    if (field.kind === 'comment') return removeLine(policy, line);
    return [replaceInLine(line, startOfSpaces(lineText, comment), lineText.length, '')];
  }
  assertNoLineBreak(text);
  if (comment < 0) return [insertAt(line, lineText.length, `${/[ \t]$/.test(lineText) ? '' : ' '}# ${text}`)];
  if (lineText[comment + 1] === ' ') return [replaceInLine(line, comment + 2, lineText.length, text)];
  return [replaceInLine(line, comment + 1, lineText.length, text.startsWith(' ') ? ` ${text}` : text)];
}
