// The fast path: which rule of a run decides a URL, at the cost of a search among literal beginnings.
//
// Every rule begins with literal octets. The distinct beginnings stand sorted in one table, each linked to the
// longest other beginning that it starts with. The beginnings of a URL are then one chain of links, and only
// the wildcard rules on that chain have to be tried.
import type { Encoding } from '../text/encoding.ts';
import type { SourceLine } from '../text/lines.ts';
import { matchesPattern, type PathPattern, pathReadingKey } from './path-pattern.ts';
import {
  type PathRule,
  placeOfRank,
  type RuleReading,
  type RulesReading,
  type RunRule,
  rankOf,
  readRules,
} from './path-rule.ts';

interface WildRule {
  readonly pattern: PathPattern;
  readonly rank: number;
}

/** Columns over the sorted beginnings; -1 is no link, Infinity no rule. */
export interface RuleIndex {
  readonly beginnings: readonly string[];
  /** The longest other beginning that this one starts with. */
  readonly parent: Int32Array;
  /** The best rank of the rules that match whatever follows: of this beginning and of those up the chain. */
  readonly prefix: Float64Array;
  /** The best rank of the rules that match this beginning and nothing longer. */
  readonly exact: Float64Array;
  /** The rules with wildcards, best first. */
  readonly wild: readonly (readonly WildRule[])[];
  /** This or the next beginning up the chain that has rules with wildcards. */
  readonly nextWild: Int32Array;
}

function eachPattern(
  rules: readonly (PathRule | undefined)[],
  reading: RuleReading,
  visit: (pattern: PathPattern, rank: number) => void,
): void {
  rules.forEach((rule, place) => {
    if (!rule) return;
    visit(rule.pattern, rankOf(place, rule.effect, rule.pattern.octets, reading));
    const { directory } = rule;
    if (directory) visit(directory, rankOf(place, rule.effect, directory.octets, reading));
  });
}

/** Links each sorted beginning to the longest one that it starts with: they lie on a stack. */
function linkBeginnings(beginnings: readonly string[]): Int32Array {
  const parent = new Int32Array(beginnings.length).fill(-1);
  for (let i = 1; i < beginnings.length; i++) {
    let above = i - 1;
    while (above >= 0 && !beginnings[i]!.startsWith(beginnings[above]!)) above = parent[above]!;
    parent[i] = above;
  }
  return parent;
}

/** The beginnings in order. Those of an earlier index come first, in its order: most of the sorting is done. */
function sortBeginnings(places: Map<string, number>, earlier: RuleIndex | undefined): readonly string[] {
  const old = earlier?.beginnings.filter((beginning) => places.has(beginning)) ?? [];
  old.forEach((beginning) => places.set(beginning, 0));
  const added = [...places.keys()].filter((beginning) => places.get(beginning) !== 0);
  const beginnings = [...old, ...added.sort()].sort();
  beginnings.forEach((beginning, i) => places.set(beginning, i));
  return beginnings;
}

/**
 * Builds the index of a run of rules; undefined stands for a rule without effect.
 * @param earlier the index of a run that is much the same, to save time.
 */
export function buildIndex(
  rules: readonly (PathRule | undefined)[],
  reading: RuleReading,
  earlier?: RuleIndex,
): RuleIndex {
  const places = new Map<string, number>();
  eachPattern(rules, reading, ({ segments }) => places.set(segments[0]!, -1));
  const beginnings = sortBeginnings(places, earlier);
  const parent = linkBeginnings(beginnings);
  const prefix = new Float64Array(beginnings.length).fill(Infinity);
  const exact = new Float64Array(beginnings.length).fill(Infinity);
  const wild: WildRule[][] = beginnings.map(() => []);
  eachPattern(rules, reading, (pattern, rank) => {
    const i = places.get(pattern.segments[0]!)!;
    if (pattern.segments.length > 1) wild[i]!.push({ pattern, rank });
    else if (pattern.anchored) exact[i] = Math.min(exact[i]!, rank);
    else prefix[i] = Math.min(prefix[i]!, rank);
  });
  const nextWild = new Int32Array(beginnings.length).fill(-1);
  for (let i = 0; i < beginnings.length; i++) {
    const above = parent[i]!;
    if (above >= 0) prefix[i] = Math.min(prefix[i]!, prefix[above]!);
    nextWild[i] = wild[i]!.length > 0 ? i : above >= 0 ? nextWild[above]! : -1;
    wild[i]!.sort((a, b) => a.rank - b.rank);
  }
  return { beginnings, parent, prefix, exact, wild, nextWild };
}

/** The longest beginning that a canonical URL starts with, or -1. */
function longestBeginning({ beginnings, parent }: RuleIndex, url: string): number {
  let low = 0;
  let high = beginnings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beginnings[middle]! <= url) low = middle + 1;
    else high = middle;
  }
  let at = low - 1;
  while (at >= 0 && !url.startsWith(beginnings[at]!)) at = parent[at]!;
  return at;
}

/** The place in the run of the rule that decides a canonical URL, or -1 if none matches. */
export function decideByIndex(index: RuleIndex, url: string): number {
  const at = longestBeginning(index, url);
  if (at < 0) return -1;
  let best = index.prefix[at]!;
  if (index.beginnings[at]!.length === url.length) best = Math.min(best, index.exact[at]!);
  for (let i = index.nextWild[at]!; i >= 0; i = nextAbove(index, i)) {
    for (const { pattern, rank } of index.wild[i]!) {
      if (rank >= best) break;
      if (matchesPattern(pattern, url)) best = rank;
    }
  }
  return placeOfRank(best);
}

function nextAbove({ parent, nextWild }: RuleIndex, at: number): number {
  const above = parent[at]!;
  return above < 0 ? -1 : nextWild[above]!;
}

interface KnownIndex {
  readonly key: string;
  readonly run: readonly RunRule[];
  readonly index: RuleIndex;
}

/** Runs of one reading that begin with the same line: before and after an edit, or merged for several robots. */
const KEPT = 3;
const known = new WeakMap<SourceLine, readonly KnownIndex[]>();
let builds = 0;

/** How many indexes were built since the program began; a test counts them per edit. */
export const indexBuilds = (): number => builds;

const sameRun = (a: readonly RunRule[], b: readonly RunRule[]) =>
  a.length === b.length && a.every(({ seen, effect }, i) => seen === b[i]!.seen && effect === b[i]!.effect);

const readingKey = (encoding: Encoding, { rule, path }: RulesReading) =>
  [
    pathReadingKey(encoding, path),
    rule.choice,
    rule.tie,
    rule.empty,
    rule.honourAllow,
    rule.allowIndexHtml,
  ].join(' ');

/** The index of a run of rules; kept as long as the run has the same lines, found by their identity. */
export function indexOfRun(run: readonly RunRule[], encoding: Encoding, reading: RulesReading): RuleIndex {
  const first = run[0]?.seen;
  const key = readingKey(encoding, reading);
  const kept = (first && known.get(first)) ?? [];
  const own = kept.filter((one) => one.key === key);
  const found = own.find((one) => sameRun(one.run, run));
  if (found) return found.index;
  builds++;
  const index = buildIndex(readRules(run, encoding, reading), reading.rule, own[0]?.index);
  const others = kept.filter((one) => one.key !== key);
  if (first) known.set(first, [{ key, run, index }, ...own.slice(0, KEPT - 1), ...others]);
  return index;
}
