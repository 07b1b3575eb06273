// The URLs that the table asks about by itself: the front page, the sitemaps, and an example for the path of each rule.
import { type Chunk, placedChunks } from '../../document/lines.ts';
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

/** Values of parameters that say more than a number would. */
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

/** What stands for a `*` between two literal pieces: nothing where that reads well. */
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

/** What may follow where nothing ends the path: the value of a parameter, the name of one. */
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
 * A path that a person would believe, and that a rule's path matches by RFC 9309 2.2.2 and 2.2.3; undefined where none is
 * found. `/*?s=` is `/?s=tent`, `/*.pdf$` is `/file.pdf`.
 * @param other another example than the plain one: a page in a folder
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

/** The path of a rule, and the example of it: made when it is first asked for, and kept with its chunk. */
interface RulePath {
  readonly pattern: string;
  readonly example: () => string | undefined;
}

const lazyExample = (pattern: string): RulePath => {
  let made: { readonly example: string | undefined } | undefined;
  return { pattern, example: () => (made ??= { example: examplePath(pattern) }).example };
};

/** Paths of rules and addresses of sitemaps in some lines, in their order. */
interface NamedPaths {
  readonly rules: readonly RulePath[];
  readonly sitemaps: readonly string[];
}

/** Kept because an edit then reads the lines of one chunk again. */
const namedPathsOf = memoizeByKey((format: Format) =>
  memoizeByKey((chunk: Chunk): NamedPaths => {
    const rules: RulePath[] = [];
    const sitemaps: string[] = [];
    const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
    for (const [i, line] of chunk.entries()) {
      const directive = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank);
      if (directive?.role !== 'rule' && directive?.name !== sitemap.name) continue;
      const { valueStart, valueEnd } = scanLine(line.text);
      const [value = ''] = line.text.slice(valueStart, valueEnd).split(/[ \t]/, 1);
      if (value === '') continue;
      if (directive.role === 'rule') rules.push(lazyExample(value));
      else sitemaps.push(value);
    }
    return { rules, sitemaps };
  }),
);

/** Sitemaps that are asked about: a site may list thousands. */
const MAX_SITEMAPS = 5;

/** The path of an address on this site, or on the only site there is; undefined for one of another. */
function pathOnThisSite(address: string, origin: string): string | undefined {
  const { authority } = urlParts(address);
  const own = urlParts(origin).authority;
  if (authority && own && asciiHost(authority.host) !== asciiHost(own.host)) return undefined;
  return authority ? address.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '') || '/' : undefined;
}

/** Rows in their order, and how many there would be. */
export interface ExampleUrls {
  readonly urls: readonly string[];
  readonly groups: readonly RowGroup[];
  /** More than `urls` where the bound was reached. */
  readonly all: number;
}

const WILDCARD_START = /^\/?\*/;

/** The folder of the first segment: `/a/` of `/a/b?c`; undefined for a page at the root. */
const topFolder = (path: string): string | undefined => /^\/[^/?#]+\//.exec(path)?.[0];

/** The folder that all paths are in. */
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

/** Pages at the root, examples of what is matched anywhere, and folders of two or more by name. */
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
  const taken = new Map([['/', false]]);
  const root = ['/'];
  const anywhere: string[] = [];
  const paths: string[] = [];
  for (const address of parts.flatMap(({ sitemaps }) => sitemaps).slice(0, MAX_SITEMAPS)) {
    const path = pathOnThisSite(address, origin);
    if (path === undefined || taken.has(path)) continue;
    taken.set(path, false);
    paths.push(path);
  }
  let all = taken.size;
  const known = new Set<string>();
  for (const { pattern, example: plainExample } of parts.flatMap(({ rules }) => rules)) {
    if (known.has(pattern)) continue;
    known.add(pattern);
    if (taken.size >= limit) {
      all += 1;
      continue;
    }
    let example = plainExample();
    // Another rule has it: a page of this one's own.
    if (example !== undefined && taken.get(example)) example = examplePath(pattern, true);
    if (example === undefined) continue;
    const isNew = !taken.has(example);
    taken.set(example, true);
    if (!isNew) continue;
    all += 1;
    (WILDCARD_START.test(pattern) ? anywhere : paths).push(example);
  }
  return inGroups(root, anywhere, paths, all);
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a === b || (a.length === b.length && a.every((one, i) => one === b[i]));

const patternOf = ({ pattern }: RulePath) => pattern;

/** Most edits change no path: what is made of them is made once. */
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

/** A path that is typed beyond those that are shown changes no row. */
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

/** Kept because every view of the table asks at each keystroke, and it goes through the paths of all rules. */
const cachedExampleUrls = memoizeLast(4, (...given: Parameters<typeof findExampleUrls>) =>
  reuseUrls(findExampleUrls(...given)),
);

/**
 * The URLs to ask about a file: `/`, the sitemaps of this site, and an example for the path of each rule, without repeats.
 * @param before an earlier version, whose rules are asked about too: what an edit took away changes answers
 * @param limit how many there are at most
 * @param patterns of URLs that other files of the site are about, as paths of rules
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
