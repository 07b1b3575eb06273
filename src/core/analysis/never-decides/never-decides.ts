// Rules that never decide because one other rule of their record comes before them wherever they match.
//
// Where the first match decides, an earlier rule covers a later one if it matches everything the later one matches.
// Where the longest decides, the same path written once more (`/a`, `/a*`) is longer, wins the tie, or is earlier. Where
// the match that ends last decides, two rules have the same path only if they end alike: `/a*` reaches further than `/a`.
// What several rules cover together is not looked for, and within the budget below nothing is ever claimed wrongly.

import type { Encoding } from '../../document/encoding.ts';
import { matchesPattern, type PathPattern } from '../../matching/path-pattern.ts';
import {
  lowestRank,
  type PathRule,
  parseRules,
  type RuleMatchingOptions,
  type RunRule,
  takesWholeUrl,
} from '../../matching/path-rule.ts';
import { UNIT } from '../../matching/percent-encoding.ts';
import { decideByIndex, getRuleIndex, type RuleIndex } from '../../matching/rule-index/rule-index.ts';
import { walkUrl } from '../../matching/rule-index/url-walk.ts';

/** Comparisons with wildcard patterns per run; beyond them only literal rules are looked at. */
const COMPARISON_BUDGET = 500_000;

/** A pattern without stars that change nothing: `/a**b` is `/a*b`, and `/a*` or `/a*$` is `/a`. */
function plainTextOf({ segments, anchored }: PathPattern): {
  readonly text: string;
  readonly anchored: boolean;
} {
  const last = segments.length - 1;
  const kept = segments.filter((segment, i) => i === 0 || i === last || segment !== '');
  if (last === 0 || segments[last] !== '') return { text: kept.join(UNIT.star), anchored };
  return { text: kept.slice(0, -1).join(UNIT.star), anchored: false };
}

/**
 * Whether `cover` matches everything that `pattern` matches. Exact for a literal `pattern`; of one with wildcards
 * each star is taken for a unit that no literal contains, so that yes is always right.
 */
function isCoverOf(cover: PathPattern, pattern: PathPattern): boolean {
  const { text, anchored } = plainTextOf(pattern);
  const last = cover.segments.length - 1;
  const mustEnd = cover.anchored && !(last > 0 && cover.segments[last] === '');
  if (mustEnd && !anchored) return false;
  return matchesPattern(mustEnd || !cover.anchored ? cover : { ...cover, anchored: false }, text);
}

/** The only canonical URL that a pattern matches; undefined if there are more. */
const onlyUrlOf = ({ segments, anchored }: PathPattern): string | undefined =>
  anchored && segments.length === 1 ? segments[0] : undefined;

/** First match: the earliest rule that covers each, found along the beginnings of the rule index. */
function findEarlierCovers(
  rules: readonly (PathRule | undefined)[],
  { beginnings, prefix, exact, wild, along }: RuleIndex,
): Int32Array {
  let budget = COMPARISON_BUDGET;
  const earliest = (pattern: PathPattern, place: number): number => {
    const count = beginnings.along(walkUrl(pattern.segments[0]!), along);
    let best = place;
    for (let i = 0; i < count; i++) best = Math.min(best, prefix[along[i]!]!);
    if (pattern.anchored && pattern.segments.length === 1) best = Math.min(best, exact[along[count - 1]!]!);
    for (let i = count - 1; i >= 0; i--) {
      for (const one of wild[along[i]!]?.rules ?? []) {
        if (one.rank >= best || budget-- <= 0) break;
        if (isCoverOf(one.pattern, pattern)) best = one.rank;
      }
    }
    return best;
  };
  return Int32Array.from(rules, (rule, place) => {
    if (!rule) return -1;
    const by = earliest(rule.pattern, place);
    if (by === place || (rule.directory && earliest(rule.directory, place) !== by)) return -1;
    return by;
  });
}

/**
 * Longest match, of rules or in the URL: the rule of the same path with the best rank; an allowed index page also needs
 * its directory.
 */
function findEqualCovers(rules: readonly (PathRule | undefined)[], index: RuleIndex): Int32Array {
  const { reading } = index;
  const best = new Map<string, { rank: number; place: number }>();
  const directories = new Map<string, number>();
  const keyOf = (pattern: PathPattern) => {
    const { text, anchored } = plainTextOf(pattern);
    const isWhole = reading.choice === 'match-end' && !anchored && takesWholeUrl(pattern);
    const path = text + (isWhole ? UNIT.star : anchored ? UNIT.end : '');
    if (pattern.segments === pattern.querySegments || pattern.segments.length === 1) return path;
    // Two paths may be one before a `?` and not behind it.
    return `${path}\n${plainTextOf({ ...pattern, segments: pattern.querySegments }).text}`;
  };
  const offer = (pattern: PathPattern, { effect }: PathRule, place: number) => {
    const rank = lowestRank(place, effect, pattern, reading);
    const key = keyOf(pattern);
    if (rank < (best.get(key)?.rank ?? Infinity)) best.set(key, { rank, place });
  };
  rules.forEach((rule, place) => {
    if (!rule) return;
    offer(rule.pattern, rule, place);
    if (!rule.directory) return;
    offer(rule.directory, rule, place);
    if (!directories.has(rule.pattern.units)) directories.set(rule.pattern.units, place);
  });
  return Int32Array.from(rules, (rule, place) => {
    if (!rule) return -1;
    const url = reading.choice === 'match-end' ? onlyUrlOf(rule.pattern) : undefined;
    if (url !== undefined && !rule.directory) {
      const decides = decideByIndex(index, url);
      return decides === place ? -1 : decides;
    }
    const by = rule.directory
      ? (directories.get(rule.pattern.units) ?? place)
      : (best.get(keyOf(rule.pattern))?.place ?? place);
    return by === place ? -1 : by;
  });
}

/**
 * For each rule of a run the place of the one rule because of which it never decides, or -1. About n log n in the
 * number of rules, whatever stands in them.
 */
export function findNeverDeciding(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): Int32Array {
  const rules = parseRules(run, encoding, reading);
  const index = getRuleIndex(run, encoding, reading);
  return reading.rule.choice === 'first' ? findEarlierCovers(rules, index) : findEqualCovers(rules, index);
}
