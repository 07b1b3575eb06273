// Changes the path of a rule.

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldInRole } from './record-rows.ts';
import { setValue } from './set-value.ts';

/**
 * Replaces the path of the rule in line `line`. Name, spaces and comment stay. The path may be empty.
 * @throws RangeError if the line is not a rule or the path cannot be written (see `isWritable`).
 */
export function setPath(policy: Policy, line: number, path: string): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  return setValue(policy, line, path);
}
