// Suggests a new record for a crawler that no record applies to.

import { placeLines } from '../../document/place-lines.ts';
import { separateByBlankLines } from '../../formats/rep/edit/add-block.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { contentEnd } from '../../formats/rep/edit/record-rows.ts';
import type { Effect } from '../../matching/path-rule.ts';
import type { Policy } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import type { Candidate, PathChoice } from './candidate.ts';
import type { Situation } from './situation.ts';

const ANY_AGENT = '*';

/** Returns the names of the crawlers, if all have one, and `*`. */
const recordNamesFor = ({ robots, agents }: Situation): readonly (readonly string[])[] =>
  !robots.has('') && agents.every(isWritable) ? [agents, [ANY_AGENT]] : [[ANY_AGENT]];

/** Adds a record with one rule at the end of the file, or at its beginning. */
export function* addRecordWithRule(
  policy: Policy,
  agents: readonly string[],
  effect: Effect,
  { path, covers }: PathChoice,
): Generator<Candidate, void> {
  const rule = ruleText(policy.format, { effect, path });
  const heads = agents.map((agent) => agentText(policy.format, agent));
  const lines = [...heads, rule].map((text) => ({ text }));
  for (const at of new Set([contentEnd(policy), 0])) {
    const insert = separateByBlankLines(policy, at, lines);
    const edits = placeLines(policy.source, [{ at, remove: 0, insert }]);
    const line = at + insert.findIndex((one) => one === lines[0]);
    yield { code: 'add-record', params: { agents, rule, line, covers }, edits };
  }
}

/** Suggests a record at the end of the file, or at its beginning. */
export function* suggestNewRecord(situation: Situation): Generator<Candidate, void> {
  const { policy, wanted, paths, records } = situation;
  if (records.length > 0) return;
  for (const agents of recordNamesFor(situation))
    for (const path of paths) yield* addRecordWithRule(policy, agents, wanted, path);
}
