// How a rule can be written that matches one URL: as narrow as the reader knows how, and as long as it has to be.

import type { Encoding } from '../../document/encoding.ts';
import { matchesPattern, type PathPattern, parsePattern } from '../../matching/path-pattern.ts';
import { lengthOfMatch } from '../../matching/path-rule.ts';
import { comparedPart, urlParts } from '../../matching/url-parts.ts';
import type { Reader } from '../../readers/reader.ts';
import { encodePath, isWritable } from '../../syntax/writable-value.ts';
import type { PathChoice } from './candidate.ts';

/** The URL as given and as it is compared, and the least length of a match that decides, in octets. */
interface WantedPath {
  readonly url: string;
  readonly units: string;
  readonly least: number;
}

const toAsciiPath = (path: string) => path.replace(/[^\0-\u007f]+/gu, encodeURIComponent);

/** A literal `*` and `$` stand escaped where the reader tells them from wildcards. */
const escapeSpecials = (path: string, { path: { wildcards, escapedSpecials } }: Reader) =>
  wildcards && escapedSpecials ? path.replaceAll('*', '%2A').replaceAll('$', '%24') : path;

/** Ways to write what of a URL is compared, as it is first. */
function literalPaths(url: string, reader: Reader): readonly string[] {
  const part = escapeSpecials(comparedPart(urlParts(url), reader.path.urlPart, reader.path.noPath), reader);
  const encoded = encodePath(part);
  const safe = 'text' in encoded ? [encoded.text, toAsciiPath(encoded.text)] : [];
  return [...new Set([part, ...safe])].filter(isWritable);
}

/** Where wildcards that only make a rule longer do least harm: before the ending of the name, or its last character. */
function wildcardPlace(literal: string): number {
  const dot = literal.lastIndexOf('.');
  return dot > literal.lastIndexOf('/') ? dot : Math.max(literal.length - 1, 0);
}

/** The paths for one way to write the URL. Wildcards fill those that are too short, where that makes them longer. */
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
  // A sign for the end that is meant literally must not stand at the end.
  const open = literal.endsWith('$') ? `${literal}*` : literal;
  return [
    { path: filled, covers: filled === exact ? 'exact' : 'pattern' },
    { path: open + stars(open), covers: 'beginning' },
    ...beside,
  ];
}

/** The paths by which a rule matches a URL and is not too short to decide; the narrowest first. */
export function findPathChoices(
  { url, units, least }: WantedPath,
  encoding: Encoding,
  reader: Reader,
): readonly PathChoice[] {
  const read = (path: string): PathPattern => parsePattern(path, encoding, reader.path);
  const matches = (path: string) => matchesPattern(read(path), units);
  const needed = reader.rule.choice === 'first' ? 0 : least;
  const lengthOf = (path: string) => lengthOfMatch(read(path), units, reader.rule);
  for (const literal of literalPaths(url, reader)) {
    if (!matches(literal.endsWith('$') ? `${literal}*` : literal)) continue;
    return pathChoicesFrom(literal, needed, reader, lengthOf).filter(
      ({ path }) => isWritable(path) && matches(path) && lengthOf(path) >= needed,
    );
  }
  return [];
}
