// The URLs with which the table starts: the front page, the sitemaps, and an example for each path in the file.
import { type Chunk, linesIn, placedChunks } from '../../document/lines.ts';
import { contentUsage } from '../../formats/extensions/lines/content-usage.ts';
import { sitemap } from '../../formats/extensions/lines/sitemap.ts';
import { asciiHost } from '../../matching/host-name.ts';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { urlParts } from '../../matching/url-parts.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import { type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { addAll } from '../../text/large-lists.ts';
import { memoizeByKey, memoizeLast, reuseIfEqual } from '../../text/lazy.ts';
import type { RowGroup } from './row-groups.ts';

/** Example values of parameters that are more telling than a number. */
const parameterValues: Readonly<Record<string, string>> = {
  s: 'tent',
  q: 'tent',
  k: 'tent',
  query: 'tent',
  search: 'tent',
  keyword: 'tent',
  sort: 'price',
  order: 'price',
  orderby: 'price',
  sortby: 'price',
  color: 'red',
  size: 'm',
  lang: 'en',
};

/** Returns the text that replaces a `*` between two literal pieces; nothing where that reads well. */
function wordBetween(before: string, after: string): string {
  const isInQuery = before.includes('?');
  if (/^[\w.[\]%-]+=/.test(after)) {
    if (!isInQuery) return 'page?';
    return /[?&]$/.test(before) ? '' : '1&';
  }
  if (after.startsWith('&')) return isInQuery ? 'a=1' : 'page?a=1';
  if (after.startsWith('.')) return 'file';
  if (after.startsWith('/')) return before.endsWith('/') ? 'page' : '';
  if (/[A-Za-z0-9]$/.test(before) && /^[A-Za-z0-9]/.test(after)) return '-';
  if (after === '' && before.endsWith('/') && before !== '/') return 'page';
  return '';
}

/** Returns the text after a path without an end: the value or the name of a parameter. */
function wordAtEnd(path: string): string {
  if (path.endsWith('=')) {
    const start = Math.max(path.lastIndexOf('?'), path.lastIndexOf('&'), path.lastIndexOf('/'));
    return parameterValues[path.slice(start + 1, -1).toLowerCase()] ?? '1';
  }
  if (/[?&]$/.test(path)) return 'page=2';
  if (path.includes('?') && path.endsWith('_')) return 'size=m';
  return '';
}

const MATCHING = rfc9309.path;

const isMatchedBy = (pattern: string, path: string): boolean =>
  matchesPattern(parsePattern(pattern, 'utf-8', MATCHING), canonicalUrl(path, MATCHING));

/**
 * Returns a realistic path that a rule's path matches by RFC 9309 2.2.2 and 2.2.3, or undefined if none is found.
 * For `/*?s=` it is `/?s=tent`, for `/*.pdf$` `/file.pdf`.
 * @param other whether to return an alternative to the plain example: a page in a folder
 */
