// Removes a line that is neither a user-agent nor a rule.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { removeRows, rowRoleAt } from './record-rows.ts';

/**
 * Deletes a comment line, a setting, an unknown or an invalid line. All other lines stay. A blank line remains if
 * the user-agents above would otherwise join those of the next block.
 * @throws RangeError for blank lines, user-agents and rules, which have commands of their own.
 */
export function removeLine(policy: Policy, line: number): TextEdit[] {
  const row = rowRoleAt(policy, line);
  if (row !== 'comment' && row !== 'loose') throw new RangeError(`line ${line} is a ${row} line`);
  return placeLines(policy.source, [
    row === 'comment' ? { at: line, remove: 1, insert: [] } : removeRows(policy, line, line + 1),
  ]);
}
