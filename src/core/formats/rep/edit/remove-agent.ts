// Removes a user-agent from its block.

import { deleteLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldInRole, findBlockAround, rowRoleAt } from './record-rows.ts';

/**
 * Deletes the user-agent line `line`; comments above it stay, with the user-agents that are left.
 * The only one of a block stays (no edits): without it the rules would fall to the block above. Remove the block.
 * @throws RangeError if it is no user-agent line.
 */
export function removeAgent(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'agent');
  const block = findBlockAround(policy, line);
  for (let other = block?.start ?? 0; other < (block?.body ?? 0); other++) {
    if (other !== line && rowRoleAt(policy, other) === 'agent') {
      return deleteLines(policy.source, line, line + 1);
    }
  }
  return [];
}
