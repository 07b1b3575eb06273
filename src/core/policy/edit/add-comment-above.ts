// Writes a comment line above another line.
import type { TextEdit } from '../../text/range.ts';
import { insertLines } from '../place.ts';
import { fieldAt, type Policy } from '../policy.ts';
import { assertNoLineBreak } from '../writable.ts';

/**
 * Writes the line `# text` directly above line `line`. All other lines stay.
 * @throws RangeError if there is no such line, or the text holds a line break or half a surrogate pair.
 */
export function addCommentAbove(policy: Policy, line: number, text: string): TextEdit[] {
  fieldAt(policy, line);
  return insertLines(policy.source, line, [`# ${assertNoLineBreak(text)}`]);
}
