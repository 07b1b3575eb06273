// Duplicates a rule.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { endOfRule, fieldInRole, firstLineOfRule, linesIn } from './record-rows.ts';

/**
 * Writes a copy of the rule in line `line` directly below it, with the comment lines above that belong only to it
 * (`firstLineOfRule`) and the fields that describe it.
 * @throws RangeError if the line is not a rule.
 */
export function duplicateRule(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  const end = endOfRule(policy, line);
  const insert = linesIn(policy, firstLineOfRule(policy, line), end);
  return placeLines(policy.source, [{ at: end, remove: 0, insert }]);
}
