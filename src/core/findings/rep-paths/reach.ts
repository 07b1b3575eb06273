// Rules that close everything, open nothing, or never count: R062, R063, R095, R102.

import { crawlerOf } from '../../catalogue/crawlers.ts';
import { linesThatNeverDecide } from '../../compare/never-decides-in-file.ts';
import { addRuleBelow } from '../../policy/edit/add-rule.ts';
import { setPath } from '../../policy/edit/set-path.ts';
import { fixOf } from '../../policy/finding.ts';
import {
  isEverything,
  isSpeltOut,
  joinedWith,
  type Looking,
  type RecordCheck,
  type Ruled,
  ruledBy,
} from './looking.ts';
import { deleteRule, isSpare } from './spare.ts';

const numberOf = (line: number) => String(line + 1);
const denies = ({ rule }: Ruled) => rule.effect === 'deny';

/** Whether a search crawler has a record of its own that leaves it something: then the others are kept out on purpose. */
function letsSearchIn({ policy, today, loose, looseAgents }: Looking): boolean {
  const isSearch = (value: string) => crawlerOf(value)?.purposes.includes('search') === true;
  return looseAgents.lines.some(({ value, record }) => {
    if (!isSearch(value)) return false;
    const ruled = ruledBy(loose.records[record]!.rules, policy, today);
    return !ruled.some((one) => denies(one) && isEverything(one.path));
  });
}

/** R062: nobody may fetch anything but who is named. */
function tellClosed(looking: Looking): void {
  const { policy, put, today, loose, looseAgents } = looking;
  const rules = looseAgents.stars.flatMap((place) => ruledBy(loose.records[place]!.rules, policy, today));
  const [only] = rules;
  if (!only || rules.length > 1 || !denies(only) || !isEverything(only.path)) return;
  if (letsSearchIn(looking)) return;
  const { line } = only.at;
  const named = new Set(looseAgents.lines.filter(({ isStar }) => !isStar).map(({ name }) => name)).size;
  put('R062', line, [only.path, String(named)], () => [
    fixOf('empty-disallow', [], 'changes', () => setPath(policy, line, '')),
  ]);
}

/** The rules of a record, and of those that count together with it; undefined if those are too many. */
function allOf(looking: Looking, place: number, ruled: readonly Ruled[]): readonly Ruled[] | undefined {
  const joined = joinedWith(looking, place);
  const { policy, today } = looking;
  return joined && [...ruled, ...joined.flatMap(({ rules }) => ruledBy(rules, policy, today))];
}

/** R063: everything is open already where no rule says otherwise. */
function tellNeedless(looking: Looking, place: number, ruled: readonly Ruled[]): void {
  const { policy, put } = looking;
  const last = ruled.at(-1);
  if (!last || denies(last) || last.path !== '/' || ruled.length < 2) return;
  const all = allOf(looking, place, ruled);
  const couldOverride = all?.some((one) => denies(one) && one.rule.pattern.octets <= 1) ?? true;
  if (couldOverride || !isSpare(policy, last.at.line)) return;
  put('R063', last.at.line, [last.path], () => [deleteRule(policy, last.at.line, false)]);
}

/** R095: a record that allows some paths and closes none. */
function tellOpen(looking: Looking, place: number, ruled: readonly Ruled[]): void {
  const { policy, put } = looking;
  const says = (one: Ruled) => denies(one) || isEverything(one.path);
  const [first] = ruled;
  if (!first || ruled.some(says) || (allOf(looking, place, ruled)?.some(says) ?? true)) return;
  const { line } = first.at;
  put('R095', line, [first.path, String(ruled.length)], () => [
    fixOf('close-the-rest', [], 'changes', () =>
      addRuleBelow(policy, ruled.at(-1)!.at.line, { effect: 'deny', path: '/' }),
    ),
  ]);
}

/** R102: rules that never count where the longest decides. Equal ones are told as R047 and R048. */
function* tellDead({ policy, put, today }: Looking, told: ReadonlySet<number>) {
  for (const [line, covers] of yield* linesThatNeverDecide(policy, today)) {
    if (told.has(line)) continue;
    const words = covers.map(numberOf);
    put('R102', line, words, () => [deleteRule(policy, line, true)]);
  }
}

/** @param told lines of which it was said already that they say nothing of their own. */
export const reach = (told: () => ReadonlySet<number>): RecordCheck =>
  function* (looking) {
    const { policy, loose, today } = looking;
    const isWhole = !policy.format.describes && isSpeltOut(policy);
    tellClosed(looking);
    for (const [place, record] of loose.records.entries()) {
      // A rule that only some readers take for one may close what the others open.
      if (!isWhole || record.rules.length === 0) continue;
      const ruled = ruledBy(record.rules, policy, today);
      tellNeedless(looking, place, ruled);
      tellOpen(looking, place, ruled);
      yield;
    }
    yield* tellDead(looking, told());
  };
