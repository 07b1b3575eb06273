// The library entry `./fetch`: whether a crawler may fetch a URL. Answers without explanations, for crawlers.
// docs/library.md describes every function with an example.

import { SITEMAP_ID } from './formats/extensions/lines/sitemap-id.ts';
import { type PaceOptions, requestedDelay } from './formats/extensions/question/delay.ts';
import { type CacheHeaders, cacheSeconds as secondsUnder } from './formats/rep/question/http-cache.ts';
import { outcomeOfStatus as outcomeUnder } from './formats/rep/question/http-status.ts';
import { prepareAnswers } from './formats/rep/question/prepare-answers.ts';
import { productToken as tokenUnder } from './matching/product-token.ts';
import { addressOnSite } from './matching/url-parts.ts';
import type { Status } from './questions/answer.ts';
import type { AskOptions, Decision, PolicyFiles } from './questions/question.ts';
import type { Outcome, Reader } from './readers/reader.ts';
import { defaultReader, type ReaderId, readerOf } from './readers/registry.ts';
import { linesOfDirective } from './syntax/directive-lines.ts';
import { createPolicy } from './syntax/policy.ts';
import {
  acceptInput,
  assertAgent,
  assertContent,
  assertHeaders,
  assertInput,
  assertNamesProduct,
  assertPath,
  type Prepared,
  type UrlOrText,
  urlText,
} from './workspace/library-input.ts';
import { fileAt, openSite as openChecked, type Site } from './workspace/site.ts';

export type { CacheHeaders } from './formats/rep/question/http-cache.ts';
export { type Answer, answers, type FieldRef, type Status } from './questions/answer.ts';
export type { Decision, Matrix, Reason } from './questions/question.ts';
export type { Outcome, Reader } from './readers/reader.ts';
export { defaultReader, type ReaderId, readers } from './readers/registry.ts';
export type { Prepared, UrlOrText } from './workspace/library-input.ts';
export { openSite } from './workspace/open-site.ts';
export type { Site, SiteFile } from './workspace/site.ts';

/** A reader, as its id or its object, wherever a function takes one. @throws RangeError if there is no such reader. */
export type ReaderOrId = ReaderId | Reader;

/** Options of the question about fetching: `reader`, and the others of `AskOptions`. */
export type FetchOptions = Omit<AskOptions, 'question'> & Partial<Pick<AskOptions, 'question'>>;

/**
 * Prepares the question for many crawlers and URLs: records and rules are read once. An agent is a name, a name with a
 * version, or a whole User-agent header; `''` is any other crawler.
 * @throws RangeError if there is no such reader, or the question is not `fetch`; TypeError if an argument is missing. The returned function throws a
 * TypeError for an agent that is not text or a URL that is neither text nor a URL object, and never for any text.
 */
export function prepare(site: PolicyFiles, options: FetchOptions): Prepared<Decision> {
  assertInput('site', site);
  assertInput('options', options);
  assertPath(options.file);
  const { question = 'fetch' } = options;
  if (question !== 'fetch')
    throw new RangeError(
      `gatepost-robots/fetch has no question "${String(question)}": it has fetch; the main entry has the others`,
    );
  return acceptInput(prepareAnswers(site, { ...options, question }));
}

/** Answers the question once. For more than one agent or URL use `prepare`. @throws as `prepare` does. */
export const ask = (
  site: PolicyFiles,
  query: FetchOptions & { readonly agent: string; readonly url: UrlOrText },
): Decision => prepare(site, query)(query.agent, query.url);

/**
 * Whether a robots.txt allows a crawler to fetch a URL, in one call (RFC 9309 2.2). Only `allow` is true.
 * @param robotsTxt the content of the file as text or bytes. If the request for it failed, use `statusOutcome`.
 * @param url a URL or a path; a path without its slash gets one. The host is not compared.
 * @param userAgent a whole User-Agent header, a product token, or a token with a version; `''` is any other crawler.
 * @throws TypeError if an argument is missing, or a header names no product; RangeError for an unknown reader.
 */
export function isAllowed(
  robotsTxt: string | Uint8Array,
  url: UrlOrText,
  userAgent: string,
  reader: ReaderOrId = defaultReader,
): boolean {
  assertContent(robotsTxt);
  const selectedReader = readerOf(reader);
  assertNamesProduct(userAgent, selectedReader);
  const site = openChecked({ origin: '', files: { [selectedReader.file.path]: robotsTxt } });
  const may = prepareAnswers(site, { question: 'fetch', reader: selectedReader });
  return may(userAgent, urlText(url)).answer === 'allow';
}

/**
 * The URL of the policy file for a URL: same scheme, host and port (draft 1 3.1, RFC 9309 2.3).
 * For a URL without a host it is only the path.
 */
export const policyUrl = (url: UrlOrText, reader: ReaderOrId): string =>
  addressOnSite(urlText(url), readerOf(reader).file.path);

/**
 * How a reader reacts to the response to its request for the policy file (draft 1 3.1, RFC 9309 2.3.1).
 * Redirects are `follow`; `reader.http.maxRedirects` is how many.
 */
export const statusOutcome = (reader: ReaderOrId, status: Status): Outcome =>
  outcomeUnder(readerOf(reader), status);

/**
 * How many seconds a copy of the file may be used (draft 1 3.4, RFC 9309 2.4); null if it is not defined.
 * @param headers the response headers by name, as a Headers object or as one header line; or null.
 * @param now milliseconds since 1970, for an Expires date without a Date header.
 */
export function cacheSeconds(
  reader: ReaderOrId,
  headers: CacheHeaders | string | null,
  now?: number,
): number | null {
  assertHeaders(headers);
  return secondsUnder(readerOf(reader), headers, now);
}

/**
 * The name that a crawler looks for, from its User-Agent header: without version, in lower case (draft 1 3.2.1). It is
 * the first product, or the name of the crawler if the header begins with Mozilla.
 */
export function productToken(userAgent: string, reader: ReaderOrId): string {
  assertAgent(userAgent);
  return tokenUnder(userAgent, readerOf(reader).agent);
}

/**
 * The values of the Sitemap lines of a file, in file order, as written. They apply to every crawler, wherever they are
 * in the file (sitemaps.org; RFC 9309 2.2.4). Empty values are omitted.
 * @throws RangeError if the site has no such file.
 */
export function sitemaps(site: Site, path = '/robots.txt'): readonly string[] {
  assertInput('site', site);
  const { source, format } = fileAt(site, path);
  return linesOfDirective(createPolicy(source, format), SITEMAP_ID).flatMap(({ value }) => value || []);
}

/**
 * The seconds between two requests that the file requests from a crawler with Crawl-delay; undefined if it does not.
 * Whether a crawler obeys the line is up to its operator: `preparePace` of the main entry returns what is known.
 * @throws RangeError if there is no such reader, TypeError if an argument is missing.
 */
export function crawlDelay(site: PolicyFiles, agent: string, options: PaceOptions): number | undefined {
  assertInput('site', site);
  assertInput('pace options', options);
  assertPath(options.file);
  assertAgent(agent);
  return requestedDelay(site, agent, options);
}
