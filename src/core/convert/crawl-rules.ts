// Converts the ACAP rules for one crawler about crawling to conventional rules that RFC 9309 decides the same way.
import type { ApplicableRules } from '../formats/acap/applicable-rules.ts';
import type { ReadyPattern } from '../formats/acap/path-patterns.ts';
import { parsePattern } from '../matching/path-pattern.ts';
import { UNIT } from '../matching/percent-encoding.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { memoizeByKey } from '../text/lazy.ts';
import type { EffectiveRule } from './conventional-groups.ts';
import { canMatchPath, matchesEveryPath, patternsOverlap } from './pattern-overlap.ts';
import { RuleOverlaps, type SearchBudget } from './rule-overlaps.ts';
import { CONVENTIONAL_TIER, decideByAcap, findDisagreements, type WeighedRule } from './weighed-rules.ts';

const isPrefixPattern = (units: string) => !units.includes(UNIT.star) && !units.endsWith(UNIT.end);

/** Whether `wide` matches every path that `narrow` matches; both in canonical units. */
const coversPattern = (wide: string, narrow: string): boolean =>
  matchesEveryPath(wide) || wide === narrow || (isPrefixPattern(wide) && narrow.startsWith(wide));

/** Finds, among patterns with tiers, the lowest tier of a pattern that covers another one. */
class WidestPatterns {
  private everything = Infinity;
  private readonly equal = new Map<string, number>();
  /** By length, so that only existing lengths are tried. */
  private readonly prefixes = new Map<number, Map<string, number>>();

  constructor(patterns: Iterable<{ readonly units: string; readonly tier: number }>) {
    const setLowest = <K>(map: Map<K, number>, key: K, tier: number) =>
      map.set(key, Math.min(map.get(key) ?? Infinity, tier));
    for (const { units, tier } of patterns) {
      if (matchesEveryPath(units)) this.everything = Math.min(this.everything, tier);
      setLowest(this.equal, units, tier);
      if (!isPrefixPattern(units)) continue;
      const sameLength = this.prefixes.get(units.length) ?? new Map<string, number>();
      this.prefixes.set(units.length, setLowest(sameLength, units, tier));
    }
  }

  lowestOver(units: string): number {
    let lowest = Math.min(this.everything, this.equal.get(units) ?? Infinity);
    for (const [length, sameLength] of this.prefixes)
      if (length <= units.length)
        lowest = Math.min(lowest, sameLength.get(units.slice(0, length)) ?? Infinity);
    return lowest;
  }
}

/** A rule to be written. `path` is its pattern, possibly with more wildcards that change only its length. */
export interface CrawlRule extends WeighedRule {
  readonly path: string;
}

export interface CrawlRules {
  readonly rules: readonly CrawlRule[];
  /** Whether some field matches every path. */
  readonly complete: boolean;
  /** Permissions with a prohibition of the same paths. */
  readonly tied: readonly CrawlRule[];
}

/** One crawler as the file names it, and its rules; `*` is any other. */
export interface CrawlerEntry {
  readonly name: string;
  readonly crawl: CrawlRules;
}

type RuleWeight = Pick<WeighedRule, 'units' | 'octets'>;

function weighPath(path: string): RuleWeight {
  const { units, octets } = parsePattern(path, 'utf-8', rfc9309.path);
  return { units, octets };
}

/** The shared state of one conversion. Crawlers share patterns, and the length of each is computed once. */
export interface ConversionContext {
  readonly budget: SearchBudget;
  readonly weigh: (pattern: ReadyPattern) => RuleWeight;
  /** Returns the line of a rule in the file that is converted. */
  readonly lineOf: (place: { readonly path: string; readonly line: number }) => number;
}

export const createPatternWeigher = (): ConversionContext['weigh'] =>
  memoizeByKey(({ text }: ReadyPattern) => weighPath(text));

/** The rules about crawling, and those about all other usages, which count where none of the former applies (2.5.6). */
function applicableCrawlRules(
  { obeyed }: ApplicableRules,
  { lineOf, weigh }: ConversionContext,
): CrawlRule[] {
  return obeyed.flatMap(({ usage, tier, effect, patterns, place }) => {
    if (usage !== 'crawl' && usage !== 'other') return [];
    const rank = (usage === 'crawl' ? 0 : 2) + (tier === 'named' ? 0 : 1);
    return patterns
      .map(
        (pattern): CrawlRule => ({
          line: lineOf(place),
          effect,
          pattern: pattern.text,
          acap: pattern.path,
          path: pattern.text,
          tier: rank,
          ...weigh(pattern),
        }),
      )
      .filter(({ units }) => canMatchPath(units));
  });
}

/** Equal for rules of one tier with the same scope. */
const scopeKey = (rule: CrawlRule) => `${rule.tier} ${rule.acap.units}`;

/** The maximum number of stars that are added to a path. */
const MAX_WILDCARDS = 48;

