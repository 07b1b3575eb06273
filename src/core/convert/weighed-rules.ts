// Rules in the form that both protocols compare: ACAP by tier and scope (2.2.1, 2.4.6), RFC 9309 by octets
// (2.2.2).
import { compareUnits } from '../formats/acap/path-patterns.ts';
import { matchesPattern, type PathPattern } from '../matching/path-pattern.ts';
import { UNIT } from '../matching/percent-encoding.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { patternsOverlap } from './pattern-overlap.ts';
import { isBudgetSpent, RuleOverlaps, type SearchBudget } from './rule-overlaps.ts';

export interface WeighedRule {
  readonly line: number;
  readonly effect: 'allow' | 'deny';
  /** The pattern as ACAP writes it, and as ACAP compares it. */
  readonly pattern: string;
  readonly acap: PathPattern;
  /** The canonical units under RFC 9309, and the number of octets that count there. */
  readonly units: string;
  readonly octets: number;
  /** Of several rules that match, ACAP only uses those of the lowest tier. */
  readonly tier: number;
}

/** The tier of conventional rules, which ACAP uses last. The longest of them decides. */
export const CONVENTIONAL_TIER = 4;

/** A permission and a prohibition that overlap, and for which the protocols decide differently. */
export interface Disagreement<R extends WeighedRule = WeighedRule> {
  readonly allow: R;
  readonly deny: R;
  readonly acap: 'allow' | 'deny';
  /** Whether ACAP finds neither narrower. */
  readonly open: boolean;
}

const decideByRfc9309 = (allow: WeighedRule, deny: WeighedRule) =>
  allow.octets >= deny.octets ? 'allow' : 'deny';

/** Which of two overlapping rules decides in ACAP. If neither is narrower, it is a prohibition. */
export function decideByAcap(
  allow: WeighedRule,
  deny: WeighedRule,
): { effect: 'allow' | 'deny'; open: boolean } {
  if (allow.tier !== deny.tier) return { effect: allow.tier < deny.tier ? 'allow' : 'deny', open: false };
  if (allow.tier === CONVENTIONAL_TIER) return { effect: decideByRfc9309(allow, deny), open: false };
  const { narrower } = compareUnits(allow.acap.units, deny.acap.units);
  return { effect: narrower === 'a' ? 'allow' : 'deny', open: narrower !== 'a' && narrower !== 'b' };
}

/**
 * Of overlapping literal patterns in one tier, one is a prefix of the other and longer is narrower: the protocols
 * agree.
 */
const isPlainRule = ({ units }: WeighedRule) => !units.includes(UNIT.star);

/**
 * Returns all pairs for which the protocols decide differently, within the budget. If there are none, the
 * protocols agree on every URL: the narrowest and the longest rule of any matching set have the same effect if
 * this is true of every two of them.
 */
export function findDisagreements<R extends WeighedRule>(
  rules: readonly R[],
  budget: SearchBudget,
): readonly Disagreement<R>[] {
  const denies = new RuleOverlaps(
    rules.filter(({ effect }) => effect === 'deny'),
    budget,
  );
  return rules.flatMap((allow) => {
    if (allow.effect !== 'allow' || isBudgetSpent(budget)) return [];
    return denies.near(allow).flatMap((deny) => {
      const isAgreed =
        allow.tier === deny.tier && isPlainRule(allow) && isPlainRule(deny) && allow.units !== deny.units;
      if (isAgreed) return [];
      const { effect, open } = decideByAcap(allow, deny);
      if (effect === decideByRfc9309(allow, deny) || !patternsOverlap(allow.units, deny.units)) return [];
      return [{ allow, deny, acap: effect, open }];
    });
  });
}

const ESCAPE_PATTERN = /%[0-9A-Fa-f]{2}/g;
const QUERY_DELIMITERS = /[:/?#[\]@]|%(?:3A|2F|3F|23|5B|5D|40)/i;

/** Whether a pattern has letters, whose case only one protocol compares. */
export const hasLetters = (path: string): boolean => /[A-Za-z]/.test(path.replace(ESCAPE_PATTERN, ''));

/** Whether a pattern can match, after the `?` of a URL, a delimiter that only RFC 9309 compares unescaped. */
export function meetsQueryDelims(path: string): boolean {
  const at = path.search(/[?*]/);
  return at >= 0 && QUERY_DELIMITERS.test(path.slice(at + 1));
}

/** Groups pairs by the rule that decided before: its line and pattern, followed by the patterns that decide now. */
export function groupOverriddenRules(
  pairs: readonly (readonly [before: WeighedRule, now: WeighedRule])[],
): readonly { readonly line: number; readonly words: readonly string[] }[] {
  return [...groupByKey(pairs, ([{ line, pattern }]) => `${line} ${pattern}`).values()].map((samePairs) => {
    const [[{ line, pattern }]] = samePairs;
    return { line, words: [pattern, ...new Set(samePairs.map(([, now]) => now.pattern))] };
  });
}

/**
 * Whether ACAP prohibits a target (`acapTarget`): a prohibition matches, and no matching permission is narrower.
 * False if the budget does not suffice for the comparisons.
 */
export function prohibitsTarget(
  rules: readonly WeighedRule[],
  target: string,
  budget: SearchBudget,
): boolean {
  const matching = rules.filter((rule) => matchesPattern(rule.acap, target));
  const allows = matching.filter(({ effect }) => effect === 'allow');
  return matching.some((rule) => {
    if (rule.effect === 'allow' || isBudgetSpent(budget)) return false;
    return allows.every((allow) => budget.left-- > 0 && decideByAcap(allow, rule).effect === 'deny');
  });
}
