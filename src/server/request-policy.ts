// Requests a policy file as RFC 9309 2.3 says: redirects are followed, and nothing that a server does takes more time or
// memory than the limits.
import { type Reader, type Status, statusOutcome } from '../core/fetch.ts';

/** The octets that are read of a file at least (RFC 9309 2.5). */
export const MIN_READ_OCTETS = 500 * 1024;

/** The redirects that are followed if the reader does not say (RFC 9309 2.3.1.2: at least five). */
const DEFAULT_REDIRECTS = 5;

/** The longest time that a timer can have. A longer one would end at once. */
export const MAX_TIMER_MILLISECONDS = 2 ** 31 - 1;

/** The `fetch` of the platform, or one like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface PolicyRequest {
  readonly fetch: Fetch;
  readonly reader: Reader;
  readonly headers: Readonly<Record<string, string>>;
  /** The time for all of it: redirects and content. */
  readonly timeoutSeconds: number;
  /** Ends the request. */
  readonly signal: AbortSignal | undefined;
}

/** How a request for a policy file ended. */
export interface PolicyResponse {
  /** 404 for a redirect that cannot be followed (RFC 9309 2.3.1.2). */
  readonly status: Status;
  readonly redirects: number;
  readonly headers?: Headers;
  /** Present if the reader reads it; one octet longer than what is read if the file is. */
  readonly body?: Uint8Array;
}

/** The target of a redirect, without a user name or password. Undefined if it is not on the web. */
function redirectTarget(location: string | null, base: string): string | undefined {
  if (location === null || !URL.canParse(location, base)) return undefined;
  const url = new URL(location, base);
  url.username = url.password = url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** How many octets are reserved at first. */
const FIRST_OCTETS = 16 * 1024;

/** Reads at most `limit` octets, and cancels the rest. A larger chunk does not stay in memory. */
async function readOctets(body: Response['body'], limit: number, signal: AbortSignal): Promise<Uint8Array> {
  let octets = new Uint8Array(FIRST_OCTETS);
  let length = 0;
  const reader = body?.getReader();
  while (reader && length < limit && !signal.aborted) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, limit - length);
    if (length + part.length > octets.length) {
      const longer = new Uint8Array(Math.max(2 * octets.length, length + part.length));
      longer.set(octets);
      octets = longer;
    }
    octets.set(part, length);
    length += part.length;
  }
  reader?.cancel().catch(() => undefined);
  return octets.slice(0, length);
}

async function followRedirects(
  address: string,
  { fetch, reader, headers }: PolicyRequest,
  signal: AbortSignal,
): Promise<PolicyResponse> {
  const maxRedirects = reader.http.maxRedirects ?? DEFAULT_REDIRECTS;
  let url = address;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    const { status } = response;
    // What is not an answer of a server, such as `Response.error()`.
    if (status < 200 || signal.aborted) {
      response.body?.cancel().catch(() => undefined);
      return { status: 'network', redirects, headers: response.headers };
    }
    const outcome = statusOutcome(reader, status);
    const end = { status, redirects, headers: response.headers };
    if (outcome === 'parse') {
      const limit = Math.max(MIN_READ_OCTETS, reader.text.maxBytes ?? 0) + 1;
      return { ...end, body: await readOctets(response.body, limit, signal) };
    }
    response.body?.cancel().catch(() => undefined);
    // No copy was named in the request, so there is none that 304 could be about (RFC 9110 15.4.5).
    if (status === 304) return { ...end, status: 'network' };
    if (outcome !== 'follow') return end;
    if (redirects === maxRedirects) return { ...end, redirects: redirects + 1 };
    const target = redirectTarget(response.headers.get('location'), url);
    if (target === undefined) return { ...end, status: 404 };
    url = target;
  }
}

/** Requests a policy file. Never throws: a failure is a status. */
export async function requestPolicy(address: string, request: PolicyRequest): Promise<PolicyResponse> {
  const end = new AbortController();
  const stop = () => end.abort();
  // A `fetch` of the caller's may not obey its signal.
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
  });
  let status: Status = 'network';
  const milliseconds = Math.min(request.timeoutSeconds * 1000, MAX_TIMER_MILLISECONDS);
  const timer = setTimeout(() => {
    status = 'timeout';
    stop();
  }, milliseconds);
  request.signal?.addEventListener('abort', stop, { once: true });
  if (request.signal?.aborted) stop();
  try {
    return await Promise.race([ended, followRedirects(address, request, end.signal)]);
  } catch {
    return { status, redirects: 0 };
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
    // What is still requested or read in vain ends with the next step, also if `fetch` does not obey its signal.
    stop();
  }
}
