// Sorts rules so that first match and longest match agree. As few rules as possible move.

import { type LineChange, placeLines } from '../../../../../document/place-lines.ts';
import type { TextEdit } from '../../../../../document/range.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { groupByKey } from '../../../../../text/group-by-key.ts';
import { countLeading } from '../../../../../text/large-lists.ts';
import { endOfRule, firstLineOfRule, linesIn } from '../../../edit/record-rows.ts';
import type { RuleLine } from '../../../robots-record.ts';
import { type EffectiveRule, type FileRules, isPlainPath } from '../check-context.ts';
import { findDisputes, type IndexedRun, indexInOrder, indexRun, nodeOfRule } from './first-match.ts';

/** The number of steps after which rules are simply sorted by length. */
const MAX_STEPS = 200_000;

const isPlainRule = ({ path }: EffectiveRule) => isPlainPath(path);

/** Sorts by descending length, with Allow first between equals. */
const sortByLength = (rules: readonly EffectiveRule[]): EffectiveRule[] =>
  rules.toSorted(
    (a, b) =>
      b.rule.pattern.units.length - a.rule.pattern.units.length ||
      Number(b.rule.effect === 'allow') - Number(a.rule.effect === 'allow'),
  );

/** Returns the end of the paths that begin with the path at a node. They are adjacent. */
function endOfSubtree({ beginnings }: IndexedRun['tree'], node: number): number {
  const beginning = beginnings[node];
  if (beginning === undefined) throw new RangeError(`there is no node ${node} of ${beginnings.length}`);
  let end = node + 1;
  while (beginnings[end]?.startsWith(beginning)) end++;
  return end;
}

/**
 * Puts each rule as early as before, but after longer rules with the opposite effect. Undefined after too many
 * steps.
 */
function sortStably(run: IndexedRun, rules: readonly EffectiveRule[]): EffectiveRule[] | undefined {
  const byNode = groupByKey(rules, ({ place }) => nodeOfRule(run, place));
  const ordered = new Set<EffectiveRule>();
  const visited = new Set<EffectiveRule>();
  let steps = 0;
  const emit = (effectiveRule: EffectiveRule): void => {
    if (visited.has(effectiveRule)) return;
    visited.add(effectiveRule);
    const node = nodeOfRule(run, effectiveRule.place);
    const { effect } = effectiveRule.rule;
    const before: EffectiveRule[] = [];
    const end = endOfSubtree(run.tree, node);
    for (let below = node; below < end && steps < MAX_STEPS; below++) {
      if (below === node && effect === 'allow') continue;
      for (const other of byNode.get(below) ?? []) {
        steps++;
        if (other.rule.effect !== effect) before.push(other);
      }
    }
    steps++;
    before.sort((a, b) => a.place - b.place).forEach(emit);
    ordered.add(effectiveRule);
  };
  for (const effectiveRule of rules) {
    emit(effectiveRule);
    if (steps >= MAX_STEPS) return undefined;
  }
  return [...ordered];
}

/** Returns a longest ascending subsequence of numbers (patience sorting). */
function longestRisingSequence(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const length = countLeading(tails, (tail) => tail < number);
    previous.set(number, tails[length - 1]);
    tails[length] = number;
  }
  const sequence = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous.get(at)) sequence.add(at);
  return sequence;
}

/**
 * Returns the edits that put rules into an order. Rules in the longest ascending sequence stay, and the others
 * move with their comments.
 */
function moveEdits(policy: Policy, ordered: readonly EffectiveRule[]): TextEdit[] {
  const unmoved = longestRisingSequence(ordered.map(({ place }) => place));
  const unitOf = ({ at: { line } }: EffectiveRule) => ({
    from: firstLineOfRule(policy, line),
    to: endOfRule(policy, line),
  });
  const last = ordered.findLast(({ place }) => unmoved.has(place));
  if (!last) return [];
  let at = unitOf(last).to;
  const changes: LineChange[] = [];
  for (const effectiveRule of ordered.toReversed()) {
    const { from, to } = unitOf(effectiveRule);
    if (unmoved.has(effectiveRule.place)) at = from;
    else
      changes.push(
        { at: from, remove: to - from, insert: [] },
        { at, remove: 0, insert: linesIn(policy, from, to) },
      );
  }
  return placeLines(policy.source, changes.toReversed());
}

/** Returns a run with some rules in a new order. They are distributed over their old places. */
function runInOrder(run: readonly RuleLine[], ordered: readonly EffectiveRule[]): RuleLine[] {
  const places = ordered.map(({ place }) => place).sort((a, b) => a - b);
  const ruleAtPlace = new Map(ordered.map(({ at }, i) => [places[i], at]));
  return run.map((rule, place) => ruleAtPlace.get(place) ?? rule);
}

/**
 * Returns edits after which the literal rules of a record decide the same whether the first or the longest
 * applies. None if they already do, or if that could not be ensured.
 */
export function sortRecord(file: FileRules, run: readonly RuleLine[], reader: Reader): readonly TextEdit[] {
  const indexedRun = indexRun(file, run, reader);
  const plain = indexedRun.effective.filter(isPlainRule);
  const ordered = sortStably(indexedRun, plain) ?? sortByLength(plain);
  const [dispute] = findDisputes(indexInOrder(file, runInOrder(run, ordered), reader), isPlainRule);
  return dispute ? [] : moveEdits(file.policy, ordered);
}
