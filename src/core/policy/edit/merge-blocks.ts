// Makes one block of two.
import { lowerCase } from '../../text/lower-case.ts';
import type { TextEdit } from '../../text/range.ts';
import { type Block, blocksOf } from '../blocks.ts';
import type { ValueType } from '../directive.ts';
import { type PlacedLine, placeLines } from '../place.ts';
import { fieldAt, type Policy, valueOf } from '../policy.ts';
import { blockRemoval } from './remove-block.ts';
import { behindDescription, blockOf, dialectOf, isBlankOrEdge, linesIn, ownLines, rowAt } from './rows.ts';

/**
 * Merges block number `second` into block number `first`. Its user-agent lines that name somebody new, and the
 * comments above and among them, go behind the first's user-agent lines; its rules, with all that stands among
 * them, behind the first's rules. Every line that goes over is the same object; what the second leaves is deleted.
 * @throws RangeError if there is no such block, or they are of two dialects.
 */
export function mergeBlocks(policy: Policy, first: number, second: number): TextEdit[] {
  const into = blockOf(policy, first);
  const from = blockOf(policy, second);
  if (first === second) return [];
  if (dialectOf(policy, into.start) !== dialectOf(policy, from.start))
    throw new RangeError('blocks of two dialects cannot be merged');
  return placeLines(policy.source, [
    { at: into.body, remove: 0, insert: [...newAgents(policy, into, from), ...aboutAll(policy, from)] },
    { at: into.end, remove: 0, insert: rulesOf(policy, from) },
    ...blockRemoval(policy, from),
  ]);
}

/** True if block number `block` can be merged into the one above: one system, and no parts that would take its rules. */
export function canMergeAbove(policy: Policy, block: number): boolean {
  const blocks = blocksOf(policy);
  const above = blocks[block - 1];
  const own = blocks[block];
  if (!above || !own || dialectOf(policy, above.start) !== dialectOf(policy, own.start)) return false;
  return !holds(policy, above, 'purpose', 'url') && !holds(policy, own, 'url');
}

/** True if a field of a block, of its own system, has one of these values. */
function holds(policy: Policy, { start, body, end }: Block, ...values: readonly ValueType[]): boolean {
  for (let line = body; line < end; line++) {
    const { directive } = fieldAt(policy, line);
    const isRule = directive?.role === 'rule' && directive.dialect === dialectOf(policy, start);
    if (isRule && values.includes(directive.value)) return true;
  }
  return false;
}

/** The head of a block, without the user-agents that the other block names too (case ignored, KOS-026). */
function newAgents(policy: Policy, into: Block, from: Block): PlacedLine[] {
  const named = new Set<string>();
  for (let line = into.start; line < into.body; line++) named.add(agentAt(policy, line));
  return linesIn(policy, from.lead, from.body).filter((_, i) => {
    const line = from.lead + i;
    return rowAt(policy, line) !== 'agent' || !named.has(agentAt(policy, line));
  });
}

const agentAt = (policy: Policy, line: number) => lowerCase(valueOf(fieldAt(policy, line)));

/** Without the blank lines between user-agents and rules: to the readers of 1996 they would end the record. */
function rulesOf(policy: Policy, block: Block): PlacedLine[] {
  return ownLines(policy, block.start, behindDescription(policy, firstRow(policy, block)), block.end);
}

/** What describes all of a record goes above the rules: below one, it would describe that one. */
function aboutAll(policy: Policy, block: Block): PlacedLine[] {
  const first = firstRow(policy, block);
  return linesIn(policy, first, behindDescription(policy, first));
}

function firstRow(policy: Policy, { body, end }: Block): number {
  let first = body;
  while (first < end && isBlankOrEdge(policy, first)) first++;
  return first;
}
