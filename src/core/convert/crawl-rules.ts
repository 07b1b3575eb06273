// What ACAP says to one crawler about crawling, as conventional rules that RFC 9309 decides the same way.
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

// Which patterns are covered by another one of a lower tier, without comparing all of them.
const isPrefixPattern = (units: string) => !units.includes(UNIT.star) && !units.endsWith(UNIT.end);

/** True if every path that `narrow` matches is matched by `wide`; canonical units. */
const coversPattern = (wide: string, narrow: string): boolean =>
  matchesEveryPath(wide) || wide === narrow || (isPrefixPattern(wide) && narrow.startsWith(wide));

/** For patterns put in with their tiers: the lowest tier of one that covers another pattern. */
class WidestPatterns {
  private everything = Infinity;
  private readonly equal = new Map<string, number>();
  /** By length, so that only lengths that occur are tried. */
  private readonly prefixes = new Map<number, Map<string, number>>();

  constructor(patterns: Iterable<{ readonly units: string; readonly tier: number }>) {
    const lower = <K>(map: Map<K, number>, key: K, tier: number) =>
      map.set(key, Math.min(map.get(key) ?? Infinity, tier));
    for (const { units, tier } of patterns) {
      if (matchesEveryPath(units)) this.everything = Math.min(this.everything, tier);
      lower(this.equal, units, tier);
      if (!isPrefixPattern(units)) continue;
      const sized = this.prefixes.get(units.length) ?? new Map<string, number>();
      this.prefixes.set(units.length, lower(sized, units, tier));
    }
  }

  lowestOver(units: string): number {
    let lowest = Math.min(this.everything, this.equal.get(units) ?? Infinity);
    for (const [length, sized] of this.prefixes)
      if (length <= units.length) lowest = Math.min(lowest, sized.get(units.slice(0, length)) ?? Infinity);
    return lowest;
  }
}

/** A rule to be written; `path` is its pattern, perhaps lengthened by wildcards that change nothing but its weight. */
export interface CrawlRule extends WeighedRule {
  readonly path: string;
}

export interface CrawlRules {
  readonly rules: readonly CrawlRule[];
  /** True if some field speaks of every path. */
  readonly complete: boolean;
  /** Permissions that met a prohibition of the same paths. */
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

/** What one conversion shares: crawlers hear the same patterns, each of which is weighed once. */
export interface ConversionContext {
  readonly budget: SearchBudget;
  readonly weigh: (pattern: ReadyPattern) => RuleWeight;
  /** The line of a rule in the file that is converted. */
  readonly lineOf: (place: { readonly path: string; readonly line: number }) => number;
}

export const createPatternWeigher = (): ConversionContext['weigh'] =>
  memoizeByKey(({ text }: ReadyPattern) => weighPath(text));

/** The fields about crawling, and those about all other usages, which count where none of the first does (2.5.6). */
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

/** Rules of one tier with the same scope have the same key. */
const scopeKey = (rule: CrawlRule) => `${rule.tier} ${rule.acap.units}`;

/** Most stars that a path is lengthened by. */
const MAX_WILDCARDS = 48;

/** The same paths with more octets; undefined if no wildcard can be added, or too many would have to be. */
function lengthenRule(rule: CrawlRule, octets: number): CrawlRule | undefined {
  const stars = '*'.repeat(Math.max(0, octets - rule.octets));
  const at = rule.path.indexOf('*');
  if (stars.length > MAX_WILDCARDS || (at < 0 && rule.path.endsWith('$'))) return undefined;
  const path = at < 0 ? rule.path + stars : rule.path.slice(0, at) + stars + rule.path.slice(at);
  return { ...rule, path, ...weighPath(path) };
}

/** Lengthens rules that must win and are too short, as long as that helps. */
function lengthenToWin(rules: readonly CrawlRule[], budget: SearchBudget): readonly CrawlRule[] {
  let current = [...rules];
  for (let round = 0; round < Math.min(rules.length, MAX_WILDCARDS); round++) {
    const wrong = findDisagreements(current, budget);
    const longer = new Map<CrawlRule, CrawlRule>();
    for (const { allow, deny, acap } of wrong) {
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

/** The first of each that says the same, without those that others cover; tied permissions are left out. */
function rulesBehindTies(all: readonly CrawlRule[], tied: ReadonlySet<CrawlRule>): readonly CrawlRule[] {
  const widest = new WidestPatterns(all.map((rule) => ({ units: rule.acap.units, tier: rule.tier })));
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = `${one.effect} ${one.units} ${scopeKey(one)}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && !tied.has(one) && widest.lowestOver(one.acap.units) >= one.tier;
  });
}

/** The rules for one crawler: what it hears in ACAP, and behind it the conventional rules for it. */
export function createCrawlRules(
  heard: ApplicableRules,
  conventional: readonly EffectiveRule[],
  context: ConversionContext,
): CrawlRules {
  const { budget } = context;
  const all = [
    ...applicableCrawlRules(heard, context),
    ...conventional.map((rule): CrawlRule => ({ ...rule, tier: CONVENTIONAL_TIER })),
  ];
  const denied = new Set(all.filter(({ effect }) => effect === 'deny').map(scopeKey));
  const tied = all.filter(
    (one) => one.effect === 'allow' && one.tier !== CONVENTIONAL_TIER && denied.has(scopeKey(one)),
  );
  const left = rulesBehindTies(all, new Set(tied));
  const denies = new RuleOverlaps(
    left.filter(({ effect }) => effect === 'deny'),
    budget,
  );
  const wins = (allow: CrawlRule) =>
    denies.some(
      allow,
      (deny) => decideByAcap(allow, deny).effect === 'allow' && patternsOverlap(allow.units, deny.units),
    );
  const rules = left.filter((one) => one.effect === 'deny' || wins(one));
  const complete = all.some(({ units }) => matchesEveryPath(units));
  return { rules: lengthenToWin(rules, budget), complete, tied };
}

/**
 * Without what changes no answer of RFC 9309: permissions that never win over a prohibition, and prohibitions inside
 * of another that no permission reaches into.
 */
export function dropNeedlessRules(rules: readonly CrawlRule[], budget: SearchBudget): readonly CrawlRule[] {
  const denies = rules.filter(({ effect }) => effect === 'deny');
  const meeting = new RuleOverlaps(denies, budget);
  const wins = (allow: CrawlRule) =>
    meeting.some(allow, ({ octets, units }) => octets <= allow.octets && patternsOverlap(units, allow.units));
  const allows = new Set(rules.filter((rule) => rule.effect === 'allow' && wins(rule)));
  const reaching = new RuleOverlaps([...allows], budget);
  const place = new Map(denies.map((deny, i) => [deny, i]));
  /** Of two that match the same, the first stays. */
  const outside = (wide: CrawlRule, deny: CrawlRule) =>
    wide !== deny &&
    coversPattern(wide.units, deny.units) &&
    (!coversPattern(deny.units, wide.units) || place.get(wide)! < place.get(deny)!);
  const everything = denies.find(({ units }) => matchesEveryPath(units));
  const isInside = (deny: CrawlRule) =>
    ((everything && outside(everything, deny)) || meeting.someWider(deny, (wide) => outside(wide, deny))) &&
    !reaching.some(deny, ({ units }) => patternsOverlap(units, deny.units));
  return rules.filter((rule) => (rule.effect === 'deny' ? !isInside(rule) : allows.has(rule)));
}
