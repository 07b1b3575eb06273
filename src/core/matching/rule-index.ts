// The fast path: which rule of a run decides a URL, at the cost of a walk along the URL.
//
// Every rule begins with literal octets. The distinct beginnings are found by hash, so that the beginnings of a URL cost
// its length, however many rules there are; only rules with wildcards that begin so have to be tried.
import type { Encoding } from '../text/encoding.ts';
import type { SourceLine } from '../text/lines.ts';
import { Beginnings } from './beginnings.ts';
import { type PathPattern, pathReadingKey, patternKey } from './path-pattern.ts';
import {
  type PathRule,
  placeOfRank,
  type RuleReading,
  type RulesReading,
  type RunRule,
  rankOf,
  readRules,
} from './path-rule.ts';
import { walkAlong } from './url-walk.ts';
import { type Found, type WildRule, WildRules } from './wild-rules.ts';

/** Columns over the beginnings of rules; ranks are Infinity where there is no rule. */
export interface RuleIndex {
  readonly beginnings: Beginnings;
  /** The best rank of the rules that match this beginning, whatever follows. */
  readonly prefix: Float64Array;
  /** The best rank of the rules that match this beginning and nothing longer. */
  readonly exact: Float64Array;
  /** The rules with wildcards behind this beginning. */
  readonly wild: readonly (WildRules | undefined)[];
  /** Room for the beginnings of one URL. */
  readonly along: Int32Array;
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

/** Of rules with the same pattern only the best can decide. */
function keepBest(rules: Map<string, WildRule>, rule: WildRule): void {
  const key = patternKey(rule.pattern);
  const known = rules.get(key);
  if (!known || rule.rank < known.rank) rules.set(key, rule);
}

/** Builds the index of a run of rules; undefined stands for a rule without effect. */
export function buildIndex(rules: readonly (PathRule | undefined)[], reading: RuleReading): RuleIndex {
  const places = new Map<string, number>();
  eachPattern(rules, reading, ({ segments: [beginning] }) => {
    if (!places.has(beginning!)) places.set(beginning!, places.size);
  });
  const beginnings = new Beginnings([...places.keys()]);
  const prefix = new Float64Array(places.size).fill(Infinity);
  const exact = new Float64Array(places.size).fill(Infinity);
  const wild = new Map<string, WildRule>();
  eachPattern(rules, reading, (pattern, rank) => {
    const i = places.get(pattern.segments[0]!)!;
    if (pattern.segments.length > 1) keepBest(wild, { pattern, rank });
    else if (pattern.anchored) exact[i] = Math.min(exact[i]!, rank);
    else prefix[i] = Math.min(prefix[i]!, rank);
  });
  const alike: (WildRule[] | undefined)[] = beginnings.texts.map(() => undefined);
  for (const rule of wild.values()) (alike[places.get(rule.pattern.segments[0]!)!] ??= []).push(rule);
  const along = new Int32Array(beginnings.depth);
  return { beginnings, prefix, exact, wild: alike.map((found) => found && new WildRules(found)), along };
}

const rankOfFound: Found = ({ rank }) => rank;

/** The place in the run of the rule that decides a canonical URL, or -1 if none matches. */
export function decideByIndex({ beginnings, prefix, exact, wild, along }: RuleIndex, url: string): number {
  const walk = walkAlong(url);
  const count = beginnings.along(walk, along);
  let best = Infinity;
  for (let i = 0; i < count; i++) best = Math.min(best, prefix[along[i]!]!);
  for (let i = count - 1; i >= 0; i--) {
    const at = along[i]!;
    const { length } = beginnings.texts[at]!;
    if (length === url.length) best = Math.min(best, exact[at]!);
    best = wild[at]?.search(walk, length, best, rankOfFound) ?? best;
  }
  return placeOfRank(best);
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

/** The index that was made of a run of the same lines, if it is still kept. */
export function knownIndex(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RulesReading,
): RuleIndex | undefined {
  const kept = run[0] && known.get(run[0].seen);
  if (!kept) return undefined;
  const key = readingKey(encoding, reading);
  return kept.find((one) => one.key === key && sameRun(one.run, run))?.index;
}

/** The index of a run of rules; kept as long as the run has the same lines, found by their identity. */
export function indexOfRun(run: readonly RunRule[], encoding: Encoding, reading: RulesReading): RuleIndex {
  const found = knownIndex(run, encoding, reading);
  if (found) return found;
  builds++;
  const index = buildIndex(readRules(run, encoding, reading), reading.rule);
  const first = run[0]?.seen;
  if (!first) return index;
  const key = readingKey(encoding, reading);
  const kept = known.get(first) ?? [];
  const own = kept.filter((one) => one.key === key);
  const others = kept.filter((one) => one.key !== key);
  known.set(first, [{ key, run, index }, ...own.slice(0, KEPT - 1), ...others]);
  return index;
}
