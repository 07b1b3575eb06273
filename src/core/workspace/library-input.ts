// Checks the input of the library where a mistake would be answered as "allow".
import type { CacheHeaders } from '../formats/rep/question/http-cache.ts';
import { productToken } from '../matching/product-token.ts';
import type { PreparedQuestion } from '../questions/question.ts';
import type { AnyOptions } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';

/** Programs without types may omit arguments. */
const isString = (value: unknown): value is string => typeof value === 'string';

/** @throws TypeError if it is not text. */
export function assertAgent(agent: string): void {
  if (!isString(agent))
    throw new TypeError("agent is missing: give a name, a User-agent header, or '' for any other crawler");
}

/**
 * Checks that a user-agent names a product, so that a mistake is not answered as any other crawler. '' is that crawler.
 * @throws TypeError if it is not text, or a header without a product.
 */
export function assertNamesProduct(userAgent: string, reader: Reader): void {
  assertAgent(userAgent);
  if (userAgent === '' || productToken(userAgent, reader.agent) !== '') return;
  throw new TypeError(
    `the user-agent "${userAgent}" names no product: give a User-Agent header or a token such as GPTBot, or '' for any other crawler`,
  );
}

/** A URL as text or as a URL object of the platform. */
export type UrlOrText = string | { readonly href: string };

/** A URL as text. @throws TypeError if it is neither text nor a URL object. */
export function urlText(url: UrlOrText): string {
  if (isString(url)) return url;
  if (typeof url === 'object' && url !== null && isString(url.href)) return url.href;
  throw new TypeError('url is missing: give a URL, or a path that begins with a slash');
}

/** @throws TypeError if it is neither text nor bytes. */
export function assertContent(robotsTxt: string | Uint8Array): void {
  if (isString(robotsTxt) || robotsTxt instanceof Uint8Array) return;
  throw new TypeError(
    'robotsTxt is missing: give its content as text or bytes; if the site has none, statusOutcome says what follows',
  );
}

/** @throws TypeError if it is not an answer that a rule can give. */
export function assertWantedAnswer(wanted: 'allow' | 'deny'): void {
  if (wanted !== 'allow' && wanted !== 'deny')
    throw new TypeError("wanted is missing: give 'allow' or 'deny'");
}

/** @throws TypeError if it is neither headers, one header line, nor null. */
export function assertHeaders(headers: CacheHeaders | string | null): void {
  if (!isString(headers) && typeof headers !== 'object')
    throw new TypeError('headers are missing: give them by name, or one header line, or null');
}

/** The error messages for missing arguments. */
const missingMessages = {
  site: 'the site is missing: open one with openSite',
  options: "options are missing: give { question: 'fetch', reader: ... }",
  'pace options': 'options are missing: give { reader: ... }',
  'rule options': 'options are missing: give { reader: ..., line: ... }',
  wish: 'wish is missing: give { agent, url, wanted, reader }',
  cells: 'cells are missing: give { agents, urls, readers }',
  query: 'query is missing: give { agents, urls }',
} as const;

/** @throws TypeError if it is not an object. */
export function assertInput(what: keyof typeof missingMessages, value: unknown): void {
  if (typeof value !== 'object' || value === null) throw new TypeError(missingMessages[what]);
}

/** @throws TypeError if it is not a list. */
export function assertList(name: 'agents' | 'urls' | 'readers', value: unknown): void {
  if (!Array.isArray(value)) throw new TypeError(`${name} are missing: give a list`);
}

/** @throws TypeError if it is not a list of texts. */
export function assertAgents(agents: readonly string[]): void {
  assertList('agents', agents);
  for (const agent of agents) assertAgent(agent);
}

/** @throws TypeError if it is not a list of texts. */
export function assertUrls(urls: readonly string[]): void {
  assertList('urls', urls);
  for (const url of urls) urlText(url);
}

/** Accepts any absolute path: a missing file has status 404. @throws TypeError for a path without a leading slash. */
export function assertPath(path: string | undefined): void {
  if (path === undefined || path.startsWith('/')) return;
  throw new TypeError(`the path "${path}" does not begin with a slash: write "/${path}"`);
}

/** The input for opening a site. */
interface SiteInput {
  readonly origin: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** @throws TypeError if the origin or the files are missing, or a file is neither text nor bytes. */
export function assertSiteInput(input: SiteInput | undefined): asserts input is SiteInput {
  const { origin, files } = input ?? {};
  if (!isString(origin))
    throw new TypeError("origin is missing: give one as https://www.example.com, or '' if it is not known");
  if (typeof files !== 'object' || files === null)
    throw new TypeError("files are missing: give contents by path, as { '/robots.txt': text }");
  for (const [path, content] of Object.entries(files)) {
    assertPath(path);
    if (!isString(content) && !(content instanceof Uint8Array))
      throw new TypeError(`the file ${path} is neither a string nor a Uint8Array`);
  }
}

/** @throws TypeError if the options of a question are missing or the path is wrong. */
export function assertOptions(options: AnyOptions): void {
  assertInput('options', options);
  if ('file' in options) assertPath(options.file);
}

/** A prepared question that accepts URLs as text or objects. An agent is a name, or any form of a User-Agent header. */
export interface Prepared<V> extends Omit<PreparedQuestion<V>, 'rulesOf'> {
  (agent: string, url: UrlOrText): V;
}

/** Makes a prepared question check its arguments, and accept URL objects. */
export function acceptInput<V>(question: PreparedQuestion<V>): Prepared<V> {
  const check = (agent: string) => {
    assertAgent(agent);
    return agent;
  };
  return Object.assign((agent: string, url: UrlOrText): V => question(check(agent), urlText(url)), {
    matrix: (agents: readonly string[], urls: readonly string[]) => {
      assertAgents(agents);
      assertUrls(urls);
      return question.matrix(agents, urls);
    },
    column: (agent: string, urls: readonly string[]) => {
      assertUrls(urls);
      return question.column(check(agent), urls);
    },
    recordsFor: (agent: string) => question.recordsFor(check(agent)),
    classOf: (agent: string) => question.classOf(check(agent)),
  });
}
