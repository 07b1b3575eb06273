// Removes a rule with its comments.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { endOfRule, fieldInRole, firstLineOfRule, removeRows } from './record-rows.ts';

/**
 * Deletes the rule in line `line`, its trailing comment, the comment lines above that belong only to it
 * (`firstLineOfRule`), and the fields that describe it. All other lines stay. A blank line remains if the
 * user-agents above would otherwise join those of the next block.
 * @throws RangeError if the line is not a rule.
 */
export function removeRule(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  return placeLines(policy.source, [
    removeRows(policy, firstLineOfRule(policy, line), endOfRule(policy, line)),
  ]);
}
