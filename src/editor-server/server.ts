// The server of the local editor: the built page, and an API with which the page reads and saves the opened files and
// requests addresses. It answers only the page that the program opened: docs/editor.md.
import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CliError } from '../cli/cli-error.ts';
import { parseAddress } from '../cli/network/address.ts';
import { type FetchLimits, fetchFile } from '../cli/network/fetch-file.ts';
import { cliErrorWords } from '../messages/en/cli/errors.ts';
import { checkSender, checkToken, isSameSecret, type Refusal } from './check-request.ts';
import type { OpenedSite } from './find-sites.ts';
import {
  FileError,
  type FileProblem,
  type FileState,
  MAX_FILE_OCTETS,
  type OpenedFile,
  readContent,
  readState,
  writeContent,
} from './opened-files.ts';
import type { PageFile } from './page-files.ts';
import { type FileWatch, watchFiles } from './watch-files.ts';

/** What the page opens when it starts. */
export interface Opened {
  readonly sites: readonly OpenedSite[];
  /** The name of the folder that the user gave. */
  readonly folder?: string | undefined;
  /** The address that the user gave. */
  readonly address?: string | undefined;
  /** The address of a hosted page, which links begin with. */
  readonly app?: string | undefined;
}

export interface EditorOptions {
  readonly page: ReadonlyMap<string, PageFile>;
  readonly opened: Opened;
  readonly limits: FetchLimits;
  /** The secret that every request to the API has. */
  readonly token: string;
  /** The secret of the address that opens the page. It works once. */
  readonly ticket: string;
}

/** How long a request waits for a change of a file, in milliseconds. */
const LONGEST_WAIT = 25_000;
/** The longest body of a request about an address, in octets. */
const MAX_QUESTION = 16 * 1024;
/** The most requests to other servers at once. */
const MAX_FETCHES = 8;

const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

class RequestError extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(String(answer.status));
    this.answer = answer;
  }
}

const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** The code is in a header too: the answer to HEAD has no body. */
function errorAnswer(status: number, code: string, what?: string): Answer {
  const { headers, ...answer } = jsonAnswer(status, {
    error: { code, ...(what === undefined ? {} : { what }) },
  });
  return { ...answer, headers: { ...headers, 'x-problem': code } };
}

const refusalAnswer = ({ status, code }: Refusal): Answer => errorAnswer(status, code);

const fileStatus: Readonly<Record<FileProblem, number>> = {
  'not-opened': 404,
  gone: 404,
  unreadable: 403,
  'read-only': 403,
  'too-big': 413,
  changed: 412,
};

/** @throws RequestError if the body is longer */
async function readBody(request: IncomingMessage, maxOctets: number): Promise<Uint8Array> {
  const tooBig = () => new RequestError(errorAnswer(413, 'too-big'));
  if (Number(request.headers['content-length'] ?? 0) > maxOctets) throw tooBig();
  const parts: Uint8Array[] = [];
  let octets = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    octets += part.length;
    if (octets > maxOctets) throw tooBig();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const stateHeaders = ({ size, modified, isWritable }: FileState): Readonly<Record<string, string>> => ({
  'x-size': String(size),
  'x-modified': String(modified),
  'x-writable': isWritable ? '1' : '0',
  'cache-control': 'no-store',
});

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly message: IncomingMessage;
}

/** A part of the API: its method and what it answers. `id`: the rest of the path. */
interface Route {
  readonly methods: readonly string[];
  readonly answer: (request: Request, id: string) => Promise<Answer>;
}

/** The address in the body of a request. @throws RequestError */
async function readQuestion(message: IncomingMessage): Promise<string> {
  const text = Buffer.from(await readBody(message, MAX_QUESTION)).toString();
  try {
    const { url } = JSON.parse(text) as { readonly url?: unknown };
    if (typeof url === 'string') return url;
  } catch {
    // Answered below.
  }
  throw new RequestError(errorAnswer(400, 'question'));
}

/** Requests an address. What went wrong is an answer, for the page to show. */
async function fetchAddress(address: string, limits: FetchLimits): Promise<Answer> {
  try {
    const url = parseAddress(address, '/');
    const { status, redirects, headerLines, body, isCut } = await fetchFile(url, limits);
    const base64 = Buffer.from(body).toString('base64');
    return jsonAnswer(200, { address: url.href, status, redirects, headerLines, isCut, base64 });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return errorAnswer(502, error.code, cliErrorWords(error.code, error.params).what);
  }
}

