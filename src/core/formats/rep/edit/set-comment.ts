// Changes, adds or removes a comment.

import { insertAt, replaceInLine, type TextEdit } from '../../../document/range.ts';
import { commentOf, fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertNoLineBreak } from '../../../syntax/writable-value.ts';
import { removeLine } from './remove-line.ts';

/** Where the blanks begin that stand before column `end`. */
function blanksBefore(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[ \t\v\f]/.test(text.charAt(start - 1))) start--;
  return start;
}

/**
 * Sets the comment of line `line`: the text of a comment line, or what trails a field. The blanks before the number
 * sign and the one behind it stay as they are; a new comment is written ` # text`. `undefined` removes it with the
 * blanks before it, a comment line as a whole.
 * @throws RangeError for a blank line, or if the text holds a line break or half a surrogate pair.
 */
export function setComment(policy: Policy, line: number, text: string | undefined): TextEdit[] {
  const field = fieldAt(policy, line);
  const written = field.line.text;
  const { comment } = field.places;
  if (field.kind === 'blank') throw new RangeError(`line ${line} is blank`);
  if (commentOf(field) === text) return [];
  if (text === undefined) {
    if (field.kind === 'comment') return removeLine(policy, line);
    return [replaceInLine(line, blanksBefore(written, comment), written.length, '')];
  }
  assertNoLineBreak(text);
  if (comment < 0) return [insertAt(line, written.length, `${/[ \t]$/.test(written) ? '' : ' '}# ${text}`)];
  if (written[comment + 1] === ' ') return [replaceInLine(line, comment + 2, written.length, text)];
  return [replaceInLine(line, comment + 1, written.length, text.startsWith(' ') ? ` ${text}` : text)];
}
