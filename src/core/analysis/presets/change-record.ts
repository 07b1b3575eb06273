// Blocks or unblocks the whole site in one record; its rules for single paths stay.

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

/** The rule that closes everything, to robots of all kinds. */
export const closingRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '/' });

/** The rule that closes nothing and still makes a record. */
export const openRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();

/**
 * The place for a rule that all robots take for one of the record, and that comes after its other rules: behind the
 * last rule before a blank line, or behind the names (draft 1 3.3: a blank line ends the record).
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
 * The first rule about everything becomes the one that closes; where others follow that let single paths in, the rule
 * comes behind them instead, for robots that take the first that matches.
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
  const gone = removeRulesChanges(policy, [...opening, ...rules.filter(({ reach }) => reach === 'none')]);
  if (siteWideRules(record, 'deny').length > 0) return mergeChanges(gone);
  return mergeChanges([
    ...gone,
    insertLineChanges(ruleLineInRecord(policy, record), closingRuleText(policy)),
  ]);
}

/** What closes everything goes; the last rule that makes the record one for robots of all kinds is emptied instead. */
function openRecordChanges(policy: Policy, record: ExistingRecord): PolicyChanges {
  const [first, ...more] = siteWideRules(record, 'deny');
  if (!first) return mergeChanges([]);
  const isStillOne = record.rules.some(({ effect, reach }) => effect === 'deny' && reach !== 'all');
  const head = isStillOne
    ? removeRulesChanges(policy, [first])
    : [rewritePathChanges(policy, first.line, '')];
  return mergeChanges([...head, ...removeRulesChanges(policy, more)]);
}

/** The changes by which a record says of everything what is wished. */
export const fulfillWishChanges = (
  policy: Policy,
  record: ExistingRecord,
  wish: AccessWish,
): PolicyChanges => (wish === 'out' ? closeRecordChanges(policy, record) : openRecordChanges(policy, record));
