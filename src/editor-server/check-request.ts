// Decides whether a request is from the page that the program opened. Other pages of the browser, and names that
// another site points to this computer (DNS rebinding), are refused.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the token. A page of another origin cannot send it without a permission that is never given. */
const TOKEN_HEADER = 'x-gatepost-token';

/** A refused request: its status, and the reason. */
export interface Refusal {
  readonly status: number;
  readonly code: 'host' | 'origin' | 'token' | 'method' | 'path';
}

interface CheckedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that does not depend on where two texts differ. */
export const isSameSecret = (text: string, secret: string): boolean =>
  timingSafeEqual(digestOf(text), digestOf(secret));

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Checks what every request must have: one of our hosts, and no other origin. Writing needs our origin. */
export function checkSender({ method, headers }: CheckedRequest, port: number): Refusal | undefined {
  const { host = '', origin } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return { status: 421, code: 'host' };
  const isOurs = origin === undefined ? isSafe(method) : origin === `http://${host}`;
  const site = headers['sec-fetch-site'];
  const isFromUs = site === undefined || site === 'same-origin' || site === 'none';
  return isOurs && isFromUs ? undefined : { status: 403, code: 'origin' };
}

/** Checks the token of a request to the API. */
export function checkToken({ headers }: CheckedRequest, token: string): Refusal | undefined {
  const given = headers[TOKEN_HEADER];
  return typeof given === 'string' && isSameSecret(given, token) ? undefined : { status: 403, code: 'token' };
}
