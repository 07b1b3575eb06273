// How a server answered a request for a file, and what readers do with that answer.
import { cacheSeconds } from '../../core/formats/rep/question/http-cache.ts';
import { outcomeAfterRedirects } from '../../core/formats/rep/question/http-status.ts';
import type { Outcome, Reader } from '../../core/readers/reader.ts';
import { statusWords } from '../../messages/en/app/notices.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { listAll } from '../../messages/en/counts.ts';
import { isContent, type ServerResponse } from '../network/fetch-file.ts';
import { type Io, printNote } from './io.ts';

/** What one reader does with a response. */
export interface ReaderOutcome {
  readonly reader: Reader;
  readonly outcome: Exclude<Outcome, 'follow'>;
  /** How long a copy may be used; null if the reader's source does not say. */
  readonly cacheSeconds: number | null;
}

const readerOutcomes = (response: ServerResponse, readers: readonly Reader[]): readonly ReaderOutcome[] =>
  readers.map((reader) => ({
    reader,
    outcome: outcomeAfterRedirects(reader, response.status, response.redirects.length),
    cacheSeconds: cacheSeconds(reader, response.headers),
  }));

const closed: readonly Outcome[] = ['deny-all', 'defer', 'error'];

/** The readers for which the answer itself keeps crawlers away from the whole site. */
export const closedReaders = (response: ServerResponse, readers: readonly Reader[]): readonly Reader[] =>
  readerOutcomes(response, readers)
    .filter(({ outcome }) => closed.includes(outcome))
    .map(({ reader }) => reader);

/** Whether the answer itself keeps the crawlers of one of these readers away from the whole site. */
export const closesSite = (response: ServerResponse, readers: readonly Reader[]): boolean =>
  closedReaders(response, readers).length > 0;

/** What a report says about an answer that closes the site: the status, and what each of these readers makes of it. */
export function formatClosedSite(
  response: ServerResponse,
  readers: readonly Reader[],
): { readonly message: string; readonly text: string } {
  const message = words.response.closed(response.address, response.status);
  return { message, text: formatResponse(response, readers).join('\n') };
}

/** Whether the content is what a policy file is sent as (RFC 9309 2.3); what the server does not say is. */
const isPlainText = (contentType: string) =>
  contentType === '' || /^text\/plain\s*(?:;|$)/i.test(contentType);

const isCrossingToHttp = ({ address, redirects }: ServerResponse) =>
  [address, ...redirects.map(({ to }) => to)].some(
    (url, place, all) => url.startsWith('https:') && all[place + 1]?.startsWith('http:'),
  );

function formatResponse(response: ServerResponse, readers: readonly Reader[]): readonly string[] {
  const { address, status, redirects, headers, body, isCut } = response;
  const type = headers['content-type'] ?? '';
  const byWords = new Map<string, Reader[]>();
  for (const { reader, outcome, cacheSeconds: seconds } of readerOutcomes(response, readers)) {
    const says = `${words.response.outcomes[outcome]} ${statusWords.copyUsed(seconds)}`;
    byWords.set(says, [...(byWords.get(says) ?? []), reader]);
  }
  return [
    words.response.status(address, status, isContent(response) ? body.length : undefined, type),
    ...redirects.map((one) => words.response.redirect(one.status, one.to)),
    ...(redirects.length > 5 ? [words.response.tooManyRedirects] : []),
    ...(isCrossingToHttp(response) ? [words.response.crossing] : []),
    ...(isContent(response) && !isPlainText(type) ? [words.response.contentType(type)] : []),
    ...(isCut ? [words.response.cut(body.length)] : []),
    ...[...byWords].map(([says, some]) => `${listAll(some.map(({ title }) => title))}: ${says}`),
  ];
}

/** Tells people how the server answered, beside the result. */
export function noteResponse(io: Io, response: ServerResponse | undefined, readers: readonly Reader[]): void {
  if (!response) return;
  const [head = '', ...more] = formatResponse(response, readers);
  for (const line of [head, ...more.map((detail) => `  ${detail}`)]) printNote(io, line);
}

/** The same as data. */
function responseToJson(response: ServerResponse, readers: readonly Reader[]): object {
  const { address, status, redirects, headers, body, isCut } = response;
  return {
    address,
    status,
    redirects,
    contentType: headers['content-type'] ?? null,
    cacheControl: headers['cache-control'] ?? null,
    bytes: body.length,
    isCut,
    readers: readerOutcomes(response, readers).map(({ reader, ...rest }) => ({ reader: reader.id, ...rest })),
  };
}

/** The answer of the server as a property of a result in JSON; none for a file on disk. */
export const responseProperty = (
  { response }: { readonly response?: ServerResponse },
  readers: readonly Reader[],
): { readonly response?: object } => (response ? { response: responseToJson(response, readers) } : {});
