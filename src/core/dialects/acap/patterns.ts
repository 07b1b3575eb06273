// Path patterns of ACAP (2.9) and the comparison of their scopes (2.4.6).
import {
  matchesPattern,
  type PathPattern,
  type PathReading,
  patternOf,
} from '../../matching/path-pattern.ts';
import { canonicalRule, canonicalUrl, UNIT } from '../../matching/percent.ts';
import { comparedPart, lowerCase, urlParts } from '../../matching/url-parts.ts';

/**
 * Escapes of unreserved characters are undone, others are made upper case, and a literal `*` or `$` of a URL equals
 * its escape in a pattern (ACAP-211); the query is compared too (ACAP-212).
 */
const READING: PathReading = {
  decode: 'unreserved',
  escapedSpecials: true,
  queryDelims: false,
  urlPart: 'path-and-query',
  wildcards: true,
};

const patterns = new Map<string, PathPattern>();
/** So many patterns are kept; a site has far fewer. */
const KEPT = 20_000;

/** A pattern made ready for matching, letters in lower case. */
export function acapPattern(written: string): PathPattern {
  let pattern = patterns.get(written);
  if (!pattern) {
    const { units, octets } = canonicalRule(written, 'utf-8', READING, true);
    const folded = lowerCase(units);
    pattern = patternOf({ units: folded, queryUnits: folded, octets });
    if (patterns.size >= KEPT) patterns.clear();
    patterns.set(written, pattern);
  }
  return pattern;
}

/** What of a URL is compared with patterns: path and query, normalised, letters in lower case. */
export const acapTarget = (url: string): string =>
  lowerCase(canonicalUrl(comparedPart(urlParts(url), READING.urlPart), READING));

/** Whether a pattern matches what `acapTarget` made of a URL (2.9): from the first character, open at the end. */
export const matchesAcap = (written: string, target: string): boolean =>
  matchesPattern(acapPattern(written), target);

/** Which of two patterns is narrower, and the character (0-based) at which that was seen. */
export interface ScopeComparison {
  readonly narrower: 'a' | 'b' | 'equal' | 'incomparable';
  readonly at: number;
}

/**
 * Compares scopes character by character (ACAP 1.1 2.4.6): a proper prefix is wider, a literal is narrower than a
 * wildcard, a wildcard is narrower than an end mark. Two different literals leave it open (digest X-45).
 */
export function compareScopes(a: string, b: string): ScopeComparison {
  const [x, y] = [acapPattern(a).units, acapPattern(b).units];
  const shorter = Math.min(x.length, y.length);
  let at = 0;
  while (at < shorter && x[at] === y[at]) at++;
  const rankX = rankOf(x[at]);
  const rankY = rankOf(y[at]);
  if (rankX !== rankY) return { narrower: rankX > rankY ? 'a' : 'b', at };
  return { narrower: x[at] === undefined ? 'equal' : 'incomparable', at };
}

/** Nothing, the end mark, the wildcard, a literal: each narrower than the one before. */
function rankOf(unit: string | undefined): number {
  if (unit === undefined) return 0;
  if (unit === UNIT.end) return 1;
  return unit === UNIT.star ? 2 : 3;
}
