// The effect of the order of rules where the first match decides: a record of 1996, searched with the index of its
// paths.

import type { Effect } from '../../../../../matching/path-rule.ts';
import {
  buildRuleIndex,
  getRuleIndex,
  type RuleIndex,
} from '../../../../../matching/rule-index/rule-index.ts';
import { createRuleTree, type RuleTree } from '../../../../../matching/rule-index/rule-tree.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { memoizeByKey } from '../../../../../text/lazy.ts';
import type { RuleLine } from '../../../robots-record.ts';
import { type EffectiveRule, effectiveRules, type FileRules } from '../check-context.ts';

/** A run of rules with its index. All paths are compared literally. */
export interface IndexedRun {
  readonly effective: readonly EffectiveRule[];
  readonly tree: RuleTree;
  /** The node of each rule's path in the tree, by the rule's place in the run. */
  readonly nodeOf: ReadonlyMap<number, number>;
}

function indexRules(effective: readonly EffectiveRule[], index: RuleIndex): IndexedRun {
  const tree = createRuleTree(index);
  const nodes = new Map(tree.beginnings.map((beginning, node) => [beginning, node]));
  return {
    effective,
    tree,
    nodeOf: new Map(
      effective.flatMap(({ place, rule }): [number, number][] => {
        const node = nodes.get(rule.pattern.units);
        return node === undefined ? [] : [[place, node]];
      }),
    ),
  };
}

/**
 * Returns the node of a rule's path in the tree.
 * @throws RangeError if there is no rule with effect at this place.
 */
export function nodeOfRule({ nodeOf }: IndexedRun, place: number): number {
  const node = nodeOf.get(place);
  if (node === undefined) throw new RangeError(`there is no rule with effect at place ${place} of the run`);
  return node;
}

/** Cached as long as the rules and their index, which most edits do not change. */
const indexedRuns = memoizeByKey((effective: readonly EffectiveRule[]) =>
  memoizeByKey((index: RuleIndex) => indexRules(effective, index)),
);

/** Indexes a run as such a reader reads it. */
export function indexRun(file: FileRules, run: readonly RuleLine[], reader: Reader): IndexedRun {
  const { encoding } = file.policy.source;
  return indexedRuns(effectiveRules(file, run, reader))(getRuleIndex(run, encoding, reader));
}

/** The same with the rules in a new order. Not cached, because this order is needed only here. */
export function indexInOrder(file: FileRules, run: readonly RuleLine[], reader: Reader): IndexedRun {
  const effective = effectiveRules(file, run, reader);
  const rules = new Map(effective.map(({ place, rule }) => [place, rule]));
  return indexRules(
    effective,
    buildRuleIndex(
      run.map((_, place) => rules.get(place)),
      reader.rule,
    ),
  );
}

/**
 * Returns the place of the first rule that matches everything that a rule matches. It is the rule itself if none
 * precedes it.
 */
export const firstMatchOf = (run: IndexedRun, place: number): number =>
  run.tree.prefix[nodeOfRule(run, place)]!;

/** Returns, by node, the effect for exactly this path where the longest rule decides. Between equals Allow wins. */
function longestEffects(run: IndexedRun): ReadonlyMap<number, Effect> {
  const effects = new Map<number, Effect>();
  for (const { place, rule } of run.effective) {
    const node = nodeOfRule(run, place);
    if (rule.effect === 'allow' || !effects.has(node)) effects.set(node, rule.effect);
  }
  return effects;
}

/** A rule on whose own path first match and longest match disagree. */
export interface Dispute {
  readonly longest: EffectiveRule;
  /** The place of the rule that comes first. */
  readonly first: number;
  /** Whether both rules have the same path. */
  readonly isTie: boolean;
}

/**
 * Returns the disputes of a run. For literal paths none is missed: a URL is matched by the prefixes of its longest
 * path, so the path itself represents all URLs for which this rule is the longest.
 */
export function* findDisputes(
  run: IndexedRun,
  counts: (effectiveRule: EffectiveRule) => boolean,
): Generator<Dispute> {
  const longest = longestEffects(run);
  const effects = new Map(run.effective.map(({ place, rule }) => [place, rule.effect]));
  for (const effectiveRule of run.effective) {
    const node = nodeOfRule(run, effectiveRule.place);
    if (!counts(effectiveRule) || longest.get(node) !== effectiveRule.rule.effect) continue;
    const first = firstMatchOf(run, effectiveRule.place);
    if (effects.get(first) !== effectiveRule.rule.effect)
      yield { longest: effectiveRule, first, isTie: run.nodeOf.get(first) === node };
  }
}
