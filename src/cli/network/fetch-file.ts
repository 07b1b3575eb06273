// Fetches one file from a server as a careful crawler does: with limits for time, size and redirects, and only from the
// public internet. Nothing else in the program uses the network. What Node needs for it is loaded for the first request:
// most runs have none, and it takes longer to load than a small file to check.
import type Dns from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Transform } from 'node:stream';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import type { Status } from '../../core/questions/answer.ts';
import { CliError } from '../cli-error.ts';
import { version } from '../version.ts';
import { isPublicAddress } from './public-address.ts';

/** Consecutive redirects that are followed (RFC 9309 2.3.1.2: at least five). */
const MAX_REDIRECTS = 5;

/** How many octets of a decompressed file are read: ten times the limit of any crawler that states one. */
const MAX_BODY_OCTETS = EDIT_SIZE_LIMITS.octets;

export interface FetchLimits {
  /** The limit for the whole request, including redirects and content. */
  readonly seconds: number;
  /** Whether requests to private networks and to this machine are allowed. */
  readonly allowPrivate: boolean;
  /** Origins, such as `http://localhost:3000`, that may be in a private network all the same. */
  readonly privateOrigins?: ReadonlySet<string>;
}

export interface Redirect {
  readonly status: number;
  readonly to: string;
}

/** The response of a server. */
export interface ServerResponse {
  /** The requested URL. */
  readonly address: string;
  /** The last status; a redirect only if there were too many. */
  readonly status: number;
  /** The redirects in order. If there are more than five, the last one is not followed. */
  readonly redirects: readonly Redirect[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The header lines in the order in which they were sent. */
  readonly headerLines: readonly (readonly [name: string, value: string])[];
  /** The decompressed content of a 2xx response, at most `MAX_BODY_OCTETS`; otherwise empty. */
  readonly body: Uint8Array;
  /** Whether the content was longer. */
  readonly isCut: boolean;
}

/** The status for questions. A number that is not a status is a network error (RFC 9309 2.3.1.4). */
export const statusOfResponse = ({ status }: Pick<ServerResponse, 'status'>): Status =>
  status >= 200 && status <= 599 ? status : 'network';

/** Whether the response contains the file. */
export const isContent = ({ status }: Pick<ServerResponse, 'status'>): boolean =>
  status >= 200 && status < 300;

const codeOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

function rejectPrivate(host: string, ip: string): void {
  if (!isPublicAddress(ip)) throw new CliError('private-address', { host, ip });
}

/** Looks up a host, and returns its addresses only if all are public. The same addresses are connected to. */
const createPublicLookup =
  (dns: typeof Dns): LookupFunction =>
  (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        for (const { address } of addresses) rejectPrivate(host, address);
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      } catch (problem) {
        callback(problem as NodeJS.ErrnoException, []);
      }
    });
  };

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

async function sendRequest(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = hostOf(url);
  const isSecure = url.protocol === 'https:';
  const allowPrivate = limits.allowPrivate || limits.privateOrigins?.has(url.origin) === true;
  const { request: send } = isSecure ? await import('node:https') : await import('node:http');
  const { default: dns } = await import('node:dns');
  return new Promise((resolve, reject) => {
    // An IP address is not looked up.
    if (!allowPrivate && isIP(host) !== 0) rejectPrivate(host, host);
    const request = send(url, {
      agent: false,
      signal,
      headers: {
        accept: 'text/plain,*/*;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': `gatepost/${version}`,
      },
      ...(allowPrivate ? {} : { lookup: createPublicLookup(dns) }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const ip = response.socket.remoteAddress ?? '';
      if (allowPrivate || isPublicAddress(ip)) return resolve(response);
      request.destroy();
      reject(new CliError('private-address', { host, ip }));
    });
    request.end();
  });
}

async function loadDecoders(): Promise<Readonly<Record<string, () => Transform>>> {
  const { createBrotliDecompress, createGunzip, createInflate } = await import('node:zlib');
  return { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
}

/** The decoded content (RFC 9110 8.4). @throws CliError for an unknown encoding. */
async function decodedStream(response: IncomingMessage, url: string): Promise<AsyncIterable<Uint8Array>> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return response;
  const decoders = await loadDecoders();
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (!createDecoder) throw new CliError('content-encoding', { url, encoding });
  // The error also ends the iteration over the decoder.
  return pipeline(response, createDecoder(), () => undefined);
}

async function readBody(
  response: IncomingMessage,
  url: string,
): Promise<Pick<ServerResponse, 'body' | 'isCut'>> {
  const parts: Uint8Array[] = [];
  let octets = 0;
  for await (const chunk of await decodedStream(response, url)) {
    const remaining = MAX_BODY_OCTETS - octets;
    parts.push(chunk.subarray(0, remaining));
    octets += chunk.length;
    if (octets > MAX_BODY_OCTETS) return { body: Buffer.concat(parts), isCut: true };
  }
  return { body: Buffer.concat(parts), isCut: false };
}

/** The target of a redirect; undefined if there is none. @throws CliError for a target that must not be requested. */
function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  const target = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  const isUsable =
    target && /^https?:$/.test(target.protocol) && target.username === '' && target.password === '';
  if (!isUsable) throw new CliError('redirect-target', { url: from.href, location });
  target.hash = '';
  return target;
}

const joinHeaders = (headers: IncomingMessage['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );

const headerLinesOf = ({ rawHeaders }: IncomingMessage): ServerResponse['headerLines'] =>
  rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ''] as const] : []));

async function followRedirects(
  start: URL,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<ServerResponse> {
  const redirects: Redirect[] = [];
  let url = start;
  for (;;) {
    const response = await sendRequest(url, limits, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      const target = redirectTarget(response, url);
      if (!target && status >= 300 && status < 400)
        throw new CliError('redirect-nowhere', { url: url.href, status: String(status) });
      if (target) redirects.push({ status, to: target.href });
      if (target && redirects.length <= MAX_REDIRECTS) {
        url = target;
        continue;
      }
      const content = isContent({ status })
        ? await readBody(response, url.href)
        : { body: new Uint8Array(), isCut: false };
      return {
        address: start.href,
        status,
        redirects,
        headers: joinHeaders(headers),
        headerLines: headerLinesOf(response),
        ...content,
      };
    } finally {
      response.destroy();
    }
  }
}

/** Whether OpenSSL or Node refused a certificate with this code. */
const isCertificateError = (code: string): boolean =>
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH)/.test(
    code,
  );

/**
 * Fetches a file. Every status is a response, except a redirect without a target: no source says how crawlers handle
 * that (RFC 9309 2.3.1.2 and Google's page are about redirects that can be followed).
 * @throws CliError without a response: no connection, a timeout, a target that must not be requested, damaged content.
 */
export async function fetchFile(url: URL, limits: FetchLimits): Promise<ServerResponse> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), limits.seconds * 1000);
  try {
    return await followRedirects(url, limits, control.signal);
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (control.signal.aborted)
      throw new CliError('timed-out', { url: url.href, seconds: String(limits.seconds) });
    const why = codeOf(error);
    const isDamaged = /^(?:Z_|ERR__?ERROR_FORMAT|ERR_BROTLI|ERR_PADDING)/.test(why);
    if (isCertificateError(why)) throw new CliError('certificate', { url: url.href, why });
    throw new CliError(isDamaged ? 'damaged-content' : 'no-answer', { url: url.href, why });
  } finally {
    clearTimeout(timer);
  }
}
