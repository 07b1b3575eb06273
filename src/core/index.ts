// The public face of the library: open a site, ask who may fetch what and why, change it, print it.
// docs/library.md describes every function with an example.
import { productToken as tokenUnder } from './matching/product-token.ts';
import { addressOnSite } from './matching/url-parts.ts';
import { cacheSeconds as secondsUnder } from './questions/cache.ts';
import type { Status } from './questions/question.ts';
import { statusOutcome as outcomeUnder } from './questions/status.ts';
import { type ReaderId, readerOf } from './readers/index.ts';
import type { Outcome, Reader } from './readers/reader.ts';
import { type RecordsView, recordsOf as recordsUnder } from './site/records-of.ts';
import type { Site } from './site/site.ts';

export { explainLoss } from '../messages/convert.ts';
export { explain } from '../messages/explain.ts';
export { acapToRep } from './convert/acap-to-rep.ts';
export type { Conversion, Loss, LossCode } from './convert/conversion.ts';
export { type RepToAcapOptions, repToAcap } from './convert/rep-to-acap.ts';
export type { Capabilities } from './dialects/acap/fallback.ts';
export { type Usage, usages } from './dialects/acap/usages.ts';
export { type AnyOptions, type AnyVerdict, answersTo, ask, prepare, prepareAny } from './questions/index.ts';
export {
  type Answer,
  type AskOptions,
  answers,
  type FieldRef,
  type Matrix,
  type Prepared,
  type Reason,
  type Status,
  type Verdict,
} from './questions/question.ts';
export { type ActionRequest, actionRequests } from './questions/requests.ts';
export type { Step, StepCode, StepOutcome } from './questions/step.ts';
export {
  type UsageAdvice,
  type UsageAnswer,
  type UsageOptions,
  type UsageReason,
  type UsageSettings,
  type UsageVerdict,
  usageAnswers,
} from './questions/usage-verdict.ts';
export { type ReaderId, readers } from './readers/index.ts';
export type { Outcome, Reader } from './readers/reader.ts';
export type { AgentView, OtherView, RecordsView, RecordView, RuleView } from './site/records-of.ts';
export { applyEdits, openSite, printFile, type Site, type SiteFile } from './site/site.ts';
export type { Position, Range, TextEdit } from './text/range.ts';

/** Every function that takes a reader takes its id or the object. @throws RangeError if there is no such reader. */
export type ReaderOrId = ReaderId | Reader;

/**
 * Where the policy file for a URL stands: same scheme, host and port (draft 1 3.1, RFC 9309 2.3).
 * For a URL without a host this is the path alone.
 */
export const policyUrl = (url: string, reader: ReaderOrId): string =>
  addressOnSite(url, readerOf(reader).file.path);

/**
 * What a reader does on a response to its request for the policy file (draft 1 3.1, RFC 9309 2.3.1).
 * Redirects are `follow`; how many, `reader.http.maxRedirects` says.
 */
export const statusOutcome = (reader: ReaderOrId, status: Status): Outcome =>
  outcomeUnder(readerOf(reader), status);

/**
 * How many seconds a copy of the file may be used (draft 1 3.4, RFC 9309 2.4).
 * @param headers the response headers, or one header line, or null.
 * @param now milliseconds since 1970, for an Expires date without a Date header.
 */
export const cacheSeconds = (
  reader: ReaderOrId,
  headers: Readonly<Record<string, string>> | string | null,
  now?: number,
): number => secondsUnder(readerOf(reader), headers, now);

/** The records a reader finds in a file; lines are 0-based. @throws RangeError if the site has no such file. */
export const recordsOf = (site: Site, path: string, reader: ReaderOrId): RecordsView =>
  recordsUnder(site, path, readerOf(reader));

/**
 * The name a robot looks for, from its User-agent header: no version, lower case (draft 1 3.2.1). The first product,
 * or the robot that calls itself Mozilla first.
 */
export const productToken = (userAgent: string, reader: ReaderOrId): string =>
  tokenUnder(userAgent, readerOf(reader).agent);