export function examplePath(pattern: string, other = false): string | undefined {
  const path = pattern.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!/^[/*]/.test(path)) return undefined;
  const isAnchored = path.endsWith('$');
  const pieces = (isAnchored ? path.slice(0, -1) : path).split(/\*+/);
  let example = pieces[0] === '' ? '/' : (pieces[0] ?? '');
  for (const [i, piece] of pieces.entries()) {
    if (i === 0) continue;
    const literal = example.endsWith('/') && pieces[0] === '' && i === 1 ? piece.replace(/^\//, '') : piece;
    const isLast = i === pieces.length - 1 && isAnchored && literal === '';
    example += (isLast ? '' : wordBetween(example, literal)) + literal;
  }
  if (!isAnchored) example += wordAtEnd(example);
  if (other) {
    if (isAnchored) return undefined;
    example += example.endsWith('/') ? 'item' : '/item';
  }
  return isMatchedBy(path, example) ? example : undefined;
}

/** The path of a rule, a preference or a definition, and its example, which is created on first access and cached with its chunk. */
interface RulePath {
  readonly pattern: string;
  readonly example: () => string | undefined;
}

const lazyExample = (pattern: string): RulePath => {
  let cached: { readonly example: string | undefined } | undefined;
  return { pattern, example: () => (cached ??= { example: examplePath(pattern) }).example };
};

/** Paths of rules, preferences and definitions, and URLs of sitemaps, in some lines and in their order. */
interface NamedPaths {
  readonly rules: readonly RulePath[];
  readonly sitemaps: readonly string[];
}

/** Cached by chunk, so that an edit reads only the lines of one chunk again. */
const namedPathsOf = memoizeByKey((format: Format) =>
  memoizeByKey((chunk: Chunk): NamedPaths => {
    const rules: RulePath[] = [];
    const sitemaps: string[] = [];
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    for (const [i, line] of linesIn(chunk).entries()) {
      const directive = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank);
      const isSitemap = directive?.name === sitemap.name;
      const isUsage = directive?.name === contentUsage.name;
      const isDefinition = directive?.role === 'definition';
      if (directive?.role !== 'rule' && !isSitemap && !isUsage && !isDefinition) continue;
      const { valueStart, valueEnd } = scanLine(line.text);
      const words = line.text.slice(valueStart, valueEnd).split(/[ \t]+/);
      const [value = ''] = words;
      if (value === '') continue;
      // The first word of a definition is its name.
      if (isDefinition) addAll(rules, words.filter((word) => word.startsWith('/')).map(lazyExample));
      else if (isSitemap) sitemaps.push(value);
      // A preference without a path is about all of them.
      else if (!isUsage || value.startsWith('/')) rules.push(lazyExample(value));
    }
    return { rules, sitemaps };
  }),
);

/** The maximum number of sitemaps in the table. A site may list thousands. */
const MAX_SITEMAPS = 5;

/** Returns the path of a URL on this site, or on any site if the origin is unknown; undefined for another site. */
function pathOnThisSite(address: string, origin: string): string | undefined {
  const { authority } = urlParts(address);
  const siteAuthority = urlParts(origin).authority;
  if (authority && siteAuthority && asciiHost(authority.host) !== asciiHost(siteAuthority.host))
    return undefined;
  return authority ? address.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '') || '/' : undefined;
}

/** The rows in their order, and the number without the limit. */
export interface ExampleUrls {
  readonly urls: readonly string[];
  readonly groups: readonly RowGroup[];
  /** Greater than the number of `urls` if the limit was reached. */
  readonly all: number;
}

const WILDCARD_START = /^\/?\*/;

