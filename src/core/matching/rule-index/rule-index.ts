// The fast path: which rule of a run decides a URL, at the cost of a walk along the URL.
//
// Every rule begins with literal octets. The distinct beginnings are found by hash, so that the beginnings of a URL cost
// its length, however many rules there are; only rules with wildcards that begin so have to be tried.
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

/** Columns over the beginnings of rules; ranks are Infinity where there is no rule. */
export interface RuleIndex {
  readonly beginnings: PrefixSet;
  /** The best rank of the rules that match this beginning, whatever follows. */
  readonly prefix: Float64Array;
  /** The best rank of the rules that match this beginning and nothing longer. */
  readonly exact: Float64Array;
  /** The rules with wildcards behind this beginning, each with the lowest rank that it can have. */
  readonly wild: readonly (WildcardRules | undefined)[];
  /** Room for the beginnings of one URL. */
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

/** Of rules with the same pattern only the best can decide. */
function keepBest(rules: Map<string, WildcardRule>, rule: WildcardRule): void {
  const key = patternKey(rule.pattern);
  const known = rules.get(key);
  if (!known || rule.rank < known.rank) rules.set(key, rule);
}

/** Builds the index of a run of rules; undefined stands for a rule without effect. */
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
  const alike: (WildcardRule[] | undefined)[] = beginnings.texts.map(() => undefined);
  for (const rule of wild.values()) (alike[placeOf(rule.pattern)] ??= []).push(rule);
  const along = new Int32Array(beginnings.depth);
  const wildcardRules = alike.map((found) => found && new WildcardRules(found));
  return { beginnings, prefix, exact, wild: wildcardRules, along, reading };
}

/** The place in the run of the rule that decides a canonical URL, or -1 if none matches. */
export function decideByIndex(index: RuleIndex, url: string): number {
  const { beginnings, prefix, exact, wild, along, reading } = index;
  const walk = walkUrl(url);
  const count = beginnings.along(walk, along);
  let best = Infinity;
  const offer: MatchVisitor = ({ pattern, rank }) =>
    (best = Math.min(best, rank + rankSurplus(pattern, url, reading)));
  for (let i = 0; i < count; i++) best = Math.min(best, prefix[along[i]!]!);
  for (let i = count - 1; i >= 0; i--) {
    const at = along[i]!;
    const { length } = beginnings.texts[at]!;
    if (length === url.length) best = Math.min(best, exact[at]!);
    wild[at]?.search(walk, length, best, offer);
  }
  return placeOfRank(best);
}

interface CachedIndex {
  readonly key: string;
  readonly run: readonly RunRule[];
  readonly index: RuleIndex;
}

/** Runs of one reading that begin with the same line: before and after an edit, or merged for several robots. */
const MAX_CACHED_INDEXES = 3;
/** By the first line of a run, as long as the line, because an edit then builds one index again, not those of all records. */
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

/** The index that was made of a run of the same lines, if it is still kept. */
export function findCachedIndex(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): RuleIndex | undefined {
  const [first] = run;
  if (!first) return undefined;
  const key = optionsKey(encoding, reading);
  return indexesByLine(first.seen).indexes.find((one) => one.key === key && isSameRun(one.run, run))?.index;
}

/** The index of a run of rules; kept as long as the run has the same lines, found by their identity. */
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
  const own = holder.indexes.filter((one) => one.key === key);
  const others = holder.indexes.filter((one) => one.key !== key);
  holder.indexes = [{ key, run, index }, ...own.slice(0, MAX_CACHED_INDEXES - 1), ...others];
  return index;
}
