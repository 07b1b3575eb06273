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
export const removeRule = (policy: Policy, line: number): TextEdit[] => removeRules(policy, [line]);

/** The same for several rules. @throws RangeError if one of the lines is not a rule. */
export function removeRules(policy: Policy, lines: readonly number[]): TextEdit[] {
  const changes = lines
    .toSorted((a, b) => a - b)
    .map((line) => {
      fieldInRole(policy, line, 'rule');
      return removeRows(policy, firstLineOfRule(policy, line), endOfRule(policy, line));
    });
  return placeLines(policy.source, changes);
}
