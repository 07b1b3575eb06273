// Removes the parameters of a URL that do not change the page according to Clean-param.
import { matchesPattern, type PathOptions, parsePattern } from '../../matching/path-pattern.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { urlParts } from '../../matching/url-parts.ts';
import type { Policy } from '../../syntax/policy.ts';
import { linesOf, readExtensionFile } from './extension-file.ts';
import { cleanParam } from './lines/clean-param.ts';

/** The path is a prefix in which a star is a wildcard. It cannot contain `%`, `$` or `?`. */
const PATH_READING: PathOptions = {
  urlPart: 'path',
  wildcards: true,
  decode: 'unreserved',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
  noPath: 'slash',
};

/** A removed parameter, and the line that removes it; 0-based. */
export interface RemovedParameter {
  readonly name: string;
  readonly line: number;
}

/** A URL as it is loaded, and the parameters that were removed. */
export interface CleanedUrl {
  readonly url: string;
  /** In the order of the query. */
  readonly removed: readonly RemovedParameter[];
}

/** The line that removes each parameter from URLs with this path; the first one if several do. */
function removableParameters(policy: Policy, path: string): ReadonlyMap<string, number> {
  const canonical = canonicalUrl(path, PATH_READING);
  const lineByName = new Map<string, number>();
  for (const { line, read } of linesOf(readExtensionFile(policy), cleanParam)) {
    const { parts } = read;
    if (!parts) continue;
    const pattern = parts.path && parsePattern(parts.path.text, policy.source.encoding, PATH_READING);
    if (pattern && !matchesPattern(pattern, canonical)) continue;
    for (const { text } of parts.names) if (!lineByName.has(text)) lineByName.set(text, line);
  }
  return lineByName;
}

/**
 * Returns a URL without the parameters that the file declares to be irrelevant. The others keep their order, names
 * are case-sensitive, and an empty query loses its question mark. The position of the lines does not
 * matter, and malformed lines are ignored. Never fails.
 */
export function cleanUrl(policy: Policy, url: string): CleanedUrl {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  if (query === undefined) return { url, removed: [] };
  const removable = removableParameters(policy, urlParts(url).path);
  const removed: RemovedParameter[] = [];
  const remaining = query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=', 1);
    const line = removable.get(name);
    if (line !== undefined) removed.push({ name, line });
    return line === undefined;
  });
  if (removed.length === 0) return { url, removed };
  return { url: `${base}${remaining.length > 0 ? `?${remaining.join('&')}` : ''}${fragment}`, removed };
}
