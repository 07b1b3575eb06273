// Moves a rule with its comments and the fields that describe it, within its block or into another.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import {
  endOfRule,
  endOfRules,
  fieldInRole,
  findBlockAround,
  firstLineOfRule,
  getBlock,
  lineBehindDescription,
  linesIn,
  removeRows,
} from './record-rows.ts';

/** The destination of a rule: before the rule in this line and its comments, or after the last rule of a block. */
export type RulePlace = number | { readonly endOf: number };

/**
 * Moves the rule in line `line` with the comment lines above that belong only to it (`firstLineOfRule`) and the
 * fields that describe it. They stay the same objects. Within a block the rule is never placed among the
 * user-agent lines. All other lines stay.
 * @throws RangeError if the line is not a rule, or the destination is outside the file or between the cards.
 */
export function moveRule(policy: Policy, line: number, before: RulePlace): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  const from = firstLineOfRule(policy, line);
  const end = endOfRule(policy, line);
  const at = targetLine(policy, before);
  if (at >= from && at <= end) return [];
  return placeLines(policy.source, [
    removeRows(policy, from, end),
    { at, remove: 0, insert: linesIn(policy, from, end) },
  ]);
}

function targetLine(policy: Policy, before: RulePlace): number {
  if (typeof before !== 'number') return endOfRules(policy, getBlock(policy, before.endOf));
  const block = findBlockAround(policy, before);
  if (!block) fieldInRole(policy, before, 'rule');
  return lineBehindDescription(policy, Math.max(firstLineOfRule(policy, before), block?.body ?? 0));
}
