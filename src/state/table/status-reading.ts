// What follows from the simulated end of the request for the policy file, and whether the reader's source says so.

import { outcomeAfterRedirects } from '../../core/formats/rep/question/http-status.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { Outcome, Reader } from '../../core/readers/reader.ts';

type HttpOption = Reader['http']['unspecified'][number];

/** What a reader does after the request for the file, and what that rests on. */
export interface StatusInterpretation {
  readonly outcome: Exclude<Outcome, 'follow'>;
  /** True if the reader's source says nothing of the case, so that this is our reading. */
  readonly isOurs: boolean;
  /** Redirects that are followed: null without a limit, undefined if none was met. */
  readonly limit?: number | null;
}

/** The knob that speaks of a status: its own, else that of its class. */
function httpOptionOf({ http }: Reader, status: Status): HttpOption {
  if (typeof status !== 'number') return 'network';
  const own = `${status}`;
  return (Object.hasOwn(http, own) ? own : `${Math.floor(status / 100)}xx`) as HttpOption;
}

/** The knobs that decide: that of redirects first, if there were any. */
function httpOptionsFor(reader: Reader, status: Status, redirects: number): HttpOption[] {
  if (redirects === 0) return [httpOptionOf(reader, status)];
  const { '3xx': onRedirect, maxRedirects } = reader.http;
  if (onRedirect !== 'follow') return ['3xx'];
  const isTooMany = maxRedirects !== null && redirects > maxRedirects;
  return ['3xx', isTooMany ? 'tooManyRedirects' : httpOptionOf(reader, status)];
}

/** What a reader makes of a status after some redirects. */
export function interpretStatus(reader: Reader, status: Status, redirects: number): StatusInterpretation {
  const knobs = httpOptionsFor(reader, status, redirects);
  const common = {
    outcome: outcomeAfterRedirects(reader, status, redirects),
    isOurs: knobs.some((knob) => reader.http.unspecified.includes(knob)),
  };
  return redirects > 0 ? { ...common, limit: reader.http.maxRedirects } : common;
}
