// Writes a comment line above another line.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { assertNoLineBreak } from '../../../syntax/writable-value.ts';

/**
 * Writes the line `# text` directly above line `line`. All other lines stay.
 * @throws RangeError if there is no such line, or the text contains a line break or half a surrogate pair.
 */
export function addCommentAbove(policy: Policy, line: number, text: string): TextEdit[] {
  fieldAt(policy, line);
  return insertLines(policy.source, line, [`# ${assertNoLineBreak(text)}`]);
}
