// A new rule in a record that speaks to the robot already.

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
 * Places for a rule in a record: above the first rule that says the opposite of the URL, and behind the last one. The
 * first does for readers that take the first rule that matches, and for those that take the longest.
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

/** The records worth a rule: the one that decides, and the first that speaks to nobody else. */
function targetRecords(situation: Situation): readonly ApplicableRecord[] {
  const { records, decider } = situation;
  const deciding = records.find(({ rules }) => decider && rules.includes(decider.rule)) ?? records[0];
  const own = records.find((record) => !isSharedRecord(situation, record));
  return [...new Set([deciding, own])].filter((record) => record !== undefined);
}

/** A rule for the URL, at each place where it may decide. */
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
