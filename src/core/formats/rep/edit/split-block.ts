// Makes two blocks of one.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Block } from '../../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import {
  dialectOf,
  findBlockAround,
  firstLineWithComments,
  isBlankOrEdge,
  linesIn,
  rowRoleAt,
} from './record-rows.ts';

/**
 * From line `line` on (with the comments directly above it) the rules of its block form a block of their own, for
 * the same user-agents: their lines are copied, set off by a blank line, and those of the purposes that head the part
 * it stands in. No line is changed or moved. Nothing is done if either block would have no rule.
 * @throws RangeError if the line is not one of those below the user-agent lines of a block.
 */
export function splitBlock(policy: Policy, line: number): TextEdit[] {
  const block = findBlockAround(policy, line);
  if (!block || line < block.body) throw new RangeError(`no block can be split at line ${line}`);
  const at = firstLineWithComments(policy, line);
  if (!hasRule(policy, block, block.body, at) || !hasRule(policy, block, at, block.end)) return [];
  const agents = linesIn(policy, block.start, block.body).filter(
    (_, i) => rowRoleAt(policy, block.start + i) === 'agent',
  );
  const purposes = purposesAbove(policy, block, at).flatMap((one) => linesIn(policy, one, one + 1));
  const gap = isBlankOrEdge(policy, at - 1) ? [] : [''];
  return insertLines(policy.source, at, [...gap, ...[...agents, ...purposes].map(({ text }) => text)]);
}

/** What the rule in a line is to its block: undefined for all that is none of its own system. */
function ruleRoleAt(policy: Policy, { start }: Block, line: number): 'purpose' | 'rule' | undefined {
  const { directive } = fieldAt(policy, line);
  if (directive?.role !== 'rule' || directive.dialect !== dialectOf(policy, start)) return undefined;
  return directive.value === 'purpose' ? 'purpose' : 'rule';
}

function hasRule(policy: Policy, block: Block, from: number, to: number): boolean {
  for (let line = from; line < to; line++) if (ruleRoleAt(policy, block, line) === 'rule') return true;
  return false;
}

/** The lines of the purposes that hold for the rule in a line. */
function purposesAbove(policy: Policy, block: Block, at: number): number[] {
  const purposes: number[] = [];
  let isOpen = false;
  for (let line = block.body; line < at; line++) {
    const own = ruleRoleAt(policy, block, line);
    if (own === 'purpose' && !isOpen) purposes.length = 0;
    if (own === 'purpose') purposes.push(line);
    if (own) isOpen = own === 'purpose';
  }
  return purposes;
}
