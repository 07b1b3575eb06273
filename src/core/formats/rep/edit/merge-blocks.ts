// Makes one block of two.

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
 * Merges block number `second` into block number `first`. Its user-agent lines that name somebody new, and the
 * comments above and among them, go behind the first's user-agent lines; its rules, with all that stands among
 * them, behind the first's rules. Every line that goes over is the same object; what the second leaves is deleted.
 * @throws RangeError if there is no such block, or they are of two dialects.
 */
export function mergeBlocks(policy: Policy, first: number, second: number): TextEdit[] {
  const into = getBlock(policy, first);
  const from = getBlock(policy, second);
  if (first === second) return [];
  if (dialectOf(policy, into.start) !== dialectOf(policy, from.start))
    throw new RangeError('blocks of two dialects cannot be merged');
  return placeLines(policy.source, [
    { at: into.body, remove: 0, insert: [...agentsToAdd(policy, into, from), ...settingsOf(policy, from)] },
    { at: into.end, remove: 0, insert: rulesOf(policy, from) },
    ...blockRemovalChanges(policy, from),
  ]);
}

/** True if block number `block` can be merged into the one above: one system, and no parts that would take its rules. */
export function canMergeAbove(policy: Policy, block: number): boolean {
  const blocks = blocksOf(policy);
  const above = blocks[block - 1];
  const own = blocks[block];
  if (!above || !own || dialectOf(policy, above.start) !== dialectOf(policy, own.start)) return false;
  return !hasValueOfType(policy, above, 'purpose', 'url') && !hasValueOfType(policy, own, 'url');
}

/** True if a field of a block, of its own system, has one of these values. */
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

/** The head of a block, without the user-agents that the other block names too (case ignored, KOS-026). */
function agentsToAdd(policy: Policy, into: Block, from: Block): PlacedLine[] {
  const named = new Set<string>();
  for (let line = into.start; line < into.body; line++) named.add(agentAt(policy, line));
  return linesIn(policy, from.lead, from.body).filter((_, i) => {
    const line = from.lead + i;
    return rowRoleAt(policy, line) !== 'agent' || !named.has(agentAt(policy, line));
  });
}

const agentAt = (policy: Policy, line: number) => lowerCase(valueOf(fieldAt(policy, line)));

/** Without the blank lines between user-agents and rules: to the readers of 1996 they would end the record. */
function rulesOf(policy: Policy, block: Block): PlacedLine[] {
  return ownLines(
    policy,
    block.start,
    lineBehindDescription(policy, firstLineOfBody(policy, block)),
    block.end,
  );
}

/** What describes all of a record goes above the rules: below one, it would describe that one. */
function settingsOf(policy: Policy, block: Block): PlacedLine[] {
  const first = firstLineOfBody(policy, block);
  return linesIn(policy, first, lineBehindDescription(policy, first));
}

function firstLineOfBody(policy: Policy, { body, end }: Block): number {
  let first = body;
  while (first < end && isBlankOrEdge(policy, first)) first++;
  return first;
}
