// Where a robot has no record that all readers take for it: one of its own, with the rules that the lens applies.

import { addBlock } from '../../formats/rep/edit/add-block.ts';
import type { RuleIntent } from '../../formats/rep/edit/field-spelling.ts';
import { leadingIdentifier } from '../../matching/agent-names.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { lowerCase } from '../../text/lower-case.ts';
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

/** The rules of a user-agent under the lens; without any, one that denies nothing. */
function rulesUnderLens(context: FixContext, agent: string): readonly RuleIntent[] {
  const rules = recordsUnderLens(context, agent).flatMap((record) =>
    record.rules.map((rule) => ({ effect: rule.effect, path: pathOfRule(rule) })),
  );
  return rules.length > 0 ? rules : [{ effect: 'deny', path: '' }];
}

/** Writes a record of their own for user-agents above all others, with the rules that the lens applies to them. */
export function writeOwnRecord(context: FixContext): readonly ReaderFix[] {
  const { policy } = context;
  const values = recordsOfCells(context).flatMap((record) =>
    record.agents.map((line) => valueOf(fieldAt(policy, line))),
  );
  const meant = new Set(
    values.flatMap((value) => [leadingIdentifier(value), ...value.split(SEPARATORS)]).map(lowerCase),
  );
  // Who is named beside other words is meant by that record.
  const agents = agentsOfCells(context).filter((agent) => agent !== '' && !meant.has(lowerCase(agent)));
  const [agent] = agents;
  if (agent === undefined) return [];
  const edits = addBlock(policy, { agents, rules: rulesUnderLens(context, agent) }, 0);
  return createFixes('own-record', [0], edits, agents);
}

/** User-agents that obey the same records under the lens. */
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
 * Names robots that choose their records in a way of their own, which only some readers know of: in records above all
 * others, one for those that obey the same rules under the lens.
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
