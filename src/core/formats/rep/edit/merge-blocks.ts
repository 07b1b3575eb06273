// Merges two blocks.

import { type PlacedLine, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { type Block, blocksOf } from '../../../syntax/blocks.ts';
import type { ValueType } from '../../../syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../syntax/policy.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import {
  dialectOf,
  getBlock,
  isBlankOrEdge,
  lineBehindDescription,
  linesIn,
  ownLines,
  rowRoleAt,
} from './record-rows.ts';
import { blockRemovalChanges } from './remove-block.ts';

/**
 * Merges block number `second` into block number `first`. Its user-agent lines with new names, and the comments
 * above and among them, move after the first's user-agent lines. Its rules, with everything among them, move after
 * the first's rules. Every line that moves stays the same object. What remains of the second block is deleted.
 * @throws RangeError if there is no such block, or the blocks are of two dialects.
 */
export function mergeBlocks(policy: Policy, first: number, second: number): TextEdit[] {
  const target = getBlock(policy, first);
  const from = getBlock(policy, second);
  if (first === second) return [];
  if (dialectOf(policy, target.start) !== dialectOf(policy, from.start))
    throw new RangeError('blocks of two dialects cannot be merged');
  return placeLines(policy.source, [
    {
      at: target.body,
      remove: 0,
      insert: [...agentsToAdd(policy, target, from), ...settingsOf(policy, from)],
    },
    { at: target.end, remove: 0, insert: rulesOf(policy, from) },
    ...blockRemovalChanges(policy, from),
  ]);
}

/**
 * Whether block number `block` can be merged into the one above: both are of one system, and neither has parts
 * that would absorb the other's rules.
 */
export function canMergeAbove(policy: Policy, block: number): boolean {
  const blocks = blocksOf(policy);
  const above = blocks[block - 1];
  const current = blocks[block];
  if (!above || !current || dialectOf(policy, above.start) !== dialectOf(policy, current.start)) return false;
  return !hasValueOfType(policy, above, 'purpose', 'url') && !hasValueOfType(policy, current, 'url');
}

/** Whether a field of a block, in the block's own system, has one of these values. */
function hasValueOfType(
  policy: Policy,
  { start, body, end }: Block,
  ...values: readonly ValueType[]
): boolean {
  for (let line = body; line < end; line++) {
    const { directive } = fieldAt(policy, line);
    const isRule = directive?.role === 'rule' && directive.dialect === dialectOf(policy, start);
    if (isRule && values.includes(directive.value)) return true;
  }
  return false;
}

/** Returns the head of a block, without the user-agents that the other block names too (ignoring case, draft 1 3.2.1). */
function agentsToAdd(policy: Policy, target: Block, from: Block): PlacedLine[] {
  const existingNames = new Set<string>();
  for (let line = target.start; line < target.body; line++) existingNames.add(agentAt(policy, line));
  return linesIn(policy, from.lead, from.body).filter((_, i) => {
    const line = from.lead + i;
    return rowRoleAt(policy, line) !== 'agent' || !existingNames.has(agentAt(policy, line));
  });
}

const agentAt = (policy: Policy, line: number) => lowerCase(valueOf(fieldAt(policy, line)));

/**
 * Returns the rules without the blank lines between user-agents and rules, which would end the record for readers
 * of 1996.
 */
function rulesOf(policy: Policy, block: Block): PlacedLine[] {
  return ownLines(
    policy,
    block.start,
    lineBehindDescription(policy, firstLineOfBody(policy, block)),
    block.end,
  );
}

/**
 * Returns the fields that describe the whole record. They move above the rules, because below a rule they would
 * describe that rule.
 */
function settingsOf(policy: Policy, block: Block): PlacedLine[] {
  const first = firstLineOfBody(policy, block);
  return linesIn(policy, first, lineBehindDescription(policy, first));
}

function firstLineOfBody(policy: Policy, { body, end }: Block): number {
  let first = body;
  while (first < end && isBlankOrEdge(policy, first)) first++;
  return first;
}
