// What the order of rules does where the first that matches decides: a record of 1996 along the index of its paths.

import type { Effect } from '../../../../matching/path-rule.ts';
import { buildRuleIndex, getRuleIndex, type RuleIndex } from '../../../../matching/rule-index/rule-index.ts';
import { createRuleTree, type RuleTree } from '../../../../matching/rule-index/rule-tree.ts';
import type { Reader } from '../../../../readers/reader.ts';
import type { RuleLine } from '../../robots-record.ts';
import { type CheckContext, type EffectiveRule, effectiveRules } from './check-context.ts';

/** A run of rules along its index; all paths are compared literally. */
export interface IndexedRun {
  readonly ruled: readonly EffectiveRule[];
  readonly tree: RuleTree;
  /** Place of each rule's path among the beginnings of the tree, by its place in the run. */
  readonly nodeOf: ReadonlyMap<number, number>;
}

function indexRules(ruled: readonly EffectiveRule[], index: RuleIndex): IndexedRun {
  const tree = createRuleTree(index);
  const nodes = new Map(tree.beginnings.map((beginning, node) => [beginning, node]));
  return {
    ruled,
    tree,
    nodeOf: new Map(
      ruled.flatMap(({ place, rule }): [number, number][] => {
        const node = nodes.get(rule.pattern.units);
        return node === undefined ? [] : [[place, node]];
      }),
    ),
  };
}

/** The place of a rule's path among the beginnings of the tree. @throws RangeError if no rule with effect is there. */
export function nodeOfRule({ nodeOf }: IndexedRun, place: number): number {
  const node = nodeOf.get(place);
  if (node === undefined) throw new RangeError(`there is no rule with effect at place ${place} of the run`);
  return node;
}

/** A run as such a reader finds it. */
export function indexRun(context: CheckContext, run: readonly RuleLine[], reader: Reader): IndexedRun {
  const { encoding } = context.policy.source;
  return indexRules(effectiveRules(context, run, reader), getRuleIndex(run, encoding, reader));
}

/** The same with the rules in another order, which nobody else will ask for. */
export function indexInOrder(context: CheckContext, run: readonly RuleLine[], reader: Reader): IndexedRun {
  const ruled = effectiveRules(context, run, reader);
  const rules = new Map(ruled.map(({ place, rule }) => [place, rule]));
  return indexRules(
    ruled,
    buildRuleIndex(
      run.map((_, place) => rules.get(place)),
      reader.rule,
    ),
  );
}

/** The place of the first rule that matches whatever a rule matches: its own if none comes before. */
export const firstMatchOf = (run: IndexedRun, place: number): number =>
  run.tree.prefix[nodeOfRule(run, place)]!;

/** By node: what is said of exactly this path where the longest decides; between equals Allow. */
function longestEffects(run: IndexedRun): ReadonlyMap<number, Effect> {
  const effects = new Map<number, Effect>();
  for (const { place, rule } of run.ruled) {
    const node = nodeOfRule(run, place);
    if (rule.effect === 'allow' || !effects.has(node)) effects.set(node, rule.effect);
  }
  return effects;
}

/** A rule on whose own path those who take the first and those who take the longest do not agree. */
export interface Dispute {
  readonly longest: EffectiveRule;
  /** Place of the rule that comes first. */
  readonly first: number;
  /** Whether both rules have the very same path. */
  readonly isTie: boolean;
}

/**
 * The disputes of a run. Of literal paths none is missed: what matches a URL is what its longest path begins with, so the
 * path itself stands for all URLs that this one rule is the longest for.
 */
export function* findDisputes(
  one: IndexedRun,
  counts: (ruled: EffectiveRule) => boolean,
): Generator<Dispute> {
  const longest = longestEffects(one);
  const effects = new Map(one.ruled.map(({ place, rule }) => [place, rule.effect]));
  for (const ruled of one.ruled) {
    const node = nodeOfRule(one, ruled.place);
    if (!counts(ruled) || longest.get(node) !== ruled.rule.effect) continue;
    const first = firstMatchOf(one, ruled.place);
    if (effects.get(first) !== ruled.rule.effect)
      yield { longest: ruled, first, isTie: one.nodeOf.get(first) === node };
  }
}
