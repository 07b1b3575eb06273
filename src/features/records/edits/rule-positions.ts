// Where a rule goes when it is moved: by one place, or into another record.

import type { RulePlace } from '../../../core/formats/rep/edit/move-rule.ts';
import { type Block, blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';

function isRuleLine(policy: Policy, line: number): boolean {
  return fieldAt(policy, line).directive?.role === 'rule';
}

/** The next rule from line `from` on in steps of `step`, within a block; -1 if there is none. */
export function nextRuleFrom(policy: Policy, { body, end }: Block, from: number, step: -1 | 1): number {
  for (let line = from; line >= body && line < end; line += step) if (isRuleLine(policy, line)) return line;
  return -1;
}

const dialectAt = (policy: Policy, line: number) => fieldAt(policy, line).directive?.dialect;

/** True if a rule may stand in a block: a record of another system would make nothing of it. */
export const canContainRule = (policy: Policy, line: number, { start }: Block): boolean =>
  dialectAt(policy, line) === dialectAt(policy, start);

/** True if a rule may go to a place. */
export function canMoveRule(policy: Policy, line: number, place: RulePlace): boolean {
  const block = blocksOf(policy)[typeof place === 'number' ? blockAt(policy, place) : place.endOf];
  return block !== undefined && canContainRule(policy, line, block);
}

/** Where a rule goes when it is moved one place up or down: past its neighbour, or into the next record. */
export function neighborPosition(policy: Policy, line: number, step: -1 | 1): RulePlace | undefined {
  const blocks = blocksOf(policy);
  const at = blockAt(policy, line);
  const block = blocks[at];
  if (!block) return undefined;
  const neighbour = nextRuleFrom(policy, block, line + step, step);
  if (neighbour >= 0 && step < 0) return neighbour;
  const beyond = neighbour < 0 ? -1 : nextRuleFrom(policy, block, neighbour + 1, 1);
  if (neighbour >= 0) return beyond < 0 ? { endOf: at } : beyond;
  let to = at + step;
  while (blocks[to] && !canContainRule(policy, line, blocks[to]!)) to += step;
  const next = blocks[to];
  if (!next) return undefined;
  const first = step < 0 ? -1 : nextRuleFrom(policy, next, next.body, 1);
  return first < 0 ? { endOf: to } : first;
}
