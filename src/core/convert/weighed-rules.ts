// Rules as both protocols weigh them: ACAP by tier and scope (2.2.1, 2.4.6), RFC 9309 by octets (2.2.2).
import { compareUnits } from '../formats/acap/path-patterns.ts';
import { matchesPattern, type PathPattern } from '../matching/path-pattern.ts';
import { UNIT } from '../matching/percent-encoding.ts';
import { groupByKey } from '../text/group-by-key.ts';
import { patternsOverlap } from './pattern-overlap.ts';
import { isBudgetSpent, RuleOverlaps, type SearchBudget } from './rule-overlaps.ts';

export interface WeighedRule {
  readonly line: number;
  readonly effect: 'allow' | 'deny';
  /** As ACAP writes it, and as ACAP compares it. */
  readonly pattern: string;
  readonly acap: PathPattern;
  /** Canonical units under RFC 9309, and how many octets they count there. */
  readonly units: string;
  readonly octets: number;
  /** Of several that match, only those of the lowest tier take part in ACAP. */
  readonly tier: number;
}

/** The tier of conventional rules, which ACAP asks last and among which the longest decides. */
export const CONVENTIONAL_TIER = 4;

/** A permission and a prohibition that can meet, and about which the protocols disagree. */
export interface Disagreement<R extends WeighedRule = WeighedRule> {
  readonly allow: R;
  readonly deny: R;
  readonly acap: 'allow' | 'deny';
  /** True if ACAP finds neither narrower. */
  readonly open: boolean;
}

const decideByRfc9309 = (allow: WeighedRule, deny: WeighedRule) =>
  allow.octets >= deny.octets ? 'allow' : 'deny';

/** Which of two that meet decides in ACAP; neither narrower is a prohibition. */
export function decideByAcap(
  allow: WeighedRule,
  deny: WeighedRule,
): { effect: 'allow' | 'deny'; open: boolean } {
  if (allow.tier !== deny.tier) return { effect: allow.tier < deny.tier ? 'allow' : 'deny', open: false };
  if (allow.tier === CONVENTIONAL_TIER) return { effect: decideByRfc9309(allow, deny), open: false };
  const { narrower } = compareUnits(allow.acap.units, deny.acap.units);
  return { effect: narrower === 'a' ? 'allow' : 'deny', open: narrower !== 'a' && narrower !== 'b' };
}

/** Literal patterns of one tier that meet are a prefix of each other: longer is narrower, so nobody disagrees. */
const isPlainRule = ({ units }: WeighedRule) => !units.includes(UNIT.star);

/**
 * All pairs that the protocols disagree about, as far as the budget goes. If there is none, they agree on every URL:
 * the narrowest and the longest of any set of rules that match have the same effect as soon as this holds for each
 * two of them.
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
      const alike =
        allow.tier === deny.tier && isPlainRule(allow) && isPlainRule(deny) && allow.units !== deny.units;
      if (alike) return [];
      const { effect, open } = decideByAcap(allow, deny);
      if (effect === decideByRfc9309(allow, deny) || !patternsOverlap(allow.units, deny.units)) return [];
      return [{ allow, deny, acap: effect, open }];
    });
  });
}

const ESCAPE_PATTERN = /%[0-9A-Fa-f]{2}/g;
const QUERY_DELIMITERS = /[:/?#[\]@]|%(?:3A|2F|3F|23|5B|5D|40)/i;

/** True if a pattern has letters whose case one protocol compares and the other does not. */
export const hasLetters = (path: string): boolean => /[A-Za-z]/.test(path.replace(ESCAPE_PATTERN, ''));

/** True if a pattern can meet, behind the `?` of a URL, a delimiter that only RFC 9309 compares unescaped. */
export function meetsQueryDelims(path: string): boolean {
  const at = path.search(/[?*]/);
  return at >= 0 && QUERY_DELIMITERS.test(path.slice(at + 1));
}

/** Pairs as one entry for each rule that decided before: its line and pattern, then the patterns that win now. */
export function groupOverriddenRules(
  pairs: readonly (readonly [before: WeighedRule, now: WeighedRule])[],
): readonly { readonly line: number; readonly words: readonly string[] }[] {
  return [...groupByKey(pairs, ([{ line, pattern }]) => `${line} ${pattern}`).values()].map((some) => {
    const [[{ line, pattern }]] = some;
    return { line, words: [pattern, ...new Set(some.map(([, now]) => now.pattern))] };
  });
}

/**
 * True if ACAP prohibits a target (`acapTarget`): a prohibition matches, and no permission that does is narrower.
 * False too if that takes more comparisons than are left.
 */
export function prohibitsTarget(
  rules: readonly WeighedRule[],
  target: string,
  budget: SearchBudget,
): boolean {
  const met = rules.filter((rule) => matchesPattern(rule.acap, target));
  const allows = met.filter(({ effect }) => effect === 'allow');
  return met.some((one) => {
    if (one.effect === 'allow' || isBudgetSpent(budget)) return false;
    return allows.every((allow) => budget.left-- > 0 && decideByAcap(allow, one).effect === 'deny');
  });
}
