// How long a copy of the policy file may be used: HTTP cache headers within the bounds of a reader.
import type { Reader } from '../../../readers/reader.ts';

type CacheHeaders = ReadonlyMap<string, string>;

/** One header line; a line without a known name holds Cache-Control directives. */
function readLine(line: string): CacheHeaders {
  const named = /^\s*(cache-control|expires|date|age)\s*:(.*)$/is.exec(line);
  return new Map([[named?.[1]?.toLowerCase() ?? 'cache-control', named?.[2] ?? line]]);
}

const readRecord = (record: Readonly<Record<string, string>>): CacheHeaders =>
  new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));

/** Seconds; a number that cannot be counted with is 2 to the 31 (RFC 9111 1.2.2). */
function deltaSeconds(digits: string): number {
  const seconds = Number(digits);
  return Number.isSafeInteger(seconds) ? seconds : 2 ** 31;
}

/** Seconds by Cache-Control (RFC 9111 5.2.2); undefined if it does not say. A value that is no number is stale. */
function secondsFromCacheControl(value: string): number | undefined {
  const directives = value.split(',').map((directive) => directive.trim().toLowerCase());
  if (directives.some((directive) => /^no-(store|cache)\b/.test(directive))) return 0;
  const maxAge = directives.find((directive) => /^max-age\s*=/.test(directive));
  if (maxAge === undefined) return undefined;
  return deltaSeconds(/^max-age\s*=\s*"?(\d+)"?$/.exec(maxAge)?.[1] ?? '0');
}

/** Milliseconds since 1970, or NaN: every HTTP date begins with a day of the week (RFC 9110 5.6.7). */
const readDate = (value: string) => (/^\s*[a-z]{3,9},?\s/i.test(value) ? Date.parse(value) : Number.NaN);

/** Seconds from the answer to its Expires date (RFC 9111 5.3); `+3600` counts from the answer. No date is the past. */
function secondsFromExpires(value: string, answered: number): number {
  const relative = /^\s*\+(\d+)\s*$/.exec(value)?.[1];
  if (relative !== undefined) return deltaSeconds(relative);
  const seconds = Math.floor((readDate(value) - answered) / 1000);
  return seconds > 0 ? seconds : 0;
}

/**
 * How many seconds a reader may use a copy of the file (draft 1 3.4, RFC 9309 2.4). Cache-Control `max-age` counts
 * before Expires; `s-maxage` is for shared caches and ignored; without either the reader's default holds, and null if
 * the reader has none.
 * @param headers the response headers, or one header line, or null.
 * @param now milliseconds since 1970, for an Expires date without a Date header.
 */
export function cacheSeconds(
  { cache }: Reader,
  headers: Readonly<Record<string, string>> | string | null,
  now: number = Date.now(),
): number | null {
  const read =
    headers === null ? new Map() : typeof headers === 'string' ? readLine(headers) : readRecord(headers);
  const date = readDate(read.get('date') ?? '');
  const expires = read.get('expires');
  const stated =
    secondsFromCacheControl(read.get('cache-control') ?? '') ??
    (expires === undefined ? undefined : secondsFromExpires(expires, Number.isNaN(date) ? now : date));
  const seconds = stated ?? cache.defaultSeconds;
  return seconds === null ? null : Math.min(seconds, cache.maxSeconds ?? Infinity);
}