/** Returns the folder of the first segment: `/a/` for `/a/b?c`; undefined for a page at the root. */
const topFolder = (path: string): string | undefined => /^\/[^/?#]+\//.exec(path)?.[0];

/** Returns the folder that contains all paths. */
function sharedFolder(paths: readonly string[]): string {
  const [first = '', ...rest] = paths;
  let end = first.length;
  for (const path of rest) {
    let at = 0;
    while (at < end && path[at] === first[at]) at++;
    end = at;
  }
  const query = first.search(/[?#]/);
  const within = first.slice(0, query < 0 ? end : Math.min(end, query));
  return within.slice(0, within.lastIndexOf('/') + 1);
}

/**
 * Groups the rows: pages at the root, examples of patterns that match anywhere, and folders of two or more pages
 * by name.
 */
function inGroups(
  root: readonly string[],
  anywhere: readonly string[],
  paths: readonly string[],
  all: number,
): ExampleUrls {
  const folders = new Map<string, string[]>();
  const single: string[] = [];
  for (const path of paths) {
    const folder = topFolder(path);
    if (folder === undefined) single.push(path);
    else folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const large = [...folders.values()].filter((within) => {
    if (within.length > 1) return true;
    addAll(single, within);
    return false;
  });
  const urls = [...root, ...single.toSorted()];
  const groups: RowGroup[] = [];
  const add = (key: string, kind: RowGroup['kind'], within: readonly string[]) => {
    if (within.length === 0) return;
    groups.push({ key, kind, from: urls.length, to: urls.length + within.length });
    addAll(urls, within);
  };
  add('*', 'anywhere', anywhere.toSorted());
  for (const within of large
    .map((paths) => paths.toSorted())
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
    add(sharedFolder(within), 'folder', within);
  return { urls, groups, all };
}

function findExampleUrls(parts: readonly NamedPaths[], origin: string, limit: number): ExampleUrls {
  /** Examples, and whether a rule has each. */
  const hasRuleByExample = new Map([['/', false]]);
  const root = ['/'];
  const anywhere: string[] = [];
  const paths: string[] = [];
  for (const address of parts.flatMap(({ sitemaps }) => sitemaps).slice(0, MAX_SITEMAPS)) {
    const path = pathOnThisSite(address, origin);
    if (path === undefined || hasRuleByExample.has(path)) continue;
    hasRuleByExample.set(path, false);
    paths.push(path);
  }
  let all = hasRuleByExample.size;
  const seenPatterns = new Set<string>();
  for (const { pattern, example: plainExample } of parts.flatMap(({ rules }) => rules)) {
    if (seenPatterns.has(pattern)) continue;
    seenPatterns.add(pattern);
    if (hasRuleByExample.size >= limit) {
      all += 1;
      continue;
    }
    let example = plainExample();
    // Another rule has this example, so that this rule gets another page.
    if (example !== undefined && hasRuleByExample.get(example)) example = examplePath(pattern, true);
    if (example === undefined) continue;
    const isNew = !hasRuleByExample.has(example);
    hasRuleByExample.set(example, true);
    if (!isNew) continue;
    all += 1;
    (WILDCARD_START.test(pattern) ? anywhere : paths).push(example);
  }
  return inGroups(root, anywhere, paths, all);
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a === b || (a.length === b.length && a.every((one, i) => one === b[i]));

const patternOf = ({ pattern }: RulePath) => pattern;

/** Most edits change no path, so that the result is reused. */
const reuseParts = reuseIfEqual<readonly NamedPaths[]>(
  (one, other) =>
    one.length === other.length &&
    one.every(({ rules, sitemaps }, i) => {
      const next = other[i];
      return (
        next !== undefined &&
        (rules === next.rules || isSameList(rules.map(patternOf), next.rules.map(patternOf))) &&
        isSameList(sitemaps, next.sitemaps)
      );
    }),
);

/** A new path beyond the limit changes no row. */
const reuseUrls = reuseIfEqual<ExampleUrls>(
  (one, other) =>
    one.all === other.all &&
    isSameList(one.urls, other.urls) &&
    one.groups.length === other.groups.length &&
    one.groups.every(({ key, from, to }, i) => {
      const next = other.groups[i];
      return key === next?.key && from === next.from && to === next.to;
    }),
);

/** Cached, because every view of the table needs it at each keystroke, and it visits the paths of all rules. */
const cachedExampleUrls = memoizeLast(4, (...parameters: Parameters<typeof findExampleUrls>) =>
  reuseUrls(findExampleUrls(...parameters)),
);

/**
 * Returns the URLs of the table for a file: `/`, the sitemaps of this site, and an example for the path of each
 * rule, of each preference about use and of each path in a definition, without duplicates.
 * @param before an earlier version, whose rules are included, because rules that an edit removed change answers
 * @param limit the maximum number of URLs
 * @param patterns URLs that other files of the site are about, as paths of rules
 */
export function exampleUrls(
  policy: Policy,
  before: Policy | undefined,
  origin: string,
  limit: number,
  patterns: readonly string[] = [],
): ExampleUrls {
  const partsOf = ({ format, source }: Policy) =>
    [...placedChunks(source.lines)].map(({ chunk }) => namedPathsOf(format)(chunk));
  const earlier = before && before.source !== policy.source ? partsOf(before) : [];
  const others = patterns.length > 0 ? [{ rules: patterns.map(lazyExample), sitemaps: [] }] : [];
  return cachedExampleUrls(reuseParts([...partsOf(policy), ...earlier, ...others]), origin, limit);
}
