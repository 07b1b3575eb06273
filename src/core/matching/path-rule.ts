// Prepares rules for matching, and decides which of several matching rules wins.
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

/** How a reader chooses among rules: its `rule` options. */
export interface RuleOptions {
  /**
   * The rule that wins: the first in file order (draft 1 3.2.2), the one with most octets (RFC 9309 2.2.2), or the
   * one whose match ends last in the URL (urllib.robotparser since GH-138908), where a star makes a rule as long
   * as its match.
   */
  readonly choice: 'first' | 'longest' | 'match-end';
  /** Which rule wins between rules or matches of equal length. With null the first one. */
  readonly tie: 'allow' | null;
  /** A rule without a path is skipped, or it matches everything and allows, whichever field it has (urllib). */
  readonly empty: 'no-effect' | 'allow-all';
  /** Whether the reader knows Allow lines (draft 1 4.1: some robots do not). */
  readonly honourAllow: boolean;
  /** Whether an Allow of `.../index.htm...` allows the directory too (robots.cc). */
  readonly allowIndexHtml: boolean;
}

/** The reader options that decide what rules do. A Reader can be passed. */
export interface RuleMatchingOptions {
  readonly rule: RuleOptions;
  readonly path: PathOptions;
}

export type Effect = 'allow' | 'deny';

/**
 * A rule of a run: the line as the reader sees it, and whether it allows. A run is a list of rules in the order of
 * the file.
 */
export interface RunRule {
  readonly seen: SourceLine;
  readonly effect: Effect;
}

/** A rule that has an effect. */
export interface PathRule {
  readonly effect: Effect;
  readonly pattern: PathPattern;
  /** The directory of an allowed index page. It matters only where `pattern` does not match. */
  readonly directory?: PathPattern;
}

/** Returns the path of a rule as written, without spaces and comment. */
export function pathOfRule({ seen }: RunRule): string {
  const { valueStart, valueEnd } = placesOfLine(seen);
  return seen.text.slice(valueStart, valueEnd);
}

/**
 * Returns the pattern `.../$` for an Allow whose last segment begins with `index.htm`, as robots.cc adds it. Every
 * reader treats its anchor as special.
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

/** Returns what a rule does where it matches: what its field says, unless it has no path. */
export const effectOfRule = (run: RunRule, { rule }: RuleMatchingOptions): Effect =>
  rule.empty === 'allow-all' && pathOfRule(run) === '' ? 'allow' : run.effect;

/** Whether a rule has no effect because its path has a `$` before its end. */
export const dropsRule = (run: RunRule, { path }: RuleMatchingOptions): boolean =>
  path.wildcards && path.innerDollar === 'drops-rule' && hasInnerDollar(pathOfRule(run));

/**
 * Returns the rule of a line. Undefined if it has no effect: it has no path, its path has a `$` before its end, or
 * it is an Allow line and the reader does not know Allow.
 */
function parseRule(
  run: RunRule,
  encoding: Encoding,
  reading: RuleMatchingOptions,
  patterns: WeakMap<SourceLine, PathPattern>,
): PathRule | undefined {
  const { effect, seen } = run;
  if (effect === 'allow' && !reading.rule.honourAllow) return undefined;
  if (dropsRule(run, reading)) return undefined;
  const lineEncoding = encodingOfLine(seen, encoding);
  let pattern = patterns.get(seen);
  if (!pattern) patterns.set(seen, (pattern = parsePattern(pathOfRule(run), lineEncoding, reading.path)));
  if (pattern.units === '' && pathOfRule(run) === '')
    return reading.rule.empty === 'allow-all' ? { effect: 'allow', pattern } : undefined;
  const addsDirectory = reading.rule.allowIndexHtml && effect === 'allow' && seen.text.includes('/index.htm');
  const directory = addsDirectory ? directoryOf(pathOfRule(run), lineEncoding, reading) : undefined;
  return directory ? { effect, pattern, directory } : { effect, pattern };
}

/** Parses the rules of a run, each at its place. Undefined for a rule without effect. */
export function parseRules(
  run: readonly RunRule[],
  encoding: Encoding,
  reading: RuleMatchingOptions,
): readonly (PathRule | undefined)[] {
  const patterns = cachedPatterns(encoding, reading.path);
  return run.map((rule) => parseRule(rule, encoding, reading, patterns));
}

/** Returns the pattern by which a rule matches a canonical URL. Undefined if it does not match. */
export function findMatchingPattern({ pattern, directory }: PathRule, url: string): PathPattern | undefined {
  if (matchesPattern(pattern, url)) return pattern;
  return directory && matchesPattern(directory, url) ? directory : undefined;
}

const MAX_PLACES = 2 ** 24;
const MAX_RANKED_OCTETS = 2 ** 27;

/**
 * Returns the rank of a match: of several matches the one with the lowest rank decides. Ranks are integers below 2
 * ** 53 as long as a file has fewer than 2 ** 24 rules and a path fewer than 2 ** 27 octets.
 */
export function rankOfMatch(
  place: number,
  effect: Effect,
  octets: number,
  { choice, tie }: RuleOptions,
): number {
  if (choice === 'first') return place;
  const losesTie = tie !== null && tie !== effect ? 1 : 0;
  return ((MAX_RANKED_OCTETS - octets) * 2 + losesTie) * MAX_PLACES + place;
}

/** Returns the length of a match, in units, for readers to which the longest match decides. */
export const lengthOfMatch = (pattern: PathPattern, url: string, { choice }: RuleOptions): number =>
  choice === 'match-end' ? endOfMatch(pattern, url) : pattern.octets;

/** Whether all matches of a pattern have the same length. */
const hasFixedLength = ({ segments }: PathPattern, { choice }: RuleOptions) =>
  choice !== 'match-end' || segments.length === 1;

/** Returns the lowest rank that a match of a pattern can have in any URL. */
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

/** Whether every match extends to the end of the URL. */
export const takesWholeUrl = ({ segments, anchored }: PathPattern): boolean =>
  anchored || (segments.length > 1 && segments.at(-1) === '');

/** Returns what must be added to the lowest rank of a pattern for its match in a URL. */
export const rankSurplus = (pattern: PathPattern, url: string, reading: RuleOptions): number =>
  hasFixedLength(pattern, reading) ? 0 : (MAX_RANKED_OCTETS - endOfMatch(pattern, url)) * 2 * MAX_PLACES;

/** Returns the place of the rule that has a rank. -1 for Infinity, the rank of no match. */
export const placeOfRank = (rank: number): number => (rank === Infinity ? -1 : rank % MAX_PLACES);

/** Returns the place of the rule of a run that decides, or -1, by trying all rules. The index must agree with it. */
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
