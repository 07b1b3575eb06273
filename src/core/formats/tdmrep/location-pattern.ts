// Decides which location matches a URL: the first one in the file.
//
// The protocol uses the patterns of draft-koster-rep-00 2.2.3, which RFC 9309 2.2 also has: `*`, a `$` at the end,
// decoded escapes of unreserved characters, `%24` for a literal `$`.

import type { Encoding } from '../../document/encoding.ts';
import { type PathOptions, type PathPattern, parsePattern } from '../../matching/path-pattern.ts';
import type { PathRule, RuleOptions } from '../../matching/path-rule.ts';
import { canonicalUrl, UNIT } from '../../matching/percent-encoding.ts';
import { buildRuleIndex, decideByIndex, type RuleIndex } from '../../matching/rule-index/rule-index.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';

const ENCODING: Encoding = 'utf-8';

/** The protocol does not adopt the table of draft 00 about delimiters after `?`. */
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

/** The part of a URL that locations are compared with. */
export const urlForLocations = (url: string): string =>
  canonicalUrl(comparedPart(urlParts(url), pathOptions.urlPart, pathOptions.noPath), pathOptions);

/** Patterns in the order of the file. Undefined is a pattern that matches nothing. */
export type LocationIndex = RuleIndex;

/** Prepares patterns for many URLs. */
export function indexLocations(patterns: readonly (PathPattern | undefined)[]): LocationIndex {
  const rules = patterns.map((pattern): PathRule | undefined => pattern && { effect: 'deny', pattern });
  return buildRuleIndex(rules, ruleOptions);
}

/** The index of the pattern that decides a URL (`urlForLocations`); -1 if none matches. */
export const findDecidingLocation = (index: LocationIndex, url: string): number => decideByIndex(index, url);

/**
 * The index of the first pattern that matches every URL that this one matches; it may be this one. A wildcard of
 * the pattern is represented by a unit that no URL contains, so only a wildcard of another pattern can match it.
 */
export function findCoveringLocation(index: LocationIndex, { segments, anchored }: PathPattern): number {
  const units = segments.join(UNIT.star);
  return decideByIndex(index, anchored ? units : units + UNIT.star);
}
