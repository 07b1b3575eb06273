// What a reader does if the policy file cannot simply be read: status codes, redirects, no response.

import type { Answer, Status } from '../../../questions/answer.ts';
import type { Outcome, Reader } from '../../../readers/reader.ts';

/**
 * Returns the effect of one response on a reader (draft 1 3.1, RFC 9309 2.3.1). The entry for the status applies,
 * or else the one for its class. `timeout`, and numbers other than integers from 200 to 599, are network errors.
 */
export function outcomeOfStatus({ http }: Reader, status: Status): Outcome {
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599)
    return http.network;
  const byCode: Readonly<Record<string, unknown>> = http;
  return (byCode[status] ?? byCode[`${Math.floor(status / 100)}xx`]) as Outcome;
}

/** Returns the effect of a request that was redirected `hops` times and then ended with `status`. Never `follow`. */
export function outcomeAfterRedirects(
  reader: Reader,
  status: Status,
  hops: number,
): Exclude<Outcome, 'follow'> {
  const { http } = reader;
  const redirected = hops > 0 ? http['3xx'] : 'follow';
  const tooMany = http.maxRedirects !== null && hops > http.maxRedirects;
  const outcome =
    redirected !== 'follow' ? redirected : tooMany ? http.tooManyRedirects : outcomeOfStatus(reader, status);
  return outcome === 'follow' ? 'parse' : outcome;
}

/** The answer for the whole site if the file is not read. */
export const ANSWER_OF_OUTCOME = {
  'allow-all': 'allow',
  'deny-all': 'deny',
  defer: 'defer',
  'no-information': 'no-information',
  error: 'no-information',
} as const satisfies Record<Exclude<Outcome, 'parse' | 'follow'>, Answer>;
