// Fixes of rules above all records, which apply to no crawler.

import type { Fix } from '../../../../../diagnostics/finding.ts';
import { sliceLines } from '../../../../../document/lines.ts';
import { placeLines } from '../../../../../document/place-lines.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { lastOf, type NonEmpty } from '../../../../../text/non-empty.ts';
import { agentText } from '../../../edit/field-spelling.ts';
import {
  contentEnd,
  endOfRule,
  firstLineWithComments,
  isBlankOrEdge,
  type LineRange,
  removeRows,
  rowRoleAt,
} from '../../../edit/record-rows.ts';
import type { FixContext } from '../check-context.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import { agentNameAt } from '../line-text.ts';
import { type IntendedRecord, isBlankPart, isRulePart } from './intended-records.ts';

const lineAboveComments = (policy: Policy, line: number) =>
  rowRoleAt(policy, line) === 'rule' ? firstLineWithComments(policy, line) : line;

/**
 * Returns a fix that puts a user-agent line above the rules. Blank lines among them are removed, because they
 * would end the record.
 */
function addAgentFix({ subject: { policy, intended }, fix }: FixContext, orphans: NonEmpty<number>): Fix {
  const { parts } = intended;
  const [first] = orphans;
  const last = lastOf(orphans);
  const text = agentText(policy.format, '*');
  const blanks: number[] = [];
  for (let line = first; line < last; line++) if (isBlankPart(parts[line])) blanks.push(line);
  return fix('add-agent-above', { text }, () =>
    placeLines(policy.source, [
      { at: lineAboveComments(policy, first), remove: 0, insert: [{ text }] },
      ...blanks.map((at) => ({ at, remove: 1, insert: [] })),
    ]),
  );
}

/** Returns the line after the rules of a record, above any blank line, where the record ends for some readers. */
function endOf(policy: Policy, parts: Uint8Array, { agents, rules, blanks }: IntendedRecord): number {
  const [blank = Infinity] = blanks.filter((line) => line > lastOf(agents));
  const last = rules.findLast((line) => line < blank);
  return last === undefined ? lastOf(agents) + 1 : endOfIntendedRecord(policy, parts, last);
}

/** Returns blank lines after removed runs that would follow another blank line, or none. */
function removableBlanks(policy: Policy, runs: readonly LineRange[]): readonly number[] {
  const removable: number[] = [];
  // The remaining line above, and the end of the removed lines.
  let [above, end] = [-1, 0];
  for (const { from, to } of runs) {
    if (from !== end) above = from - 1;
    end = to;
    if (!isBlankOrEdge(policy, above)) continue;
    for (; end < contentEnd(policy) && rowRoleAt(policy, end) === 'blank'; end++) removable.push(end);
  }
  return removable;
}

/**
 * Returns the end of a rule and of the fields that describe it. A misspelled field describes nothing: it is meant
 * as a rule or a name.
 */
function endOfIntendedRecord(policy: Policy, parts: Uint8Array, line: number): number {
  const end = endOfRule(policy, line);
  for (let at = line + 1; at < end; at++)
    if (isRulePart(parts[at]) || parts[at] === INTENDED_PART.agent) return firstLineWithComments(policy, at);
  return end;
}

/**
 * Returns a fix that moves the rules and their comments into a record. Comments at the beginning of the file are
 * its heading and stay there.
 */
function moveIntoRecordFix({ subject: { policy, intended }, fix }: FixContext, record: IntendedRecord): Fix {
  const { lines } = policy.source;
  const { orphans, parts } = intended;
  const values = { line: record.agents[0] + 1, rules: orphans.length };
  return fix('rules-into-record', values, () => {
    const runs = orphans.map((line) => {
      const from = lineAboveComments(policy, line);
      return { from: from === 0 ? line : from, to: endOfIntendedRecord(policy, parts, line) };
    });
    const insert = runs.flatMap(({ from, to }) => [...sliceLines(lines, from, to)]);
    return placeLines(policy.source, [
      ...runs.map(({ from, to }) => removeRows(policy, from, to)),
      ...removableBlanks(policy, runs).map((at) => ({ at, remove: 1, insert: [] })),
      { at: endOf(policy, parts, record), remove: 0, insert },
    ]);
  });
}

/**
 * Returns the fixes of rules above all records: all of them into the record for any other crawler, because a second
 * such record would be another fault.
 */
export function orphanFixes(context: FixContext, orphans: NonEmpty<number>): readonly Fix[] {
  const isStar = (line: number) => agentNameAt(context, line) === '*';
  const { records } = context.subject.intended;
  const starRecord = records.find(({ agents }) => agents.every(isStar));
  if (starRecord) return [moveIntoRecordFix(context, starRecord)];
  const shared = records.find(({ agents }) => agents.some(isStar));
  const create = addAgentFix(context, orphans);
  return shared ? [moveIntoRecordFix(context, shared), create] : [create];
}
