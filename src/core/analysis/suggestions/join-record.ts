// Suggests a user-agent line in a record that gives other crawlers the wanted answer.

import { insertLines } from '../../document/place-lines.ts';
import { agentText } from '../../formats/rep/edit/field-spelling.ts';
import { dialectOf } from '../../formats/rep/edit/record-rows.ts';
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import { fieldAt } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import type { Candidate } from './candidate.ts';
import { type AnsweringRecord, isPathOfUrl, type Situation } from './situation.ts';

/** The number of records that are suggested. */
const MAX_RECORDS = 3;

/** Suggests to name crawlers that no record names in one that does what is wanted, first for this very URL. */
export function* suggestJoinRecord(situation: Situation): Generator<Candidate, void> {
  const { policy, agents, robots, url, isNamed, answeringRecords } = situation;
  if (isNamed || robots.has('') || !agents.every(isWritable)) return;
  const pathOf = ({ rule }: AnsweringRecord) => pathOfRule(rule) || '/';
  const isForUrl = (one: AnsweringRecord) => isPathOfUrl(situation, pathOf(one));
  const records = answeringRecords();
  const inOrder = [...records.filter(isForUrl), ...records.filter((one) => !isForUrl(one))];
  for (const one of inOrder.slice(0, MAX_RECORDS)) {
    const { record, rule } = one;
    const isForSite = url === '/' && pathOf(one) === '/';
    const [line = 0] = record.agents;
    const texts = agents.map((agent) => agentText(policy.format, agent, dialectOf(policy, line)));
    const edits = insertLines(policy.source, (record.agents.at(-1) ?? line) + 1, texts);
    const params = { agents, line, rule: trimmedField(fieldAt(policy, rule.line)) };
    yield { code: 'join-record', params: { ...params, ...(isForSite && { isForSite: true }) }, edits };
  }
}
