// Rules made ready for a URL, and which of several that match decides.
import type { Encoding } from '../document/encoding.ts';
import type { SourceLine } from '../document/lines.ts';
import {
  cachedPatterns,
  createPattern,
  endOfMatch,
  matchesPattern,
  type PathOptions,
  type PathPattern,
  parsePattern,
} from './path-pattern.ts';
import { canonicalRule, hasInnerDollar, UNIT } from './percent-encoding.ts';
import { encodingOfLine, placesOfLine } from './visible-lines.ts';

/** How a reader chooses among rules: the `rule` knobs of readers.json. */
export interface RuleOptions {
  /**
   * The first in file order (draft 1 3.2.2), the one with most octets (RFC 9309 2.2.2), or the one whose match ends
   * last in the URL (urllib.robotparser since GH-138908), so that a star makes a rule as long as it reaches.
   */
  readonly choice: 'first' | 'longest' | 'match-end';
  /** What wins between rules or matches of equal length; with null the first of them. */
  readonly tie: 'allow' | null;
  /** A rule without a path is skipped; or it matches everything and allows, whatever its field says (PYU-013). */
  readonly empty: 'no-effect' | 'allow-all';
  /** False for robots that know no Allow lines (draft 1 4.1). */
  readonly honourAllow: boolean;
  /** True if an Allow of `.../index.htm...` allows the directory too (robots.cc). */
  readonly allowIndexHtml: boolean;
}

/** The knobs that decide what rules do; a Reader fits. */
export interface RuleMatchingOptions {
  readonly rule: RuleOptions;
  readonly path: PathOptions;
}

export type Effect = 'allow' | 'deny';

/** A rule of a run: the line as the reader sees it, and whether it allows. */
export interface RunRule {
  readonly seen: SourceLine;
  readonly effect: Effect;
}

/** A rule that has an effect. */
export interface PathRule {
  readonly effect: Effect;
  readonly pattern: PathPattern;
  /** The directory of an allowed index page; counts only where `pattern` does not match. */
  readonly directory?: PathPattern;
}

/** The path of a rule as written, without blanks and comment. */
export function pathOfRule({ seen }: RunRule): string {
  const { valueStart, valueEnd } = placesOfLine(seen);
  return seen.text.slice(valueStart, valueEnd);
}

/**
 * The pattern `.../$` for an Allow whose last segment begins with `index.htm`, as robots.cc adds it. Its anchor
 * is one for every reader.
 */
function directoryOf(
  path: string,
  encoding: Encoding,
  { path: reading }: RuleMatchingOptions,
): PathPattern | undefined {
  const slash = path.lastIndexOf('/');
  if (slash < 0 || !path.startsWith('/index.htm', slash)) return undefined;
  const { units, queryUnits, octets } = canonicalRule(
    path.slice(0, slash + 1),
    encoding,
    reading,
    reading.wildcards,
  );
  return createPattern({ units: units + UNIT.end, queryUnits: queryUnits + UNIT.end, octets: octets + 1 });
}

/** What a rule does where it matches: as its field says, but for one without a path. */
export const effectOfRule = (run: RunRule, { rule }: RuleMatchingOptions): Effect =>
  rule.empty === 'allow-all' && pathOfRule(run) === '' ? 'allow' : run.effect;

/** Whether a rule has no effect because its path has a `$` before its end. */
export const dropsRule = (run: RunRule, { path }: RuleMatchingOptions): boolean =>
  path.wildcards && path.innerDollar === 'drops-rule' && hasInnerDollar(pathOfRule(run));

