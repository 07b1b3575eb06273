// Finds the rule of a run that decides a URL, at the cost of one walk along the URL.
//
// Every rule begins with literal octets. The distinct beginnings are found by hash, so that finding those of a URL
// costs its length, however many rules there are. Only rules with wildcards and such a beginning have to be tried.
import type { Encoding } from '../../document/encoding.ts';
import type { SourceLine } from '../../document/lines.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { type PathPattern, pathOptionsKey, patternKey } from '../path-pattern.ts';
import {
  lowestRank,
  type PathRule,
  parseRules,
  placeOfRank,
  type RuleMatchingOptions,
  type RuleOptions,
  type RunRule,
  rankSurplus,
} from '../path-rule.ts';
import { PrefixSet } from './prefix-set.ts';
import { walkUrl } from './url-walk.ts';
import { type MatchVisitor, type WildcardRule, WildcardRules } from './wildcard-rules.ts';

/** Columns, by beginning of rules. Ranks are Infinity where there is no rule. */
export interface RuleIndex {
  readonly beginnings: PrefixSet;
  /** The best rank of the rules that match this beginning and anything after it. */
  readonly prefix: Float64Array;
  /** The best rank of the rules that match this beginning and nothing longer. */
  readonly exact: Float64Array;
  /** The rules with wildcards after this beginning, each with the lowest rank that it can have. */
  readonly wild: readonly (WildcardRules | undefined)[];
  /** A buffer for the beginnings of one URL. */
  readonly along: Int32Array;
  readonly reading: RuleOptions;
}

function forEachPattern(
  rules: readonly (PathRule | undefined)[],
  reading: RuleOptions,
  visit: (pattern: PathPattern, rank: number) => void,
): void {
  rules.forEach((rule, place) => {
    if (!rule) return;
    visit(rule.pattern, lowestRank(place, rule.effect, rule.pattern, reading));
    const { directory } = rule;
    if (directory) visit(directory, lowestRank(place, rule.effect, directory, reading));
  });
}

/** Keeps only the best of rules with the same pattern: no other can decide. */
function keepBest(rules: Map<string, WildcardRule>, rule: WildcardRule): void {
  const key = patternKey(rule.pattern);
  const existing = rules.get(key);
  if (!existing || rule.rank < existing.rank) rules.set(key, rule);
}

/** Builds the index of a run of rules. Undefined for a rule without effect. */
export function buildRuleIndex(rules: readonly (PathRule | undefined)[], reading: RuleOptions): RuleIndex {
  const places = new Map<string, number>();
  const placeOf = ({ segments: [beginning] }: PathPattern): number => {
    let place = places.get(beginning);
    if (place === undefined) places.set(beginning, (place = places.size));
    return place;
  };
  forEachPattern(rules, reading, placeOf);
  const beginnings = new PrefixSet([...places.keys()]);
  const prefix = new Float64Array(places.size).fill(Infinity);
  const exact = new Float64Array(places.size).fill(Infinity);
  const wild = new Map<string, WildcardRule>();
  forEachPattern(rules, reading, (pattern, rank) => {
    const i = placeOf(pattern);
    if (pattern.segments.length > 1) keepBest(wild, { pattern, rank });
    else if (pattern.anchored) exact[i] = Math.min(exact[i]!, rank);
    else prefix[i] = Math.min(prefix[i]!, rank);
  });
  const byBeginning: (WildcardRule[] | undefined)[] = beginnings.texts.map(() => undefined);
  for (const rule of wild.values()) (byBeginning[placeOf(rule.pattern)] ??= []).push(rule);
  const along = new Int32Array(beginnings.depth);
  const wildcardRules = byBeginning.map((rules) => rules && new WildcardRules(rules));
  return { beginnings, prefix, exact, wild: wildcardRules, along, reading };
}

/** Returns the place in the run of the rule that decides a canonical URL, or -1 if none matches. */
export function decideByIndex(index: RuleIndex, url: string): number {
  const { beginnings, prefix, exact, wild, along, reading } = index;
  const count = beginnings.along(url, along);
  let best = Infinity;
  let onMatch: MatchVisitor | undefined;
  for (let i = 0; i < count; i++) best = Math.min(best, prefix[along[i]!]!);
  for (let i = count - 1; i >= 0; i--) {
    const at = along[i]!;
    const { length } = beginnings.texts[at]!;
    if (length === url.length) best = Math.min(best, exact[at]!);
    const wildcardRules = wild[at];
    if (!wildcardRules) continue;
    onMatch ??= ({ pattern, rank }) => (best = Math.min(best, rank + rankSurplus(pattern, url, reading)));
    wildcardRules.search(walkUrl(url), length, best, onMatch);
  }
  return placeOfRank(best);
}

interface CachedIndex {
  readonly key: string;
  readonly run: readonly RunRule[];
  readonly index: RuleIndex;
}

/**
 * The limit for runs that are read with the same options and begin with the same line: before and after an edit,
 * or merged for several crawlers.
 */
const MAX_CACHED_INDEXES = 3;
/**
 * By the first line of a run. Cached as long as the line, so that an edit builds one index and not those of all
 * records.
 */
const indexesByLine = memoizeByKey((_: SourceLine): { indexes: readonly CachedIndex[] } => ({ indexes: [] }));

const isSameRun = (a: readonly RunRule[], b: readonly RunRule[]) =>
  a.length === b.length && a.every(({ seen, effect }, i) => seen === b[i]?.seen && effect === b[i]?.effect);

const optionsKey = (encoding: Encoding, { rule, path }: RuleMatchingOptions) =>
  [
    pathOptionsKey(encoding, path),
    rule.choice,
    rule.tie,
    rule.empty,
    rule.honourAllow,
    rule.allowIndexHtml,
  ].join(' ');

/** Returns the index of a run of the same lines, if it is cached. */
export function findCachedIndex(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): RuleIndex | undefined {
  const [first] = run;
  if (!first) return undefined;
  const key = optionsKey(encoding, reading);
  return indexesByLine(first.seen).indexes.find((cached) => cached.key === key && isSameRun(cached.run, run))
    ?.index;
}

/**
 * Returns the index of a run of rules. It is cached as long as the lines of the run exist, and found by their
 * identity.
 */
export function getRuleIndex(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): RuleIndex {
  const cached = findCachedIndex(run, encoding, reading);
  if (cached) return cached;
  const index = buildRuleIndex(parseRules(run, encoding, reading), reading.rule);
  const [first] = run;
  if (!first) return index;
  const key = optionsKey(encoding, reading);
  const holder = indexesByLine(first.seen);
  const sameKey = holder.indexes.filter((cached) => cached.key === key);
  const otherKeys = holder.indexes.filter((cached) => cached.key !== key);
  holder.indexes = [{ key, run, index }, ...sameKey.slice(0, MAX_CACHED_INDEXES - 1), ...otherKeys];
  return index;
}
