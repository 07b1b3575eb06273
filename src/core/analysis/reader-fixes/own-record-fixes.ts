// Fixes for a crawler without a record that all readers agree on: its own record, with the rules that apply under
// the lens.

import { addBlock } from '../../formats/rep/edit/add-block.ts';
import type { RuleIntent } from '../../formats/rep/edit/field-spelling.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { leadingIdentifier } from '../../text/trim-characters.ts';
import { SEPARATORS } from './name-fixes.ts';
import {
  agentsOfCells,
  combineEdits,
  createFixes,
  type FixContext,
  type ReaderFix,
  recordsFor,
  recordsOfCells,
} from './reader-fix.ts';

const recordsUnderLens = ({ plans: [lens] }: FixContext, agent: string) =>
  lens ? recordsFor(lens, agent) : [];

/** Returns the rules of a user-agent under the lens; without any, one that blocks nothing. */
function rulesUnderLens(context: FixContext, agent: string): readonly RuleIntent[] {
  const rules = recordsUnderLens(context, agent).flatMap((record) =>
    record.rules.map((rule) => ({ effect: rule.effect, path: pathOfRule(rule) })),
  );
  return rules.length > 0 ? rules : [{ effect: 'deny', path: '' }];
}

/** Adds a record for user-agents above all others, with the rules that apply to them under the lens. */
export function writeOwnRecord(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const values = recordsOfCells(context).flatMap((record) =>
    record.agents.map((line) => valueOf(fieldAt(policy, line))),
  );
  const namedKeys = new Set(
    values.flatMap((value) => [leadingIdentifier(value), ...value.split(SEPARATORS)]).map(lowerCase),
  );
  // A name that a line contains among other words belongs to that record.
  const agents = agentsOfCells(context).filter((agent) => agent !== '' && !namedKeys.has(lowerCase(agent)));
  const [agent] = agents;
  if (agent === undefined) return [];
  const edits = addBlock(policy, { agents, rules: rulesUnderLens(context, agent) }, 0);
  return createFixes('own-record', [0], edits, agents);
}

/** Groups user-agents that obey the same records under the lens. */
function groupAlikeUnderLens(context: FixContext): [string, ...string[]][] {
  const groups = new Map<string, [string, ...string[]]>();
  for (const agent of agentsOfCells(context)) {
    if (agent === '') continue;
    const key = recordsUnderLens(context, agent)
      .map(({ agents }) => agents[0])
      .join();
    const group = groups.get(key);
    if (group) group.push(agent);
    else groups.set(key, [agent]);
  }
  return [...groups.values()];
}

/**
 * Names crawlers that select their records in a special way, which only some readers implement: adds records above
 * all others, one for each group of crawlers with the same rules under the lens.
 */
export function nameRobots(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const groups = groupAlikeUnderLens(context);
  const steps = groups.toReversed().map((agents) => {
    const rules = rulesUnderLens(context, agents[0]);
    return (now: Policy) => addBlock(now, { agents, rules }, 0);
  });
  return createFixes('own-record', [0], combineEdits(policy, steps), groups.flat());
}
