// Blocks or unblocks the whole site in one record. Its rules for single paths stay.

import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { endOfRule, rowRoleAt } from '../../formats/rep/edit/record-rows.ts';
import { setEffect } from '../../formats/rep/edit/set-effect.ts';
import { setPath } from '../../formats/rep/edit/set-path.ts';
import type { Policy } from '../../syntax/policy.ts';
import {
  type ExistingRecord,
  type ExistingRule,
  lastNameLine,
  singlePathRules,
  siteWideRules,
} from './existing-records.ts';
import { mergeChanges, type PolicyChanges, removeLineChanges } from './policy-changes.ts';
import type { AccessWish } from './preset.ts';

/** Returns the rule that blocks everything for crawlers of all kinds. */
export const closingRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '/' });

/** Returns the rule that blocks nothing, but makes the names a record. */
export const openRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();

/**
 * Returns the line for a rule that all crawlers read as part of the record, after its other rules: after the last
 * rule before a blank line, or after the names (draft 1 3.3: a blank line ends the record).
 */
function ruleLineInRecord(policy: Policy, record: ExistingRecord): number {
  const last = lastNameLine(record);
  const lines = new Set(record.rules.map(({ line }) => line));
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

const insertLineChanges = (at: number, text: string): PolicyChanges => ({
  inLines: [],
  ofLines: [{ at, remove: 0, insert: [{ text }] }],
});

/**
 * Changes the first rule for everything into the blocking rule. If later rules allow single paths, the blocking
 * rule is inserted after them instead, for crawlers that use the first match.
 */
function closeRecordChanges(policy: Policy, record: ExistingRecord): PolicyChanges {
  const { rules } = record;
  const first = rules.find(({ reach }) => reach !== 'some');
  const opening = siteWideRules(record, 'allow');
  const isLast = first && !singlePathRules(record, 'allow').some(({ line }) => line > first.line);
  if (first && isLast) {
    const others = opening.filter((rule) => rule !== first);
    return mergeChanges([rewritePathChanges(policy, first.line, '/'), ...removeRulesChanges(policy, others)]);
  }
  const removals = removeRulesChanges(policy, [...opening, ...rules.filter(({ reach }) => reach === 'none')]);
  if (siteWideRules(record, 'deny').length > 0) return mergeChanges(removals);
  return mergeChanges([
    ...removals,
    insertLineChanges(ruleLineInRecord(policy, record), closingRuleText(policy)),
  ]);
}

/**
 * Removes the rules that block everything. If one of them is the last rule that makes the names a record for
 * crawlers of all kinds, its path is emptied instead.
 */
function openRecordChanges(policy: Policy, record: ExistingRecord): PolicyChanges {
  const [first, ...others] = siteWideRules(record, 'deny');
  if (!first) return mergeChanges([]);
  const isStillOne = record.rules.some(({ effect, reach }) => effect === 'deny' && reach !== 'all');
  const firstChanges = isStillOne
    ? removeRulesChanges(policy, [first])
    : [rewritePathChanges(policy, first.line, '')];
  return mergeChanges([...firstChanges, ...removeRulesChanges(policy, others)]);
}

/** Returns the changes after which a record gives the wished answer for the whole site. */
export const fulfillWishChanges = (
  policy: Policy,
  record: ExistingRecord,
  wish: AccessWish,
): PolicyChanges => (wish === 'out' ? closeRecordChanges(policy, record) : openRecordChanges(policy, record));
