// Rules in an order in which the first that matches and the longest are of one mind; as few as possible move.

import { type LineChange, placeLines } from '../../../../document/place-lines.ts';
import type { TextEdit } from '../../../../document/range.ts';
import type { Reader } from '../../../../readers/reader.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { groupByKey } from '../../../../text/group-by-key.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import { endOfRule, firstLineOfRule, linesIn } from '../../edit/record-rows.ts';
import type { RuleLine } from '../../robots-record.ts';
import { type CheckContext, type EffectiveRule, isPlainPath } from './check-context.ts';
import { findDisputes, type IndexedRun, indexInOrder, indexRun, nodeOfRule } from './first-match.ts';

/** Steps after which the plain order by length is taken. */
const MAX_STEPS = 200_000;

const isPlainRule = ({ path }: EffectiveRule) => isPlainPath(path);

/** By falling length, Allow first between equals, as the digest has it. */
const sortByLength = (rules: readonly EffectiveRule[]): EffectiveRule[] =>
  rules.toSorted(
    (a, b) =>
      b.rule.pattern.units.length - a.rule.pattern.units.length ||
      Number(b.rule.effect === 'allow') - Number(a.rule.effect === 'allow'),
  );

/** Where the paths end that begin like the one at a node: they stand next to each other. */
function endOfSubtree({ beginnings }: IndexedRun['tree'], node: number): number {
  const own = beginnings[node];
  if (own === undefined) throw new RangeError(`there is no node ${node} of ${beginnings.length}`);
  let end = node + 1;
  while (beginnings[end]?.startsWith(own)) end++;
  return end;
}

/** Each rule as early as before, but behind what is longer and says the opposite. Undefined after too many steps. */
function sortStably(run: IndexedRun, rules: readonly EffectiveRule[]): EffectiveRule[] | undefined {
  const byNode = groupByKey(rules, ({ place }) => nodeOfRule(run, place));
  const wanted = new Set<EffectiveRule>();
  const begun = new Set<EffectiveRule>();
  let steps = 0;
  const emit = (ruled: EffectiveRule): void => {
    if (begun.has(ruled)) return;
    begun.add(ruled);
    const node = nodeOfRule(run, ruled.place);
    const { effect } = ruled.rule;
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
    wanted.add(ruled);
  };
  for (const ruled of rules) {
    emit(ruled);
    if (steps >= MAX_STEPS) return undefined;
  }
  return [...wanted];
}

/** As many of the numbers as stand in rising order already (patience sorting). */
function longestRisingSequence(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const length = countLeading(tails, (tail) => tail < number);
    previous.set(number, tails[length - 1]);
    tails[length] = number;
  }
  const kept = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous.get(at)) kept.add(at);
  return kept;
}

/** The edits that bring rules into an order: those that stay stay where they are, the others go with their comments. */
function moveEdits(policy: Policy, wanted: readonly EffectiveRule[]): TextEdit[] {
  const kept = longestRisingSequence(wanted.map(({ place }) => place));
  const unitOf = ({ at: { line } }: EffectiveRule) => ({
    from: firstLineOfRule(policy, line),
    to: endOfRule(policy, line),
  });
  const last = wanted.findLast(({ place }) => kept.has(place));
  if (!last) return [];
  let at = unitOf(last).to;
  const changes: LineChange[] = [];
  for (const ruled of wanted.toReversed()) {
    const { from, to } = unitOf(ruled);
    if (kept.has(ruled.place)) at = from;
    else
      changes.push(
        { at: from, remove: to - from, insert: [] },
        { at, remove: 0, insert: linesIn(policy, from, to) },
      );
  }
  return placeLines(policy.source, changes.toReversed());
}

/** The rules of a run in another order: those that are sorted take each other's places. */
function runInOrder(run: readonly RuleLine[], wanted: readonly EffectiveRule[]): RuleLine[] {
  const places = wanted.map(({ place }) => place).sort((a, b) => a - b);
  const moved = new Map(wanted.map(({ at }, i) => [places[i], at]));
  return run.map((one, place) => moved.get(place) ?? one);
}

/**
 * Edits after which the literal rules of a record decide alike whether the first or the longest counts. None if they do
 * already, or if that could not be made sure of.
 */
export function sortRecord(
  context: CheckContext,
  run: readonly RuleLine[],
  reader: Reader,
): readonly TextEdit[] {
  const one = indexRun(context, run, reader);
  const plain = one.ruled.filter(isPlainRule);
  const wanted = sortStably(one, plain) ?? sortByLength(plain);
  const [left] = findDisputes(indexInOrder(context, runInOrder(run, wanted), reader), isPlainRule);
  return left ? [] : moveEdits(context.policy, wanted);
}
