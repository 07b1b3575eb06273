// Adds user-agents to a block.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { agentText } from './field-spelling.ts';
import { dialectOf, getBlock, rowRoleAt } from './record-rows.ts';

/**
 * Writes a user-agent line into block number `block`: before number `at` of its user-agent lines, or after the
 * last of them (default). All other lines stay.
 * @throws RangeError if there is no such block or the name cannot be written.
 */
export function addAgent(policy: Policy, block: number, name: string, at?: number): TextEdit[] {
  return addAgents(policy, block, [name], at);
}

/**
 * Writes several user-agent lines in the given order, for example a pasted list in one step. Otherwise like
 * `addAgent`.
 */
export function addAgents(policy: Policy, block: number, names: readonly string[], at?: number): TextEdit[] {
  const { start, body } = getBlock(policy, block);
  const agents = Array.from({ length: body - start }, (_, i) => start + i).filter(
    (line) => rowRoleAt(policy, line) === 'agent',
  );
  const before = (at === undefined ? undefined : agents[at]) ?? body;
  const texts = names.map((name) => agentText(policy.format, name, dialectOf(policy, start)));
  return insertLines(policy.source, before, texts);
}
