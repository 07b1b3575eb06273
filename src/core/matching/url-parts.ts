// URLs cut by hand: a URL parser would resolve dots and re-encode, and the octets are what is compared.

/** Who answers for a URL: scheme and host in lower case; port as digits, '' where it is the scheme's own. */
export interface Authority {
  /** '' in a URL that begins with `//`. */
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

/** The parts that rules and sites are compared with. The fragment is dropped, and so is userinfo. */
export interface UrlParts {
  /** Absent if the URL is only a path. */
  readonly authority?: Authority;
  /** Begins with a slash; `/` if the URL has none. As written, `;parameters` included (RFC 1738). */
  readonly path: string;
  /** What follows the first `?`; absent without one. */
  readonly query?: string;
}

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
  ['ftp', '21'],
]);

const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//;

/** A to Z in lower case and nothing else: names are octets, not words. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (run) => run.toLowerCase());

const withoutPort = (port: string, scheme: string) => (port === DEFAULT_PORTS.get(scheme) ? '' : port);

function readAuthority(text: string, scheme: string): Authority {
  const address = text.slice(text.lastIndexOf('@') + 1);
  const colon = address.lastIndexOf(':');
  const port = colon > address.lastIndexOf(']') ? address.slice(colon + 1) : '';
  const host = port !== '' || address.endsWith(':') ? address.slice(0, colon) : address;
  return { scheme, host: lowerCase(host), port: withoutPort(port.replace(/^0+(?=.)/, ''), scheme) };
}

function readPath(text: string): UrlParts {
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return mark < 0 ? { path: rooted } : { path: rooted, query: text.slice(mark + 1) };
}

/**
 * Cuts a URL as it is written. `/x` is a path on the site, `//host/x` has the site's scheme, and anything
 * without a scheme and a slash is taken for a path that lacks its slash. Never fails.
 */
export function urlParts(url: string): UrlParts {
  const hash = url.indexOf('#');
  const text = hash < 0 ? url : url.slice(0, hash);
  const scheme = SCHEME.exec(text);
  if (!scheme && !text.startsWith('//')) return readPath(text);
  const rest = text.slice(scheme ? scheme[0].length : 2);
  const end = rest.search(/[/?]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const name = lowerCase(scheme?.[1] ?? '');
  return { authority: readAuthority(authority, name), ...readPath(end < 0 ? '' : rest.slice(end)) };
}

/** What of a URL a reader compares with its rules (draft 1 3.2.2: the path; RFC 9309 2.2.2: with the query). */
export function comparedPart({ path, query }: UrlParts, part: 'path' | 'path-and-query'): string {
  return part === 'path' || query === undefined ? path : `${path}?${query}`;
}

/**
 * Whether a URL belongs to another site: other scheme, host or port (draft 1 3.1).
 * A URL that is only a path never does, and without a known origin none does.
 */
export function isOtherSite({ authority }: UrlParts, origin: Authority | undefined): boolean {
  if (!authority || !origin) return false;
  const scheme = authority.scheme || origin.scheme;
  const port = withoutPort(authority.port, scheme);
  return scheme !== origin.scheme || authority.host !== origin.host || port !== origin.port;
}

/** The address of a policy file for a URL: same scheme, host and port as written (draft 1 3.1, RFC 9309 2.3). */
export function addressOnSite(url: string, path: string): string {
  const scheme = SCHEME.exec(url)?.[0] ?? (url.startsWith('//') ? '//' : '');
  if (scheme === '') return path;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  return `${scheme}${authority.slice(authority.lastIndexOf('@') + 1)}${path}`;
}
