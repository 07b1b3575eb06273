// Splits URLs as written: a URL parser would resolve dots and re-encode, but rules are compared by octets.
import { lowerCase } from '../text/lower-case.ts';
import { isSameHost } from './host-name.ts';

/** The server of a URL: scheme and host in lower case; port as digits, '' for the scheme's default port. */
export interface Authority {
  /** '' in a URL that begins with `//`. */
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

/** The parts of a URL that are compared with rules and sites. Userinfo is dropped. */
export interface UrlParts {
  /** Absent if the URL is only a path. The host is '' in a URL with a scheme and no `//`, as in `mailto:a`. */
  readonly authority?: Authority;
  /** Begins with a slash; `/` if the URL has none. As written, `;parameters` included (RFC 1738). */
  readonly path: string;
  /** The text after the first `?`. Absent without one. */
  readonly query?: string;
  /** The text after the first `#`. Absent without one. */
  readonly fragment?: string;
  /** Present if the URL has no path, and `path` is a slash that was added. */
  readonly pathless?: true;
}

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
  ['ftp', '21'],
]);

/**
 * Matches a scheme, and whether a host follows (RFC 3986 3.1). `a:b` and `host:80/x` have a scheme, `/a:b` and
 * `?a:b` do not.
 */
const SCHEME_PATTERN = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/;

/**
 * Removes white space before a URL, which is not part of it (RFC 3986 appendix C). Rules may match white space
 * after it.
 */
const trimUrl = (url: string): string => url.replace(/^[\t\n\f\r ]+/, '');

const omitDefaultPort = (port: string, scheme: string) => (port === DEFAULT_PORTS.get(scheme) ? '' : port);

function readAuthority(text: string, scheme: string): Authority {
  const address = text.slice(text.lastIndexOf('@') + 1);
  const colon = address.lastIndexOf(':');
  const port = colon > address.lastIndexOf(']') ? address.slice(colon + 1) : '';
  const host = port !== '' || address.endsWith(':') ? address.slice(0, colon) : address;
  return { scheme, host: lowerCase(host), port: omitDefaultPort(port.replace(/^0+(?=.)/, ''), scheme) };
}

function readPath(text: string): UrlParts {
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const query = mark < 0 ? {} : { query: text.slice(mark + 1) };
  return path === '' ? { path: rooted, ...query, pathless: true } : { path: rooted, ...query };
}

/**
 * Returns scheme and authority of a URL as written. `rest` begins with its path. Undefined if the URL is only a
 * path.
 */
function splitSite(url: string): { scheme: string; address?: string; rest: string } | undefined {
  const [prefix, scheme, slashes] = url.startsWith('//')
    ? ['//', '', '//']
    : (SCHEME_PATTERN.exec(url) ?? []);
  if (prefix === undefined || scheme === undefined) return undefined;
  const afterScheme = url.slice(prefix.length);
  if (!slashes) return { scheme, rest: afterScheme };
  const end = afterScheme.search(/[/?#]/);
  const address = end < 0 ? afterScheme : afterScheme.slice(0, end);
  return { scheme, address, rest: afterScheme.slice(address.length) };
}

/**
 * Splits a URL as it is written. `/x` is a path on the site, `//host/x` has the site's scheme, and anything
 * without a scheme (RFC 3986 3.1: a name and a colon before any slash) is a path that lacks its slash. White space
 * before it is dropped. Never throws.
 */
export function urlParts(url: string): UrlParts {
  const trimmed = trimUrl(url);
  const hash = trimmed.indexOf('#');
  const text = hash < 0 ? trimmed : trimmed.slice(0, hash);
  const fragment = hash < 0 ? {} : { fragment: trimmed.slice(hash + 1) };
  const site = splitSite(text);
  if (!site) return { ...readPath(text), ...fragment };
  const authority = readAuthority(site.address ?? '', lowerCase(site.scheme));
  return { authority, ...readPath(site.rest), ...fragment };
}

/**
 * Returns the part of a URL that a reader compares with its rules (draft 1 3.2.2: the path; RFC 9309 2.2.2: with
 * the query; urllib: with the fragment too). `noPath`: what replaces the path before the query of a URL without
 * one (urllib).
 */
export function comparedPart(
  { path, query, fragment, pathless }: UrlParts,
  part: 'path' | 'path-and-query' | 'path-query-fragment',
  noPath: 'slash' | 'empty' = 'slash',
): string {
  const ownPath = pathless && noPath === 'empty' ? '' : path;
  if (part === 'path') return ownPath;
  const withQuery = query === undefined ? ownPath : `${ownPath}?${query}`;
  return part === 'path-and-query' || fragment === undefined ? withQuery : `${withQuery}#${fragment}`;
}

/**
 * Whether a URL belongs to another site: another scheme, host or port (draft 1 3.1). A URL that is only a path
 * never does. A URL with a scheme and no host always does, because no site serves it. Otherwise, if the origin is
 * not known, no URL does.
 */
export function isOtherSite({ authority }: UrlParts, origin: Authority | undefined): boolean {
  if (!authority) return false;
  if (authority.host === '' && authority.scheme !== '') return true;
  if (!origin || origin.host === '') return false;
  const scheme = authority.scheme || origin.scheme;
  const port = omitDefaultPort(authority.port, scheme);
  return scheme !== origin.scheme || port !== origin.port || !isSameHost(authority.host, origin.host);
}

/**
 * Returns the address of a policy file for a URL: same scheme, host and port as written (draft 1 3.1, RFC 9309
 * 2.3).
 */
export function addressOnSite(url: string, path: string): string {
  const site = splitSite(trimUrl(url));
  if (site?.address === undefined) return path;
  const { scheme, address } = site;
  return `${scheme}${scheme && ':'}//${address.slice(address.lastIndexOf('@') + 1)}${path}`;
}

/**
 * Returns the prefix of the site's URLs that need no parsing: scheme and authority. Undefined if the origin is not
 * that plain.
 */
export function plainOrigin(origin: string): string | undefined {
  const { authority, pathless, query, fragment } = urlParts(origin);
  const isPlain = pathless && query === undefined && fragment === undefined && trimUrl(origin) === origin;
  return isPlain && authority && authority.scheme !== '' && authority.host !== '' ? origin : undefined;
}

/**
 * Returns path and query of a URL without a fragment that begins with the site's origin or a slash. Undefined if
 * `urlParts` has to parse it.
 * @param origin a `plainOrigin`.
 */
export function partOnSite(url: string, origin: string | undefined): string | undefined {
  if (url.includes('#')) return undefined;
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : url;
  if (origin === undefined || !url.startsWith(origin) || url[origin.length] !== '/') return undefined;
  return url.slice(origin.length);
}
