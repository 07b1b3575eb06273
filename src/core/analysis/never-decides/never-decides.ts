// Finds rules that never decide because one other rule of their record precedes them wherever they match.
//
// Where the first match decides, an earlier rule covers a later one if it matches everything that the later one
// matches. Where the longest match decides, the same path written again (`/a`, `/a*`) is longer, wins the tie, or
// is earlier. Where the match that ends last decides, two rules have the same path only if they end alike: `/a*`
// extends further than `/a`. Rules that only several others cover together are not searched for. No rule is
// reported wrongly, even if the budget below is exhausted.

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

/** The maximum number of comparisons with wildcard patterns per run. Beyond it only literal rules are compared. */
const COMPARISON_BUDGET = 500_000;

/** Returns a pattern without redundant stars: `/a**b` is `/a*b`, and `/a*` or `/a*$` is `/a`. */
function plainTextOf({ segments, anchored }: PathPattern): {
  readonly text: string;
  readonly anchored: boolean;
} {
  const last = segments.length - 1;
  const segmentsKept = segments.filter((segment, i) => i === 0 || i === last || segment !== '');
  if (last === 0 || segments[last] !== '') return { text: segmentsKept.join(UNIT.star), anchored };
  return { text: segmentsKept.slice(0, -1).join(UNIT.star), anchored: false };
}

/**
 * Whether `cover` matches everything that `pattern` matches. Exact for a literal `pattern`. In a pattern with
 * wildcards each star is treated as a unit that no literal contains, so that a positive result is always right.
 */
export function isCoverOf(cover: PathPattern, pattern: PathPattern): boolean {
  const { text, anchored } = plainTextOf(pattern);
  const last = cover.segments.length - 1;
  const mustEnd = cover.anchored && !(last > 0 && cover.segments[last] === '');
  if (mustEnd && !anchored) return false;
  return matchesPattern(mustEnd || !cover.anchored ? cover : { ...cover, anchored: false }, text);
}

/** Returns the only canonical URL that a pattern matches, or undefined if it matches several. */
const onlyUrlOf = ({ segments, anchored }: PathPattern): string | undefined =>
  anchored && segments.length === 1 ? segments[0] : undefined;

/** First match: finds the earliest rule that covers each rule, by the prefixes in the rule index. */
function findEarlierCovers(
  rules: readonly (PathRule | undefined)[],
  { beginnings, prefix, exact, wild, along }: RuleIndex,
): Int32Array {
  let budget = COMPARISON_BUDGET;
  const earliest = (pattern: PathPattern, place: number): number => {
    const count = beginnings.along(pattern.segments[0]!, along);
    let best = place;
    for (let i = 0; i < count; i++) best = Math.min(best, prefix[along[i]!]!);
    if (pattern.anchored && pattern.segments.length === 1) best = Math.min(best, exact[along[count - 1]!]!);
    for (let i = count - 1; i >= 0; i--) {
      for (const candidate of wild[along[i]!]?.rules ?? []) {
        if (candidate.rank >= best || budget-- <= 0) break;
        if (isCoverOf(candidate.pattern, pattern)) best = candidate.rank;
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
 * Longest match, by rule or by URL: finds the rule of the same path with the best rank. An allowed index page also
 * needs its directory.
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
    // Two paths may be equal before a `?` and different after it.
    return `${path}\n${plainTextOf({ ...pattern, segments: pattern.querySegments }).text}`;
  };
  const addPattern = (pattern: PathPattern, { effect }: PathRule, place: number) => {
    const rank = lowestRank(place, effect, pattern, reading);
    const key = keyOf(pattern);
    if (rank < (best.get(key)?.rank ?? Infinity)) best.set(key, { rank, place });
  };
  rules.forEach((rule, place) => {
    if (!rule) return;
    addPattern(rule.pattern, rule, place);
    if (!rule.directory) return;
    addPattern(rule.directory, rule, place);
    if (!directories.has(rule.pattern.units)) directories.set(rule.pattern.units, place);
  });
  return Int32Array.from(rules, (rule, place) => {
    if (!rule) return -1;
    const url = reading.choice === 'match-end' ? onlyUrlOf(rule.pattern) : undefined;
    if (url !== undefined && !rule.directory) {
      const decidingPlace = decideByIndex(index, url);
      return decidingPlace === place ? -1 : decidingPlace;
    }
    const by = rule.directory
      ? (directories.get(rule.pattern.units) ?? place)
      : (best.get(keyOf(rule.pattern))?.place ?? place);
    return by === place ? -1 : by;
  });
}

/** Cached as long as the index, which an edit keeps for all records but one. */
const coversByIndex = new WeakMap<RuleIndex, Int32Array>();

/**
 * Returns, for each rule of a run, the index of the one rule that prevents it from deciding, or -1. Takes about n
 * log n steps for n rules, whatever the rules are.
 */
export function findNeverDeciding(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): Int32Array {
  const index = getRuleIndex(run, encoding, reading);
  let covers = coversByIndex.get(index);
  if (!covers) {
    const rules = parseRules(run, encoding, reading);
    covers =
      reading.rule.choice === 'first' ? findEarlierCovers(rules, index) : findEqualCovers(rules, index);
    coversByIndex.set(index, covers);
  }
  return covers;
}
