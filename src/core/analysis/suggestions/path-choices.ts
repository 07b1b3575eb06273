// Finds the paths with which a rule can match one URL: as narrow as the reader supports, and as long as necessary.

import type { Encoding } from '../../document/encoding.ts';
import { matchesPattern, type PathPattern, parsePattern } from '../../matching/path-pattern.ts';
import { lengthOfMatch } from '../../matching/path-rule.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { Reader } from '../../readers/reader.ts';
import { encodePath, isWritable } from '../../syntax/writable-value.ts';
import type { PathChoice } from './candidate.ts';

/** The URL as given, its compared form, and the minimum length, in octets, of a match that decides. */
interface WantedPath {
  readonly url: string;
  readonly units: string;
  readonly least: number;
}

const toAsciiPath = (path: string) => path.replace(/[^\0-\u007f]+/gu, encodeURIComponent);

/** Escapes a literal `*` and `$` if the reader distinguishes them from wildcards. */
const escapeSpecials = (path: string, { path: { wildcards, escapedSpecials } }: Reader) =>
  wildcards && escapedSpecials ? path.replaceAll('*', '%2A').replaceAll('$', '%24') : path;

/** Returns the spellings of the compared part of a URL, the original one first. */
function literalPaths(url: string, reader: Reader): readonly string[] {
  const part = escapeSpecials(comparedPart(urlParts(url), reader.path.urlPart, reader.path.noPath), reader);
  const encoded = encodePath(part);
  const safe = 'text' in encoded ? [encoded.text, toAsciiPath(encoded.text)] : [];
  return [...new Set([part, ...safe])].filter(isWritable);
}

/**
 * Returns the place where wildcards that only lengthen a rule do the least harm: before the extension, or before
 * the last character.
 */
function wildcardPlace(literal: string): number {
  const dot = literal.lastIndexOf('.');
  return dot > literal.lastIndexOf('/') ? dot : Math.max(literal.length - 1, 0);
}

/**
 * Returns the paths for one spelling of the URL. Paths that are too short are filled with wildcards, where these
 * count as length.
 */
function pathChoicesFrom(
  literal: string,
  least: number,
  reader: Reader,
  lengthOf: (path: string) => number,
): PathChoice[] {
  const stars = (path: string) =>
    reader.rule.choice === 'longest' ? '*'.repeat(Math.max(0, least - lengthOf(path))) : '';
  const directory = literal.slice(0, literal.lastIndexOf('/') + 1);
  const beside: PathChoice[] =
    directory !== literal && directory !== '' ? [{ path: directory, covers: 'directory' }] : [];
  if (!reader.path.wildcards) return [{ path: literal, covers: 'beginning' }, ...beside];
  const exact = `${literal}$`;
  const at = wildcardPlace(literal);
  const filled = `${literal.slice(0, at)}${stars(exact)}${literal.slice(at)}$`;
  // A literal dollar sign must not be at the end.
  const open = literal.endsWith('$') ? `${literal}*` : literal;
  return [
    { path: filled, covers: filled === exact ? 'exact' : 'pattern' },
    { path: open + stars(open), covers: 'beginning' },
    ...beside,
  ];
}

/** Returns the paths with which a rule matches a URL and is long enough to decide, the narrowest first. */
export function findPathChoices(
  { url, units, least }: WantedPath,
  encoding: Encoding,
  reader: Reader,
): readonly PathChoice[] {
  const read = (path: string): PathPattern => parsePattern(path, encoding, reader.path);
  const matches = (path: string) => matchesPattern(read(path), units);
  const minimumLength = reader.rule.choice === 'first' ? 0 : least;
  const lengthOf = (path: string) => lengthOfMatch(read(path), units, reader.rule);
  for (const literal of literalPaths(url, reader)) {
    if (!matches(literal.endsWith('$') ? `${literal}*` : literal)) continue;
    return pathChoicesFrom(literal, minimumLength, reader, lengthOf).filter(
      ({ path }) => isWritable(path) && matches(path) && lengthOf(path) >= minimumLength,
    );
  }
  return [];
}