/** The same paths with more octets; undefined if no wildcard can be added, or if too many are needed. */
function lengthenRule(rule: CrawlRule, octets: number): CrawlRule | undefined {
  const stars = '*'.repeat(Math.max(0, octets - rule.octets));
  const at = rule.path.indexOf('*');
  if (stars.length > MAX_WILDCARDS || (at < 0 && rule.path.endsWith('$'))) return undefined;
  const path = at < 0 ? rule.path + stars : rule.path.slice(0, at) + stars + rule.path.slice(at);
  return { ...rule, path, ...weighPath(path) };
}

/** Lengthens rules that must win and are too short, until it makes no difference. */
function lengthenToWin(rules: readonly CrawlRule[], budget: SearchBudget): readonly CrawlRule[] {
  let current = [...rules];
  for (let round = 0; round < Math.min(rules.length, MAX_WILDCARDS); round++) {
    const disagreements = findDisagreements(current, budget);
    const longer = new Map<CrawlRule, CrawlRule>();
    for (const { allow, deny, acap } of disagreements) {
      const [winner, loser] = acap === 'allow' ? [allow, deny] : [deny, allow];
      const next = longer.has(winner)
        ? undefined
        : lengthenRule(winner, loser.octets + (acap === 'deny' ? 1 : 0));
      if (next && next.octets > winner.octets) longer.set(winner, next);
    }
    if (longer.size === 0) return current;
    current = current.map((rule) => longer.get(rule) ?? rule);
  }
  return current;
}

/** Drops duplicates, rules that a lower tier covers, and tied permissions. */
function withoutTiesAndDuplicates(
  all: readonly CrawlRule[],
  tied: ReadonlySet<CrawlRule>,
): readonly CrawlRule[] {
  const widest = new WidestPatterns(all.map((rule) => ({ units: rule.acap.units, tier: rule.tier })));
  const keys = new Set<string>();
  return all.filter((rule) => {
    const key = `${rule.effect} ${rule.units} ${scopeKey(rule)}`;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew && !tied.has(rule) && widest.lowestOver(rule.acap.units) >= rule.tier;
  });
}

/** Creates the rules for one crawler: its ACAP rules, followed by its conventional rules. */
export function createCrawlRules(
  applicable: ApplicableRules,
  conventional: readonly EffectiveRule[],
  context: ConversionContext,
): CrawlRules {
  const { budget } = context;
  const all = [
    ...applicableCrawlRules(applicable, context),
    ...conventional.map((rule): CrawlRule => ({ ...rule, tier: CONVENTIONAL_TIER })),
  ];
  const denied = new Set(all.filter(({ effect }) => effect === 'deny').map(scopeKey));
  const tied = all.filter(
    (one) => one.effect === 'allow' && one.tier !== CONVENTIONAL_TIER && denied.has(scopeKey(one)),
  );
  const remaining = withoutTiesAndDuplicates(all, new Set(tied));
  const denies = new RuleOverlaps(
    remaining.filter(({ effect }) => effect === 'deny'),
    budget,
  );
  const wins = (allow: CrawlRule) =>
    denies.some(
      allow,
      (deny) => decideByAcap(allow, deny).effect === 'allow' && patternsOverlap(allow.units, deny.units),
    );
  const rules = remaining.filter((one) => one.effect === 'deny' || wins(one));
  const complete = all.some(({ units }) => matchesEveryPath(units));
  return { rules: lengthenToWin(rules, budget), complete, tied };
}

/**
 * Drops rules that change no answer of RFC 9309: permissions that never win over a prohibition, and prohibitions
 * inside another one into which no permission reaches.
 */
export function dropNeedlessRules(rules: readonly CrawlRule[], budget: SearchBudget): readonly CrawlRule[] {
  const denies = rules.filter(({ effect }) => effect === 'deny');
  const overlappingDenies = new RuleOverlaps(denies, budget);
  const wins = (allow: CrawlRule) =>
    overlappingDenies.some(
      allow,
      ({ octets, units }) => octets <= allow.octets && patternsOverlap(units, allow.units),
    );
  const allows = new Set(rules.filter((rule) => rule.effect === 'allow' && wins(rule)));
  const overlappingAllows = new RuleOverlaps([...allows], budget);
  const place = new Map(denies.map((deny, i) => [deny, i]));
  /** Whether `wide` covers `deny`. Of two rules that match the same paths, the first is kept. */
  const covers = (wide: CrawlRule, deny: CrawlRule) =>
    wide !== deny &&
    coversPattern(wide.units, deny.units) &&
    (!coversPattern(deny.units, wide.units) || place.get(wide)! < place.get(deny)!);
  const everything = denies.find(({ units }) => matchesEveryPath(units));
  const isInside = (deny: CrawlRule) =>
    ((everything && covers(everything, deny)) ||
      overlappingDenies.someWider(deny, (wide) => covers(wide, deny))) &&
    !overlappingAllows.some(deny, ({ units }) => patternsOverlap(units, deny.units));
  return rules.filter((rule) => (rule.effect === 'deny' ? !isInside(rule) : allows.has(rule)));
}
