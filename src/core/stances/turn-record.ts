// A record that closes everything, or stops doing so: its rules about single paths stay.

import { ruleText } from '../formats/rep/edit/field-spelling.ts';
import { endOfRule, rowRoleAt } from '../formats/rep/edit/record-rows.ts';
import { setEffect } from '../formats/rep/edit/set-effect.ts';
import { setPath } from '../formats/rep/edit/set-path.ts';
import type { Policy } from '../syntax/policy.ts';
import { type Changes, goneLine, joined } from './change.ts';
import type { Wish } from './stance.ts';
import { rulesForAll, rulesForSome, type StandingRecord, type StandingRule } from './standing.ts';

/** The rule that closes everything, to robots of all kinds. */
export const closingText = (policy: Policy): string => ruleText(policy.format, { effect: 'deny', path: '/' });

/** The rule that closes nothing and still makes a record. */
export const openText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();

/**
 * The place for a rule that all robots take for one of the record, and that comes after its other rules: behind the
 * last rule before a blank line, or behind the names (draft 1 3.3: a blank line ends the record).
 */
function placeInRecord(policy: Policy, { names, rules }: StandingRecord): number {
  const last = names.at(-1)!.line;
  const lines = new Set(rules.map(({ line }) => line));
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

const without = (policy: Policy, rules: readonly StandingRule[]): readonly Changes[] =>
  rules.map(({ line }) => goneLine(policy, line));

const rewritten = (policy: Policy, line: number, path: string): Changes => ({
  inLines: [...setEffect(policy, line, 'deny'), ...setPath(policy, line, path)],
  ofLines: [],
});

const insertion = (at: number, text: string): Changes => ({
  inLines: [],
  ofLines: [{ at, remove: 0, insert: [{ text }] }],
});

/**
 * The first rule about everything becomes the one that closes; where others follow that let single paths in, the rule
 * comes behind them instead, for robots that take the first that matches.
 */
function close(policy: Policy, record: StandingRecord): Changes {
  const { rules } = record;
  const first = rules.find(({ reach }) => reach !== 'some');
  const opening = rulesForAll(record, 'allow');
  const isLast = first && !rulesForSome(record, 'allow').some(({ line }) => line > first.line);
  if (first && isLast) {
    const others = opening.filter((rule) => rule !== first);
    return joined([rewritten(policy, first.line, '/'), ...without(policy, others)]);
  }
  const gone = without(policy, [...opening, ...rules.filter(({ reach }) => reach === 'none')]);
  if (rulesForAll(record, 'deny').length > 0) return joined(gone);
  return joined([...gone, insertion(placeInRecord(policy, record), closingText(policy))]);
}

/** What closes everything goes; the last rule that makes the record one for robots of all kinds is emptied instead. */
function open(policy: Policy, record: StandingRecord): Changes {
  const [first, ...more] = rulesForAll(record, 'deny');
  if (!first) return joined([]);
  const isStillOne = record.rules.some(({ effect, reach }) => effect === 'deny' && reach !== 'all');
  const head = isStillOne ? without(policy, [first]) : [rewritten(policy, first.line, '')];
  return joined([...head, ...without(policy, more)]);
}

/** The changes by which a record says of everything what is wished. */
export const turned = (policy: Policy, record: StandingRecord, wish: Wish): Changes =>
  wish === 'out' ? close(policy, record) : open(policy, record);
