// Splits a block in two.

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
 * Turns the rules of a block from line `line` on (with the comments directly above it) into a block of their own,
 * for the same user-agents. The user-agent lines are copied, separated by a blank line, and so are the purposes
 * that apply to the part that contains the line. No line is changed or moved. Does nothing if either block would
 * have no rule.
 * @throws RangeError if the line is not below the user-agent lines of a block.
 */
export function splitBlock(policy: Policy, line: number): TextEdit[] {
  const block = findBlockAround(policy, line);
  if (!block || line < block.body) throw new RangeError(`no block can be split at line ${line}`);
  const at = firstLineWithComments(policy, line);
  if (!hasRule(policy, block, block.body, at) || !hasRule(policy, block, at, block.end)) return [];
  const agents = linesIn(policy, block.start, block.body).filter(
    (_, i) => rowRoleAt(policy, block.start + i) === 'agent',
  );
  const purposes = purposesAbove(policy, block, at).flatMap((purposeLine) =>
    linesIn(policy, purposeLine, purposeLine + 1),
  );
  const gap = isBlankOrEdge(policy, at - 1) ? [] : [''];
  return insertLines(policy.source, at, [...gap, ...[...agents, ...purposes].map(({ text }) => text)]);
}

/** Returns the role of the rule in a line for its block. Undefined for anything but a rule of the block's system. */
function ruleRoleAt(policy: Policy, { start }: Block, line: number): 'purpose' | 'rule' | undefined {
  const { directive } = fieldAt(policy, line);
  if (directive?.role !== 'rule' || directive.dialect !== dialectOf(policy, start)) return undefined;
  return directive.value === 'purpose' ? 'purpose' : 'rule';
}

function hasRule(policy: Policy, block: Block, from: number, to: number): boolean {
  for (let line = from; line < to; line++) if (ruleRoleAt(policy, block, line) === 'rule') return true;
  return false;
}

/** Returns the lines of the purposes that apply to the rule in a line. */
function purposesAbove(policy: Policy, block: Block, at: number): number[] {
  const purposes: number[] = [];
  let isOpen = false;
  for (let line = block.body; line < at; line++) {
    const role = ruleRoleAt(policy, block, line);
    if (role === 'purpose' && !isOpen) purposes.length = 0;
    if (role === 'purpose') purposes.push(line);
    if (role) isOpen = role === 'purpose';
  }
  return purposes;
}
