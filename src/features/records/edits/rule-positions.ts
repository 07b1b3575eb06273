// Where a rule can be moved: by one place, or into another record.

import type { RulePlace } from '../../../core/formats/rep/edit/move-rule.ts';
import { type Block, blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';

function isRuleLine(policy: Policy, line: number): boolean {
  return fieldAt(policy, line).directive?.role === 'rule';
}

/** Finds the next rule from line `from` on, in steps of `step`, within a block; -1 if there is none. */
export function nextRuleFrom(policy: Policy, { body, end }: Block, from: number, step: -1 | 1): number {
  for (let line = from; line >= body && line < end; line += step) if (isRuleLine(policy, line)) return line;
  return -1;
}

const dialectAt = (policy: Policy, line: number) => fieldAt(policy, line).directive?.dialect;

/** Whether a block can contain a rule: a record of another system would not recognize the rule. */
export const canContainRule = (policy: Policy, line: number, { start }: Block): boolean =>
  dialectAt(policy, line) === dialectAt(policy, start);

/** Whether a rule can be moved to a place. */
export function canMoveRule(policy: Policy, line: number, place: RulePlace): boolean {
  const block = blocksOf(policy)[typeof place === 'number' ? blockAt(policy, place) : place.endOf];
  return block !== undefined && canContainRule(policy, line, block);
}

/** Returns the place of a rule that is moved up or down by one: past its neighbor, or into the next record. */
export function neighborPosition(policy: Policy, line: number, step: -1 | 1): RulePlace | undefined {
  const blocks = blocksOf(policy);
  const at = blockAt(policy, line);
  const block = blocks[at];
  if (!block) return undefined;
  const neighbor = nextRuleFrom(policy, block, line + step, step);
  if (neighbor >= 0 && step < 0) return neighbor;
  const afterNeighbor = neighbor < 0 ? -1 : nextRuleFrom(policy, block, neighbor + 1, 1);
  if (neighbor >= 0) return afterNeighbor < 0 ? { endOf: at } : afterNeighbor;
  let target = at + step;
  while (blocks[target] && !canContainRule(policy, line, blocks[target]!)) target += step;
  const next = blocks[target];
  if (!next) return undefined;
  const first = step < 0 ? -1 : nextRuleFrom(policy, next, next.body, 1);
  return first < 0 ? { endOf: target } : first;
}
