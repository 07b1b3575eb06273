// Removes a user-agent from its block.

import { deleteLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldInRole, findBlockAround, rowRoleAt } from './record-rows.ts';

/**
 * Deletes the user-agent line `line`. Comments above it stay with the remaining user-agents. The only user-agent
 * of a block is not deleted (no edits), because its rules would then belong to the block above. Remove the block
 * instead.
 * @throws RangeError if the line is not a user-agent.
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
