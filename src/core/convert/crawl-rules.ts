// What ACAP says to one crawler about crawling, as conventional rules that RFC 9309 decides the same way.
import type { Heard } from '../dialects/acap/candidates.ts';
import { acapPattern, compareScopes } from '../dialects/acap/patterns.ts';
import { readPattern } from '../matching/path-pattern.ts';
import { UNIT } from '../matching/percent.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import type { SaidRule } from './conventional-groups.ts';
import { canMatch, matchesAll, overlap } from './overlap.ts';
import { acapChoice, CONVENTIONAL, disagreements, type Weighed } from './weighed.ts';

/** A rule to be written; `path` is its pattern, perhaps lengthened by wildcards that change nothing but its weight. */
export interface CrawlRule extends Weighed {
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
export interface Told {
  readonly name: string;
  readonly crawl: CrawlRules;
}

function weigh(path: string): Pick<Weighed, 'units' | 'octets'> {
  const { units, octets } = readPattern(path, 'utf-8', rfc9309.path);
  return { units, octets };
}

/** The fields about crawling, and those about all other usages, which count where none of the first does (2.5.6). */
function heardRules(
  { obeyed }: Heard,
  lineOf: (place: { path: string; line: number }) => number,
): CrawlRule[] {
  return obeyed.flatMap(({ usage, tier, effect, patterns, place }) => {
    if (usage !== 'crawl' && usage !== 'other') return [];
    const rank = (usage === 'crawl' ? 0 : 2) + (tier === 'named' ? 0 : 1);
    return patterns
      .map(
        ({ text: path }): CrawlRule => ({
          line: lineOf(place),
          effect,
          pattern: path,
          path,
          tier: rank,
          ...weigh(path),
        }),
      )
      .filter(({ units }) => canMatch(units));
  });
}

/** True if every path that `narrow` matches is matched by `wide`; canonical units. */
function covers(wide: string, narrow: string): boolean {
  const isPrefix = !wide.includes(UNIT.star) && !wide.endsWith(UNIT.end);
  return matchesAll(wide) || wide === narrow || (isPrefix && narrow.startsWith(wide));
}

const acapUnits = ({ pattern }: CrawlRule) => acapPattern(pattern).units;

const same = (a: CrawlRule, b: CrawlRule) =>
  a.tier === b.tier && compareScopes(a.pattern, b.pattern).narrower === 'equal';

/** Most stars that a path is lengthened by. */
const MOST = 48;

/** The same paths with more octets; undefined if no wildcard can be added, or too many would have to be. */
function lengthened(rule: CrawlRule, octets: number): CrawlRule | undefined {
  const stars = '*'.repeat(Math.max(0, octets - rule.octets));
  const at = rule.path.indexOf('*');
  if (stars.length > MOST || (at < 0 && rule.path.endsWith('$'))) return undefined;
  const path = at < 0 ? rule.path + stars : rule.path.slice(0, at) + stars + rule.path.slice(at);
  return { ...rule, path, ...weigh(path) };
}

/** Lengthens rules that must win and are too short, as long as that helps. */
function outweighing(rules: readonly CrawlRule[]): readonly CrawlRule[] {
  let current = [...rules];
  for (let round = 0; round < Math.min(rules.length, MOST); round++) {
    const wrong = disagreements(current);
    const longer = new Map<Weighed, CrawlRule>();
    for (const { allow, deny, acap } of wrong) {
      const [winner, loser] = acap === 'allow' ? [allow, deny] : [deny, allow];
      const found = current.find((rule) => rule === (longer.get(winner) ?? winner));
      const next = found && lengthened(found, loser.octets + (acap === 'deny' ? 1 : 0));
      if (next && next.octets > found.octets && next.octets > (longer.get(winner)?.octets ?? 0))
        longer.set(winner, next);
    }
    if (longer.size === 0) return current;
    current = current.map((rule) => longer.get(rule) ?? rule);
  }
  return current;
}

/** The rules for one crawler: what it hears in ACAP, and behind it the conventional rules for it. */
export function crawlRules(
  heard: Heard,
  conventional: readonly SaidRule[],
  lineOf: (place: { path: string; line: number }) => number,
): CrawlRules {
  const all = [
    ...heardRules(heard, lineOf),
    ...conventional.map((rule): CrawlRule => ({ ...rule, tier: CONVENTIONAL })),
  ];
  const tied = all.filter(
    (one) =>
      one.effect === 'allow' &&
      one.tier !== CONVENTIONAL &&
      all.some((other) => other.effect === 'deny' && same(one, other)),
  );
  const left = all.filter(
    (one, i) =>
      !tied.includes(one) &&
      !all.some((other) => other.tier < one.tier && covers(acapUnits(other), acapUnits(one))) &&
      !all
        .slice(0, i)
        .some((other) => other.effect === one.effect && other.units === one.units && same(one, other)),
  );
  const denies = left.filter(({ effect }) => effect === 'deny');
  const wins = (allow: CrawlRule) =>
    denies.some((deny) => acapChoice(allow, deny).effect === 'allow' && overlap(allow.units, deny.units));
  const complete = all.some(({ units }) => matchesAll(units));
  return { rules: outweighing(left.filter((one) => one.effect === 'deny' || wins(one))), complete, tied };
}

/**
 * Without what changes no answer of RFC 9309: permissions that never win over a prohibition, and prohibitions inside
 * of another that no permission reaches into.
 */
export function neededRules(rules: readonly CrawlRule[]): readonly CrawlRule[] {
  const denies = rules.filter(({ effect }) => effect === 'deny');
  const wins = (allow: CrawlRule) =>
    denies.some(({ octets, units }) => octets <= allow.octets && overlap(units, allow.units));
  const allows = rules.filter((rule) => rule.effect === 'allow' && wins(rule));
  const place = new Map(denies.map((deny, i) => [deny, i]));
  /** Of two that match the same, the first stays. */
  const outside = (wide: CrawlRule, deny: CrawlRule) =>
    wide !== deny &&
    covers(wide.units, deny.units) &&
    (!covers(deny.units, wide.units) || place.get(wide)! < place.get(deny)!);
  const isInside = (deny: CrawlRule) =>
    denies.some((wide) => outside(wide, deny)) && !allows.some(({ units }) => overlap(units, deny.units));
  return rules.filter((rule) => (rule.effect === 'deny' ? !isInside(rule) : allows.includes(rule)));
}
