// This does not control access: a user-agent is what the client says. Middleware that answers 403 to crawlers that do not
// keep to a robots.txt. Protect what is private with authentication.
import { openSite, prepare, productToken, type Reader, type ReaderOrId } from '../core/fetch.ts';
import { namedReader } from './named-reader.ts';
import { spellingsOf } from './spellings.ts';

type Content = string | Uint8Array;

export interface EnforceOptions {
  /** The content of robots.txt, or a function that returns it. Another text or array than the last one is read again. */
  readonly robotsTxt: Content | (() => Content);
  /** How the file and the user-agent are read; `rfc9309` by default. */
  readonly reader?: ReaderOrId;
  /**
   * Whether a rule applies in any letter case, for servers that find a page so. By default true for `enforce`, because
   * Express does, and false for the others.
   */
  readonly ignoreCase?: boolean;
  /** Whether a page is found with and without a slash at the end of its path. The same defaults, for the same reason. */
  readonly ignoreTrailingSlash?: boolean;
}

type HeaderValue = string | readonly string[] | undefined;

/** A request of Node, Express or Connect. */
export interface ServerRequest {
  readonly url?: string | undefined;
  /** The URL as received: below the path of a mount, `url` is only the rest. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  /** All values of each header; `headers` has only the first user-agent. */
  readonly headersDistinct?: Readonly<Record<string, HeaderValue>>;
}

/** A response of Node, Express or Connect. */
export interface ServerResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

/** A request of Fastify. */
export interface HookRequest extends ServerRequest {
  readonly raw?: ServerRequest;
}

/** A reply of Fastify. */
export interface HookReply {
  code(status: number): unknown;
  header(name: string, value: string): unknown;
  send(text: string): unknown;
}

const FORBIDDEN = 403;
const CONTENT_TYPE = 'text/plain; charset=utf-8';

/** A header that joins more user-agents is not split further. */
const MAX_AGENTS = 10;

/** The user-agents of a header, and of several that were joined with commas. Commas in comments do not count. */
const splitHeader = (header: string): string[] => [
  header,
  ...(header.match(/(?:\([^)]*\)?|[^,(])+/g) ?? []).slice(0, MAX_AGENTS),
];

const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The content with the letters A to Z in lower case. In UTF-16 they have the same octets, and a zero beside. */
const lowerContent = (content: Content): Content =>
  typeof content === 'string'
    ? lowerAscii(content)
    : content.map((octet) => (octet >= 0x41 && octet <= 0x5a ? octet + 0x20 : octet));

type Question = (agent: string, url: string) => boolean;

/** Returns whether a content blocks a crawler from a URL. */
function prepareBlocks(content: Content, reader: Reader): Question {
  const may = prepare(openSite({ origin: '', files: { [reader.file.path]: content } }), { reader });
  // With a host, because a path that begins with two slashes would be taken for one.
  return (agent, url) => may(agent, `http://host${url}`).answer !== 'allow';
}

/** Returns whether a request is refused: under any of its user-agents, and any spelling of its URL. */
function prepareRefusal(options: EnforceOptions) {
  const { robotsTxt, ignoreCase = false, ignoreTrailingSlash = false } = options;
  // Without types, the content itself may be passed.
  if ((robotsTxt as unknown) === undefined)
    throw new TypeError('enforce needs an object with robotsTxt, the content of the file');
  const reader = namedReader(options.reader);
  let last: { readonly content: Content; readonly blocks: Question } | undefined;

  const questionFor = (content: Content): Question => {
    if (last?.content === content) return last.blocks;
    const asWritten = prepareBlocks(content, reader);
    const inLowerCase = ignoreCase ? prepareBlocks(lowerContent(content), reader) : undefined;
    const blocks: Question = (agent, url) =>
      asWritten(agent, url) || (inLowerCase?.(agent, lowerAscii(url)) ?? false);
    last = { content, blocks };
    return blocks;
  };
  if (typeof robotsTxt !== 'function') questionFor(robotsTxt);

  return (target: string, headers: readonly string[]): boolean => {
    let urls: readonly string[];
    try {
      urls = spellingsOf(target, ignoreTrailingSlash);
    } catch {
      return true;
    }
    if (urls[0]?.replace(/\?.*/s, '') === reader.file.path) return false;
    const blocks = questionFor(typeof robotsTxt === 'function' ? robotsTxt() : robotsTxt);
    const agents = new Set(headers.flatMap(splitHeader).map((header) => productToken(header, reader)));
    return [...agents].some((agent) => urls.some((url) => blocks(agent, url)));
  };
}

const targetOf = ({ originalUrl, url }: ServerRequest): string => originalUrl ?? url ?? '/';

/** All User-Agent headers of a request; an empty one if there is none. */
function userAgentsOf({ headers, headersDistinct }: ServerRequest): readonly string[] {
  const name = 'user-agent';
  const values = [headers[name], headersDistinct?.[name]].flatMap((value) => value ?? []);
  return values.length > 0 ? values : [''];
}

const messageOf = ({ reader }: EnforceOptions) => `Not allowed by ${namedReader(reader).file.path}\n`;

/**
 * Middleware for Express, Connect and `node:http`: `app.use(enforce({ robotsTxt }))`. It answers 403, whatever the method,
 * to requests that the file does not allow, and asks about the URL as it was received. It does not control access.
 * @throws RangeError if there is no such reader, TypeError if the content is missing.
 */
export function enforce(
  options: EnforceOptions,
): (request: ServerRequest, response: ServerResponse, next: () => void) => void {
  const isRefused = prepareRefusal({ ignoreCase: true, ignoreTrailingSlash: true, ...options });
  const message = messageOf(options);
  return (request, response, next) => {
    if (!isRefused(targetOf(request), userAgentsOf(request))) return next();
    response.statusCode = FORBIDDEN;
    response.setHeader('content-type', CONTENT_TYPE);
    response.end(message);
  };
}

/** The same as a hook for Fastify: `app.addHook('onRequest', enforceHook({ robotsTxt }))`. @throws as `enforce` does. */
export function enforceHook(
  options: EnforceOptions,
): (request: HookRequest, reply: HookReply) => Promise<unknown> {
  const isRefused = prepareRefusal(options);
  const message = messageOf(options);
  return async (request, reply) => {
    if (!isRefused(targetOf(request), userAgentsOf(request.raw ?? request))) return undefined;
    reply.code(FORBIDDEN);
    reply.header('content-type', CONTENT_TYPE);
    reply.send(message);
    return reply;
  };
}

/**
 * The same for servers that get a `Request`, such as Deno, Bun, Hono and workers: the response that refuses, or undefined.
 * @throws as `enforce` does.
 */
export function enforceRequest(options: EnforceOptions): (request: Request) => Response | undefined {
  const isRefused = prepareRefusal(options);
  const message = messageOf(options);
  return ({ url, method, headers }) => {
    if (!isRefused(url, [headers.get('user-agent') ?? ''])) return undefined;
    const body = method === 'HEAD' ? null : message;
    return new Response(body, { status: FORBIDDEN, headers: { 'content-type': CONTENT_TYPE } });
  };
}
