// Changes the name in a user-agent line.

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { fieldInRole } from './record-rows.ts';
import { setValue } from './set-value.ts';

/**
 * Replaces the name in line `line`. The field's spelling, spaces and comment stay.
 * @throws RangeError if the line is not a user-agent, or the name is empty or cannot be written.
 */
export function renameAgent(policy: Policy, line: number, name: string): TextEdit[] {
  fieldInRole(policy, line, 'agent');
  if (name === '') throw new RangeError('a user-agent needs a name');
  return setValue(policy, line, name);
}