function createRoutes(
  opened: Opened,
  limits: FetchLimits,
  watch: FileWatch,
): Readonly<Record<string, Route>> {
  const files = new Map(opened.sites.flatMap((site) => site.files.map((file) => [file.id, file] as const)));
  const fileOf = (id: string): OpenedFile => {
    const file = files.get(id);
    if (!file) throw new FileError('not-opened');
    return file;
  };
  let fetches = 0;
  return {
    opened: {
      methods: ['GET'],
      answer: async () =>
        jsonAnswer(200, {
          ...opened,
          sites: opened.sites.map((site) => ({
            name: site.name,
            files: site.files.map(({ id, name }) => ({ id, name })),
          })),
          version: watch.version(),
        }),
    },
    changes: {
      methods: ['GET'],
      answer: async ({ query }) =>
        jsonAnswer(200, { version: await watch.waitForChange(Number(query.get('since')), LONGEST_WAIT) }),
    },
    files: {
      methods: ['GET', 'HEAD', 'PUT'],
      async answer({ method, message }, id) {
        const file = fileOf(id);
        if (method === 'HEAD') return { status: 200, headers: stateHeaders(await readState(file)) };
        if (method === 'GET') {
          const { bytes, hash, ...state } = await readContent(file);
          const headers = {
            ...stateHeaders(state),
            'x-hash': hash,
            'content-type': 'application/octet-stream',
          };
          return { status: 200, headers, body: bytes };
        }
        const hash = message.headers['x-hash'];
        if (typeof hash !== 'string') throw new RequestError(errorAnswer(428, 'hash'));
        const bytes = await readBody(message, MAX_FILE_OCTETS);
        return { status: 204, headers: stateHeaders(await writeContent(file, bytes, hash)) };
      },
    },
    fetch: {
      methods: ['POST'],
      async answer({ message }) {
        const address = await readQuestion(message);
        if (fetches >= MAX_FETCHES) return errorAnswer(429, 'busy');
        fetches += 1;
        return fetchAddress(address, limits).finally(() => {
          fetches -= 1;
        });
      },
    },
  };
}

const methodAnswer = (methods: readonly string[]): Answer => ({
  ...refusalAnswer({ status: 405, code: 'method' }),
  headers: { allow: methods.join(', '), 'content-type': 'application/json' },
});

async function pageAnswer({ method, path }: Request, page: EditorOptions['page']): Promise<Answer> {
  const file = page.get(path);
  if (!file) return refusalAnswer({ status: 404, code: 'path' });
  if (method !== 'GET' && method !== 'HEAD') return methodAnswer(['GET', 'HEAD']);
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'cache-control': file.isImmutable ? 'max-age=31536000, immutable' : 'no-cache',
    },
    body: await file.read(),
  };
}

/** The address of the page, with the token after the `#`, which browsers never send. */
export const pagePath = (token: string): string => `/#/edit?editor=${token}`;

/** Opens the page once, so that the list of processes of this computer never shows the token. */
function createTicketAnswer({ ticket, token }: EditorOptions): (given: string) => Answer {
  let isUsed = false;
  return (given) => {
    if (isUsed || !isSameSecret(given, ticket)) return refusalAnswer({ status: 403, code: 'token' });
    isUsed = true;
    return { status: 303, headers: { location: pagePath(token), 'cache-control': 'no-store' } };
  };
}

function send(response: ServerResponse, method: string, { status, headers = {}, body = '' }: Answer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    ...(status === 204 ? {} : { 'content-length': String(bytes.length) }),
  });
  response.end(method === 'HEAD' || status === 204 ? undefined : bytes);
}

function answerOf(error: unknown): Answer {
  if (error instanceof RequestError) return error.answer;
  if (error instanceof FileError) return errorAnswer(fileStatus[error.code], error.code);
  return errorAnswer(500, 'unexpected');
}

/** A server that is not listening yet. It listens at 127.0.0.1 only. */
export function createEditorServer(options: EditorOptions): Server {
  const { page, opened, limits, token } = options;
  const watch = watchFiles(opened.sites.flatMap(({ files }) => files));
  const routes = createRoutes(opened, limits, watch);
  const ticketAnswer = createTicketAnswer(options);
  const answer = async (message: IncomingMessage, port: number): Promise<Answer> => {
    const { method = '', url = '' } = message;
    const refused = checkSender({ method, headers: message.headers }, port);
    if (refused) return refusalAnswer(refused);
    const [path = '', query = ''] = url.split('?', 2);
    const request = { method, path, query: new URLSearchParams(query), message };
    const [, area, name = '', id = '', ...rest] = path.split('/');
    if (area === 'open' && rest.length === 0 && id === '' && method === 'GET') return ticketAnswer(name);
    if (area !== 'api') return pageAnswer(request, page);
    const noToken = checkToken({ method, headers: message.headers }, token);
    if (noToken) return refusalAnswer(noToken);
    const route = Object.hasOwn(routes, name) && rest.length === 0 ? routes[name] : undefined;
    if (!route) return refusalAnswer({ status: 404, code: 'path' });
    return route.methods.includes(method) ? route.answer(request, id) : methodAnswer(route.methods);
  };
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 },
    (message, response) => {
      const { localPort = 0 } = message.socket;
      answer(message, localPort)
        .catch(answerOf)
        .then((result) => {
          // What is left of a refused body is not read.
          if (!message.complete) response.shouldKeepAlive = false;
          send(response, message.method ?? '', result);
          if (!message.complete) response.once('finish', () => message.destroy());
        })
        .catch(() => response.destroy());
    },
  );
  server.on('close', watch.stop);
  return server;
}
