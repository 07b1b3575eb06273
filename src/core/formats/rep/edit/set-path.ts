// Changes the path of a rule.

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldInRole } from './record-rows.ts';
import { setValue } from './set-value.ts';

/**
 * Replaces the path of the rule in line `line`; name, blanks and comment stay. An empty path is one.
 * @throws RangeError if it is no rule line or the path cannot be written (see `writablePath`).
 */
export function setPath(policy: Policy, line: number, path: string): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  return setValue(policy, line, path);
}
