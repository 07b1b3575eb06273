// The patterns of locations and which of several that match a URL decides: the first one.
//
// The protocol takes the patterns of draft-koster-rep-00 2.2.3, which RFC 9309 2.2 has too: `*`, a `$` at the end, escapes
// of unreserved characters decoded, `%24` for a literal `$`.

import type { Encoding } from '../../document/encoding.ts';
import { type PathOptions, type PathPattern, parsePattern } from '../../matching/path-pattern.ts';
import type { PathRule, RuleOptions } from '../../matching/path-rule.ts';
import { canonicalUrl, UNIT } from '../../matching/percent-encoding.ts';
import { buildRuleIndex, decideByIndex, type RuleIndex } from '../../matching/rule-index/rule-index.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';

const ENCODING: Encoding = 'utf-8';

/** The table of draft 00 about delimiters behind `?` is not part of what the protocol takes over. */
const pathOptions: PathOptions = {
  urlPart: 'path-and-query',
  noPath: 'slash',
  wildcards: true,
  decode: 'unreserved',
  escapedSpecials: true,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
};

/** sec-tdm-file: the most specific match is the first in sequence. */
const ruleOptions: RuleOptions = {
  choice: 'first',
  tie: null,
  empty: 'no-effect',
  honourAllow: true,
  allowIndexHtml: false,
};

/** The pattern of a location. */
export const patternOfLocation = (location: string): PathPattern =>
  parsePattern(location, ENCODING, pathOptions);

/** What of a URL locations are compared with. */
export const urlForLocations = (url: string): string =>
  canonicalUrl(comparedPart(urlParts(url), pathOptions.urlPart, pathOptions.noPath), pathOptions);

/** Patterns in the order of the file; undefined stands for one that matches nothing. */
export type LocationIndex = RuleIndex;

/** Makes patterns ready for many URLs. */
export function indexLocations(patterns: readonly (PathPattern | undefined)[]): LocationIndex {
  const rules = patterns.map((pattern): PathRule | undefined => pattern && { effect: 'deny', pattern });
  return buildRuleIndex(rules, ruleOptions);
}

/** The place of the pattern that decides a URL (`urlForLocations`); -1 if none matches. */
export const findDecidingLocation = (index: LocationIndex, url: string): number => decideByIndex(index, url);

/**
 * The place of the first pattern that matches every URL that this one matches; it may be its own place. A wildcard of the
 * pattern is a unit here that no URL has, so only a wildcard of another pattern can match it.
 */
export function findCoveringLocation(index: LocationIndex, { segments, anchored }: PathPattern): number {
  const units = segments.join(UNIT.star);
  return decideByIndex(index, anchored ? units : units + UNIT.star);
}