/** The rule behind a line, or undefined if it has no effect: no path, one with a `$` inside, or an Allow that the reader does not know. */
function parseRule(
  run: RunRule,
  encoding: Encoding,
  reading: RuleMatchingOptions,
  patterns: WeakMap<SourceLine, PathPattern>,
): PathRule | undefined {
  const { effect, seen } = run;
  if (effect === 'allow' && !reading.rule.honourAllow) return undefined;
  if (dropsRule(run, reading)) return undefined;
  const own = encodingOfLine(seen, encoding);
  let pattern = patterns.get(seen);
  if (!pattern) patterns.set(seen, (pattern = parsePattern(pathOfRule(run), own, reading.path)));
  if (pattern.units === '' && pathOfRule(run) === '')
    return reading.rule.empty === 'allow-all' ? { effect: 'allow', pattern } : undefined;
  const addsDirectory = reading.rule.allowIndexHtml && effect === 'allow' && seen.text.includes('/index.htm');
  const directory = addsDirectory ? directoryOf(pathOfRule(run), own, reading) : undefined;
  return directory ? { effect, pattern, directory } : { effect, pattern };
}

/** The rules of a run, each at its place; undefined stands for one without effect. */
export function parseRules(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): readonly (PathRule | undefined)[] {
  const patterns = cachedPatterns(encoding, reading.path);
  return run.map((rule) => parseRule(rule, encoding, reading, patterns));
}

/** The pattern by which a rule matches a canonical URL, or undefined if it does not. */
export function findMatchingPattern({ pattern, directory }: PathRule, url: string): PathPattern | undefined {
  if (matchesPattern(pattern, url)) return pattern;
  return directory && matchesPattern(directory, url) ? directory : undefined;
}

const MAX_PLACES = 2 ** 24;
const MAX_RANKED_OCTETS = 2 ** 27;

/**
 * The standing of a match as a number: of several matches the one with the lowest rank decides. Whole numbers
 * below 2 ** 53 as long as a file has fewer than 2 ** 24 rules and a path fewer than 2 ** 27 octets.
 */
export function rankOfMatch(
  place: number,
  effect: Effect,
  octets: number,
  { choice, tie }: RuleOptions,
): number {
  if (choice === 'first') return place;
  const yields = tie !== null && tie !== effect ? 1 : 0;
  return ((MAX_RANKED_OCTETS - octets) * 2 + yields) * MAX_PLACES + place;
}

/** How long a match is, in units, for readers among whose rules the longest one decides. */
export const lengthOfMatch = (pattern: PathPattern, url: string, { choice }: RuleOptions): number =>
  choice === 'match-end' ? endOfMatch(pattern, url) : pattern.octets;

/** Whether all matches of a pattern are equally long. */
const hasFixedLength = ({ segments }: PathPattern, { choice }: RuleOptions) =>
  choice !== 'match-end' || segments.length === 1;

/** The lowest rank that a match of a pattern can have in any URL. */
export function lowestRank(
  place: number,
  effect: Effect,
  pattern: PathPattern,
  reading: RuleOptions,
): number {
  const isFixed = hasFixedLength(pattern, reading);
  const length = isFixed ? lengthOfMatch(pattern, '', reading) : MAX_RANKED_OCTETS;
  return rankOfMatch(place, effect, length, reading);
}

/** Whether a match always takes all of the URL. */
export const takesWholeUrl = ({ segments, anchored }: PathPattern): boolean =>
  anchored || (segments.length > 1 && segments.at(-1) === '');

/** What is added to the lowest rank of a pattern for its match in a URL. */
export const rankSurplus = (pattern: PathPattern, url: string, reading: RuleOptions): number =>
  hasFixedLength(pattern, reading) ? 0 : (MAX_RANKED_OCTETS - endOfMatch(pattern, url)) * 2 * MAX_PLACES;

/** The place of the rule behind a rank; -1 for Infinity, the rank of no match. */
export const placeOfRank = (rank: number): number => (rank === Infinity ? -1 : rank % MAX_PLACES);

/** The place of the rule of a run that decides, or -1: one rule after the other. What the index must agree with. */
export function decideOneByOne(
  rules: readonly (PathRule | undefined)[],
  url: string,
  reading: RuleOptions,
): number {
  let best = Infinity;
  rules.forEach((rule, place) => {
    const match = rule && findMatchingPattern(rule, url);
    if (!match) return;
    const length = lengthOfMatch(match, url, reading);
    best = Math.min(best, rankOfMatch(place, rule.effect, length, reading));
  });
  return placeOfRank(best);
}
