// Blocks or unblocks the whole site in one record.

import { endOfRule, rowRoleAt } from '../../formats/rep/edit/record-rows.ts';
import { setEffect } from '../../formats/rep/edit/set-effect.ts';
import { setPath } from '../../formats/rep/edit/set-path.ts';
import type { Policy } from '../../syntax/policy.ts';
import {
  allowingRules,
  type ExistingRecord,
  type ExistingRule,
  isCutOff,
  lastNameLine,
  siteWideRules,
} from './existing-records.ts';
import { closingRuleText, type InheritedRule, missingFrom } from './own-record-lines.ts';
import { mergeChanges, type PolicyChanges, removeLineChanges } from './policy-changes.ts';
import type { AccessWish } from './preset.ts';

/**
 * Returns the line for a rule that all crawlers read as part of the record, after the rules that stay: after the
 * last one before a blank line, or after the names (draft 1 3.3: a blank line ends the record), as in a file of which
 * crawlers read only the beginning.
 */
function ruleLineInRecord(policy: Policy, record: ExistingRecord, removed: readonly ExistingRule[]): number {
  const last = lastNameLine(record);
  if (isCutOff(policy)) return last + 1;
  const lines = new Set(record.rules.filter((rule) => !removed.includes(rule)).map(({ line }) => line));
  let place = last + 1;
  for (
    let line = last + 1;
    line < policy.source.lines.length && rowRoleAt(policy, line) !== 'blank';
    line++
  ) {
    if (rowRoleAt(policy, line) === 'agent') break;
    if (lines.has(line)) place = endOfRule(policy, line);
  }
  return place;
}

const removeRulesChanges = (policy: Policy, rules: readonly ExistingRule[]): readonly PolicyChanges[] =>
  rules.map(({ line }) => removeLineChanges(policy, line));

const rewritePathChanges = (policy: Policy, line: number, path: string): PolicyChanges => ({
  inLines: [...setEffect(policy, line, 'deny'), ...setPath(policy, line, path)],
  ofLines: [],
});

const insertLinesChanges = (at: number, texts: readonly string[]): PolicyChanges => ({
  inLines: [],
  ofLines: [{ at, remove: 0, insert: texts.map((text) => ({ text })) }],
});

/**
 * Changes the first rule for everything into the blocking rule, or inserts it. Rules that allow anything are
 * removed: RFC 9309 2.2.2 prefers a longer path, and of two equal ones the Allow.
 */
function closeRecordChanges(policy: Policy, record: ExistingRecord): PolicyChanges {
  const first = record.rules.find(({ reach }) => reach !== 'some');
  if (first) {
    const others = allowingRules(record).filter((rule) => rule !== first);
    return mergeChanges([rewritePathChanges(policy, first.line, '/'), ...removeRulesChanges(policy, others)]);
  }
  const removed = allowingRules(record);
  const at = ruleLineInRecord(policy, record, removed);
  return mergeChanges([
    ...removeRulesChanges(policy, removed),
    insertLinesChanges(at, [closingRuleText(policy)]),
  ]);
}

/**
 * Removes the rules that block everything, and adds the inherited ones, so that nothing is allowed that the file
 * blocks for every crawler. If no rule is left that makes the names a record for crawlers of all kinds, the path of
 * a removed one is emptied instead.
 */
function openRecordChanges(
  policy: Policy,
  record: ExistingRecord,
  inherited: readonly InheritedRule[],
): PolicyChanges {
  const [first, ...others] = siteWideRules(record, 'deny');
  if (!first) return mergeChanges([]);
  const added = missingFrom(policy, record, inherited);
  const isStillOne =
    added.length > 0 || record.rules.some(({ effect, reach }) => effect === 'deny' && reach !== 'all');
  const removed = isStillOne ? [first, ...others] : others;
  return mergeChanges([
    ...(isStillOne ? [] : [rewritePathChanges(policy, first.line, '')]),
    ...removeRulesChanges(policy, removed),
    ...(added.length > 0 ? [insertLinesChanges(ruleLineInRecord(policy, record, removed), added)] : []),
  ]);
}

/** Returns the changes after which a record allows nothing: for names that another record blocks. */
export const removeAllowsChanges = (policy: Policy, record: ExistingRecord): PolicyChanges =>
  mergeChanges(removeRulesChanges(policy, allowingRules(record)));

/**
 * Returns the changes after which a record gives the wished answer for the whole site.
 * @param inherited the rules for single paths that an allowed crawler also gets.
 */
export const fulfillWishChanges = (
  policy: Policy,
  record: ExistingRecord,
  wish: AccessWish,
  inherited: readonly InheritedRule[],
): PolicyChanges =>
  wish === 'out' ? closeRecordChanges(policy, record) : openRecordChanges(policy, record, inherited);
