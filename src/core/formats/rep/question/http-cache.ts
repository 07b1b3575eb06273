// How long a copy of the policy file may be used: HTTP cache headers within the limits of a reader.
import type { Reader } from '../../../readers/reader.ts';

/** Response headers: by name in any letter case, or an object of the platform such as Headers. */
export type CacheHeaders =
  | Readonly<Record<string, string>>
  | { readonly get: (name: string) => string | null | undefined };

type HeaderValues = ReadonlyMap<string, string>;

/** The headers that are read. */
const headerNames = ['cache-control', 'expires', 'date'] as const;

/** Reads one header line. A line without a known name contains Cache-Control directives. */
function readLine(line: string): HeaderValues {
  const named = /^\s*(cache-control|expires|date|age)\s*:(.*)$/is.exec(line);
  return new Map([[named?.[1]?.toLowerCase() ?? 'cache-control', named?.[2] ?? line]]);
}

/** Whether the headers are an object that is asked for each header. A header named `get` would be a text. */
const isQueried = (headers: CacheHeaders): headers is Extract<CacheHeaders, { readonly get: unknown }> =>
  typeof headers.get === 'function';

function readHeaders(headers: CacheHeaders): HeaderValues {
  if (!isQueried(headers))
    return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return new Map(
    headerNames.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Returns seconds. A number too large to count with is 2 to the power of 31 (RFC 9111 1.2.2). */
function deltaSeconds(digits: string): number {
  const seconds = Number(digits);
  return Number.isSafeInteger(seconds) ? seconds : 2 ** 31;
}

/**
 * Returns the seconds that Cache-Control sets (RFC 9111 5.2.2). Undefined if it sets none. A value that is not a
 * number means stale.
 */
function secondsFromCacheControl(value: string): number | undefined {
  const directives = value.split(',').map((directive) => directive.trim().toLowerCase());
  if (directives.some((directive) => /^no-(store|cache)\b/.test(directive))) return 0;
  const maxAge = directives.find((directive) => /^max-age\s*=/.test(directive));
  if (maxAge === undefined) return undefined;
  return deltaSeconds(/^max-age\s*=\s*"?(\d+)"?$/.exec(maxAge)?.[1] ?? '0');
}

/** Returns milliseconds since 1970, or NaN. Every HTTP date begins with a day of the week (RFC 9110 5.6.7). */
const readDate = (value: string) => (/^\s*[a-z]{3,9},?\s/i.test(value) ? Date.parse(value) : Number.NaN);

/**
 * Returns the seconds from the response to its Expires date (RFC 9111 5.3). `+3600` is relative to the response.
 * An invalid date is in the past.
 */
function secondsFromExpires(value: string, respondedAt: number): number {
  const relative = /^\s*\+(\d+)\s*$/.exec(value)?.[1];
  if (relative !== undefined) return deltaSeconds(relative);
  const seconds = Math.floor((readDate(value) - respondedAt) / 1000);
  return seconds > 0 ? seconds : 0;
}

/**
 * Returns how many seconds a reader may use a copy of the file (draft 1 3.4, RFC 9309 2.4). Cache-Control
 * `max-age` has priority over Expires. `s-maxage` is for shared caches and ignored. Without either, the reader's
 * default applies, and null if the reader has none.
 * @param headers the response headers by name, as a Headers object or as one header line; or null.
 * @param now milliseconds since 1970, for an Expires date without a Date header.
 */
export function cacheSeconds(
  { cache }: Reader,
  headers: CacheHeaders | string | null,
  now: number = Date.now(),
): number | null {
  const values: HeaderValues =
    headers === null ? new Map() : typeof headers === 'string' ? readLine(headers) : readHeaders(headers);
  const date = readDate(values.get('date') ?? '');
  const expires = values.get('expires');
  const stated =
    secondsFromCacheControl(values.get('cache-control') ?? '') ??
    (expires === undefined ? undefined : secondsFromExpires(expires, Number.isNaN(date) ? now : date));
  const seconds = stated ?? cache.defaultSeconds;
  return seconds === null ? null : Math.min(seconds, cache.maxSeconds ?? Infinity);
}
