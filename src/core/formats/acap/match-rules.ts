// Finds all fields that match a URL, not only the best: resolve-conflicts.ts decides which is the narrowest.
import { matchesPattern } from '../../matching/path-pattern.ts';
import { PatternIndex } from '../../matching/rule-index/pattern-index.ts';
import type { AppliedRule } from './applicable-rules.ts';
import type { ReadyPattern } from './path-patterns.ts';
import type { MatchingRule } from './resolve-conflicts.ts';
import type { Usage } from './usages.ts';

/** One pattern of a field. */
interface RuleWithPattern {
  readonly field: AppliedRule;
  readonly pattern: ReadyPattern;
}

const rulesAboutAny = (obeyed: readonly AppliedRule[], usages: readonly Usage[]): AppliedRule[] =>
  obeyed.filter(({ usage }) => usages.includes(usage));

const matchingRuleOf = ({ field, pattern }: RuleWithPattern): MatchingRule => ({
  field,
  effect: field.effect,
  usage: field.usage,
  pattern: pattern.text,
  units: pattern.path.units,
});

/**
 * Returns the fields that match a target (`acapTarget`), in the order in which they were collected, once for each
 * pattern that matches. It tries one field after another; the index must find the same.
 */
export const matchRulesOneByOne = (
  obeyed: readonly AppliedRule[],
  usages: readonly Usage[],
  target: string,
): MatchingRule[] =>
  rulesAboutAny(obeyed, usages)
    .flatMap((field) => field.patterns.map((pattern) => ({ field, pattern })))
    .filter(({ pattern }) => matchesPattern(pattern.path, target))
    .map(matchingRuleOf);

/** A pattern of a list, and the fields that have this list, with their positions among the collected fields. */
interface IndexedPattern {
  readonly pattern: ReadyPattern;
  readonly at: number;
  readonly fields: readonly { readonly field: AppliedRule; readonly place: number }[];
}

/** Returns the pattern lists, each once even if many fields have it. */
function collectPatterns(fields: readonly AppliedRule[]): IndexedPattern[] {
  const lists = new Map<readonly ReadyPattern[], { field: AppliedRule; place: number }[]>();
  for (const [place, field] of fields.entries()) {
    const sameList = lists.get(field.patterns);
    if (sameList) sameList.push({ field, place });
    else lists.set(field.patterns, [{ field, place }]);
  }
  const listed: IndexedPattern[] = [];
  for (const [patterns, sameList] of lists)
    for (const [at, pattern] of patterns.entries()) listed.push({ pattern, at, fields: sameList });
  return listed;
}

/** Finds matching fields through an index of their patterns. Each pattern is indexed once. */
class RuleFinder {
  private readonly patterns: PatternIndex;
  /** By the number of their pattern. */
  private readonly listed: readonly (readonly IndexedPattern[])[];

  constructor(fields: readonly AppliedRule[]) {
    const all = collectPatterns(fields);
    this.patterns = new PatternIndex(all.map(({ pattern }) => pattern.path));
    const listed = Array.from({ length: this.patterns.count }, (): IndexedPattern[] => []);
    for (const [i, one] of all.entries()) listed[this.patterns.numbers[i]!]!.push(one);
    this.listed = listed;
  }

  matching(target: string): MatchingRule[] {
    const matches: (RuleWithPattern & { readonly place: number; readonly at: number })[] = [];
    this.patterns.each(target, (number) => {
      for (const { pattern, at, fields } of this.listed[number]!)
        for (const { field, place } of fields) matches.push({ field, pattern, place, at });
    });
    return matches.sort((a, b) => a.place - b.place || a.at - b.at).map(matchingRuleOf);
  }
}

/** Up to this number, fields are tried one after another. */
const MIN_INDEXED_RULES = 16;

/** Finds the fields for some usages that match a target (`acapTarget`), as `matchRulesOneByOne` does. */
export type RuleMatcher = (usages: readonly Usage[], target: string) => readonly MatchingRule[];

/** Creates a matcher. For many fields it uses one index for each list of usages, made at its first use. */
export function createRuleMatcher(obeyed: readonly AppliedRule[]): RuleMatcher {
  if (obeyed.length <= MIN_INDEXED_RULES)
    return (usages, target) => matchRulesOneByOne(obeyed, usages, target);
  const finders = new Map<string, RuleFinder>();
  return (usages, target) => {
    const key = usages.join(' ');
    let finder = finders.get(key);
    if (!finder) finders.set(key, (finder = new RuleFinder(rulesAboutAny(obeyed, usages))));
    return finder.matching(target);
  };
}
