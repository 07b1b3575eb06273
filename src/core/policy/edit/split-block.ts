// Makes two blocks of one.
import type { TextEdit } from '../../text/range.ts';
import { insertLines } from '../place.ts';
import type { Policy } from '../policy.ts';
import { blockAround, firstWithComments, isBlankOrEdge, linesIn, rowAt } from './rows.ts';

/**
 * From line `line` on (with the comments directly above it) the rules of its block form a block of their own, for
 * the same user-agents: their lines are copied, set off by a blank line. No line is changed or moved.
 * Nothing is done if either block would have no rule.
 * @throws RangeError if the line is not one of those below the user-agent lines of a block.
 */
export function splitBlock(policy: Policy, line: number): TextEdit[] {
  const block = blockAround(policy, line);
  if (!block || line < block.body) throw new RangeError(`no block can be split at line ${line}`);
  const at = firstWithComments(policy, line);
  if (!hasRule(policy, block.body, at) || !hasRule(policy, at, block.end)) return [];
  const agents = linesIn(policy, block.start, block.body).filter(
    (_, i) => rowAt(policy, block.start + i) === 'agent',
  );
  const gap = isBlankOrEdge(policy, at - 1) ? [] : [''];
  return insertLines(policy.source.lines, at, [...gap, ...agents.map(({ text }) => text)]);
}

function hasRule(policy: Policy, from: number, to: number): boolean {
  for (let line = from; line < to; line++) if (rowAt(policy, line) === 'rule') return true;
  return false;
}
