// Suggests a new rule in a record that already applies to the crawler.

import { insertLines } from '../../document/place-lines.ts';
import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import {
  endOfRule,
  firstLineWithComments,
  lineBehindDescription,
} from '../../formats/rep/edit/record-rows.ts';
import type { Candidate } from './candidate.ts';
import {
  type ApplicableRecord,
  agentValuesOf,
  conflictingLines,
  isSharedRecord,
  type Situation,
} from './situation.ts';

const lastAgentLine = ({ agents }: ApplicableRecord) => agents.at(-1) ?? 0;

/**
 * Returns the places for a rule in a record: above the first rule with the opposite answer for the URL, and after
 * the last rule. The first place works for readers that use the first match and for those that use the longest.
 */
function rulePlacesIn(situation: Situation, record: ApplicableRecord): readonly number[] {
  const { policy } = situation;
  const last = record.rules.at(-1);
  const atEnd = last ? endOfRule(policy, last.line) : lastAgentLine(record) + 1;
  const [opposite] = conflictingLines(situation, record.rules);
  if (opposite === undefined) return [atEnd];
  const above = Math.max(firstLineWithComments(policy, opposite), lastAgentLine(record) + 1);
  return [lineBehindDescription(policy, above), atEnd];
}

/**
 * Returns the records in which a rule is useful: the one that decides, and the first that applies to no other
 * crawler.
 */
function targetRecords(situation: Situation): readonly ApplicableRecord[] {
  const { records, decider } = situation;
  const deciding = records.find(({ rules }) => decider && rules.includes(decider.rule)) ?? records[0];
  const unshared = records.find((record) => !isSharedRecord(situation, record));
  return [...new Set([deciding, unshared])].filter((record) => record !== undefined);
}

/** Suggests a rule for the URL, at each place where it may decide. */
export function* suggestNewRule(situation: Situation): Generator<Candidate, void> {
  const { policy, wanted, paths } = situation;
  for (const record of targetRecords(situation)) {
    const agents = agentValuesOf(record);
    for (const { path, covers } of paths) {
      const rule = ruleText(policy.format, { effect: wanted, path });
      for (const line of rulePlacesIn(situation, record)) {
        const edits = insertLines(policy.source, line, [rule]);
        yield { code: 'add-rule', params: { rule, line, agents, covers }, edits };
      }
    }
  }
}
