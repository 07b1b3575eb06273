// Writes a rule once more.
import type { TextEdit } from '../../text/range.ts';
import { placeLines } from '../place.ts';
import type { Policy } from '../policy.ts';
import { fieldInRole, firstWithComments, linesIn } from './rows.ts';

/**
 * Writes a copy of the rule in line `line` directly below it, with the comment lines directly above it.
 * @throws RangeError if it is no rule line.
 */
export function duplicateRule(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  const insert = linesIn(policy, firstWithComments(policy, line), line + 1);
  return placeLines(policy.source.lines, [{ at: line + 1, remove: 0, insert }]);
}
