// What a simulated response to the request for the policy file means, and whether the reader's source states it.

import { outcomeAfterRedirects } from '../../core/formats/rep/question/http-status.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { Outcome, Reader } from '../../core/readers/reader.ts';

type HttpOption = Reader['http']['unspecified'][number];

/** The behavior of a reader after the request for the file, and whether its source states it. */
export interface StatusInterpretation {
  readonly outcome: Exclude<Outcome, 'follow'>;
  /** Whether the reader's source does not cover the case, so that this is our interpretation. */
  readonly isOurs: boolean;
  /** The maximum number of redirects: null without a limit, undefined if there were none. */
  readonly limit?: number | null;
}

/** Returns the reader option for a status: its own option, otherwise that of its class. */
function httpOptionOf({ http }: Reader, status: Status): HttpOption {
  if (typeof status !== 'number') return 'network';
  const exactOption = `${status}`;
  return (Object.hasOwn(http, exactOption) ? exactOption : `${Math.floor(status / 100)}xx`) as HttpOption;
}

/** Returns the reader options that decide. If there were redirects, that of redirects is first. */
function httpOptionsFor(reader: Reader, status: Status, redirects: number): HttpOption[] {
  if (redirects === 0) return [httpOptionOf(reader, status)];
  const { '3xx': onRedirect, maxRedirects } = reader.http;
  if (onRedirect !== 'follow') return ['3xx'];
  const isTooMany = maxRedirects !== null && redirects > maxRedirects;
  return ['3xx', isTooMany ? 'tooManyRedirects' : httpOptionOf(reader, status)];
}

/** Interprets a status after a number of redirects for a reader. */
export function interpretStatus(reader: Reader, status: Status, redirects: number): StatusInterpretation {
  const options = httpOptionsFor(reader, status, redirects);
  const common = {
    outcome: outcomeAfterRedirects(reader, status, redirects),
    isOurs: options.some((option) => reader.http.unspecified.includes(option)),
  };
  return redirects > 0 ? { ...common, limit: reader.http.maxRedirects } : common;
}
