// The paths by which a server may find the page of a request: some decode escapes, merge slashes or resolve dots, and
// others do not.

/** Decodes all escapes, and escapes again what would end the path. @throws URIError if they are not UTF-8. */
const decodeEscapes = (path: string): string =>
  decodeURIComponent(path).replaceAll(/[%?#]/g, (character) => encodeURIComponent(character));

const convertBackslashes = (path: string): string => path.replaceAll('\\', '/');
const mergeSlashes = (path: string): string => path.replaceAll(/\/{2,}/g, '/');

/** Resolves `.` and `..` as the URL standard does: an empty segment counts, and a dot may be escaped. */
function resolveDots(path: string): string {
  const segments: string[] = [];
  const [, ...given] = path.split('/');
  given.forEach((segment, i) => {
    const dots = segment.replaceAll(/%2e/gi, '.');
    if (dots === '..') segments.pop();
    if (dots !== '.' && dots !== '..') segments.push(segment);
    else if (i === given.length - 1) segments.push('');
  });
  return `/${segments.join('/')}`;
}

/** A path with a slash at its end where it has none, and without it where it has one. */
const toggleLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : `${path}/`;

/** What a server may do with a path, in this order. Resolving dots can leave two slashes. */
const treatments = [decodeEscapes, convertBackslashes, mergeSlashes, resolveDots, mergeSlashes];

/** Each path with and without a treatment. */
const withAndWithout = (paths: ReadonlySet<string>, treat: (path: string) => string): ReadonlySet<string> =>
  new Set([...paths].flatMap((path) => [path, treat(path)]));

/** The spellings of a query: as sent, decoded, and absent if it is only a question mark. */
function queriesOf(query: string): string[] {
  if (query === '' || query === '?') return ['', query];
  try {
    return [query, `?${decodeURIComponent(query.slice(1)).replaceAll('#', '%23')}`];
  } catch {
    return [query];
  }
}

/** The path of a target that is read as a reference: two slashes begin a host there, and what follows is the path. */
const pathOfReference = (target: string): readonly string[] =>
  URL.canParse(target, 'http://host') ? [new URL(target, 'http://host').pathname] : [];

/**
 * Returns the spellings of a request target: with all combinations of what servers do with a path. The path of the first
 * is as it was sent. A scheme and host are dropped; a path without a slash gets one.
 * @param ignoreTrailingSlash whether the server finds a page with and without a slash at the end of its path
 * @throws URIError for an escape in the path that cannot be decoded.
 */
export function spellingsOf(target: string, ignoreTrailingSlash = false): readonly string[] {
  const [, sent = '', query = ''] =
    /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = /^[/\\]/.test(sent) ? sent : `/${sent}`;
  const treated = treatments.reduce(withAndWithout, new Set([path, ...pathOfReference(target)]));
  const paths = ignoreTrailingSlash ? withAndWithout(treated, toggleLastSlash) : treated;
  return [...paths].flatMap((each) => [...new Set(queriesOf(query))].map((own) => `${each}${own}`));
}
