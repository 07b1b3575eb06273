// Requests that a robots.txt does not allow are refused, however a server reads their URL: by the functions, and in
// Express and Fastify.
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import express from 'express';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readers } from '../core/fetch.ts';
import { type EnforceOptions, enforce, enforceHook, enforceRequest } from './enforce.ts';

const robotsTxt = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Whether a request is refused. */
function isRefused(
  target: string,
  userAgent: string | readonly string[] | undefined = browser,
  options: Partial<EnforceOptions> = {},
): boolean {
  let isOpen = false;
  const [first] = [userAgent].flat();
  const headersDistinct = Array.isArray(userAgent) ? { 'user-agent': userAgent } : {};
  const response = { statusCode: 200, setHeader: () => undefined, end: () => undefined };
  enforce({ robotsTxt, ...options })(
    { url: '/rest-of-a-mount', originalUrl: target, headers: { 'user-agent': first }, headersDistinct },
    response,
    () => (isOpen = true),
  );
  expect(response.statusCode).toBe(isOpen ? 200 : 403);
  return !isOpen;
}

/** Targets under which some server finds a page below /private/. */
const refused = [
  '/private/x',
  '//private/x',
  '///private//x',
  '/%70rivate/x',
  '/private%2Fx',
  '/private%2fx',
  '/./private/x',
  '/a/../private/x',
  '/a//../private/x',
  '/a/%2e%2e/private/x',
  '/a/%2E./private/x',
  '/a%2F..%2Fprivate/x',
  '/%2F/private/x',
  '/\\private/x',
  '\\private\\x',
  '/%5Cprivate%5Cx',
  '/a\\..\\private\\x',
  '/private/../x',
  '/private/',
  '/private/x?a?b',
  '/private/?',
  '/private/x#y',
  'http://host/private/x',
  'HTTPS://host:8443/private/x',
  'http://host//private/x',
  'http://user@host/private/x',
  'http://host\\private\\x',
  'private/x',
  '/../private/x',
  '/a%2Fb/../private/x',
  '/private/%C3%A4',
  '/%zz',
  '/%',
  '/a%E9',
  '/private/%00',
  '/%2e%2e/private/x',
  // The first segment is a host to `new URL(target, base)`.
  '//x/private/x',
  '///x/private/x',
  '//x:80/private/x',
  '/\\x/private/x',
];
const open = [
  '/',
  '',
  '*',
  '/public/x',
  '//public/x',
  '/a?/private/',
  '/a#/private/',
  '/privately',
  '/a/private/x',
  '/%2570rivate/x',
  '/public/..%2Fx',
  'http://host',
  'http://host?/private/',
  'http://private/',
  '/a?b=%zz',
  '/a?b=%E9',
];

describe('ours: every spelling by which a server may find a page', () => {
  test.each(refused)('refused: %s', (target) => expect(isRefused(target)).toBe(true));
  test.each(open)('open: %s', (target) => expect(isRefused(target)).toBe(false));

  /** How some servers find the path of a page. */
  const servers: Readonly<Record<string, (target: string) => string>> = {
    'as sent': (target) => target,
    'as the URL standard': (target) => new URL(`http://host${target}`).pathname,
    'as a reference': (target) =>
      URL.canParse(target, 'http://host') ? new URL(target, 'http://host').pathname : '',
    'as nginx': (target) => posix.normalize(decodeURIComponent(target)),
    decoded: (target) => decodeURIComponent(target),
    'resolved, then decoded': (target) => decodeURIComponent(new URL(`http://host${target}`).pathname),
    'decoded, then resolved': (target) =>
      new URL(`http://host${decodeURIComponent(target).replace(/[?#]/g, '-')}`).pathname,
    'resolved, then merged': (target) => new URL(`http://host${target}`).pathname.replaceAll(/\/+/g, '/'),
  };
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '%70',
    'private',
    'rivate',
    'p',
    'x',
    '%C3%A4',
  );
  test.each(Object.entries(servers))('a server that reads paths %s opens nothing', (_, pathOf) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        if (pathOf(target).startsWith('/private/')) expect(isRefused(target), target).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['Disallow: /private/', '/private'],
    ['Disallow: /search?', '/search/?q=1'],
    ['Disallow: /members$', '/members/'],
    ['Disallow: /*.php$', '/x.php/'],
  ])('Express finds a page with and without a slash at its end: %s, %s', (rule, target) => {
    const content = `User-agent: *\n${rule}\n`;
    expect(isRefused(target, browser, { robotsTxt: content })).toBe(true);
    expect(isRefused(target, browser, { robotsTxt: content, ignoreTrailingSlash: false })).toBe(false);
  });

  test.each([
    ['/A/X', true],
    ['/a/x', true],
    ['/b/x', true],
    ['/B/x', true],
    ['/B/OK', false],
    ['/c', false],
    ['/%41/x', true],
    ['/s?Q=1', true],
  ])('in any letter case, where the server ignores it: %s', (target, expected) => {
    const file = 'User-agent: *\nDisallow: /A/\nDisallow: /b/\nAllow: /b/ok\nAllow: /B/OK\nDisallow: /S?q=\n';
    for (const content of [file, new TextEncoder().encode(file)])
      expect(isRefused(target, browser, { robotsTxt: content, ignoreCase: true })).toBe(expected);
  });
  test('a server that resolves dots and then merges slashes', () => {
    expect(isRefused('/a//..//b/x', browser, { robotsTxt: 'User-agent: *\nDisallow: /a/b/' })).toBe(true);
  });
  test('letter case counts by default where the server does not ignore it (RFC 9309 2.2.2)', () => {
    expect([isRefused('/PRIVATE/x'), isRefused('/PRIVATE/x', browser, { ignoreCase: false })]).toEqual([
      true,
      false,
    ]);
    expect(enforceRequest({ robotsTxt })(new Request('http://host/PRIVATE/x'))).toBeUndefined();
  });

  test('rfc 9309 2.2.2: a query is part of the URL, in any spelling', () => {
    const options = { robotsTxt: 'User-agent: *\nDisallow: /*?a[]=\nDisallow: /only$\n' };
    const targets = ['/x?a[]=1', '/x?a%5B%5D=1', '/x?%61[]=1', '/only', '/only?', '/only?a', '/x?b'];
    expect(targets.map((target) => isRefused(target, browser, options))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each(readers.map(({ id, file }) => [id, file.path] as const))(
    'robots.txt itself is always served: %s',
    (reader, path) => {
      for (const target of [path, `${path}?x`, `http://host${path}`])
        expect(isRefused(target, 'GPTBot/1.1', { reader, robotsTxt: 'User-agent: *\nDisallow: /' })).toBe(
          false,
        );
      expect(isRefused('/other', 'GPTBot/1.1', { reader, robotsTxt: 'User-agent: *\nDisallow: /' })).toBe(
        true,
      );
    },
  );
});

describe('ours: the user-agent', () => {
  test.each<[string | readonly string[] | undefined, boolean]>([
    ['GPTBot', true],
    ['gptbot/1.1', true],
    ['GPTBot crawler', true],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
      true,
    ],
    [`${browser}, GPTBot/1.1`, true],
    [`GPTBot/1.1, ${browser}`, true],
    [[browser, 'GPTBot/1.1'], true],
    [['GPTBot/1.1', browser], true],
    [[], false],
    [undefined, false],
    ['', false],
    [browser, false],
    ['Mozilla/5.0 (like GPTBot, they say)', false],
    [`${'a,'.repeat(8000)}b`, false],
    ['('.repeat(8000), false],
  ])('%j', (userAgent, expected) => expect(isRefused('/', userAgent)).toBe(expected));

  test('python: urllib reads a header up to its first slash', () => {
    const options = { reader: 'python-urllib-3.14', robotsTxt: 'User-agent: mozilla\nDisallow: /' } as const;
    expect(isRefused('/', browser, options)).toBe(true);
    expect(isRefused('/', browser, { ...options, reader: 'rfc9309' })).toBe(true);
    expect(isRefused('/', 'Mozilla/5.0 (compatible; GPTBot/1.1)', options)).toBe(true);
    expect(isRefused('/', 'Mozilla/5.0 (compatible; GPTBot/1.1)', { ...options, reader: 'rfc9309' })).toBe(
      false,
    );
  });
});

describe('ours: the file', () => {
  test('a function returns the current one', () => {
    let content = robotsTxt;
    let isOpen = false;
    const handle = enforceRequest({ robotsTxt: () => content });
    const ask = () => (isOpen = handle(new Request('http://host/private/x')) === undefined);
    ask();
    expect(isOpen).toBe(false);
    content = 'User-agent: *\nDisallow:\n';
    ask();
    expect(isOpen).toBe(true);
  });
  test('a mistake of the caller is an error at once', () => {
    for (const options of [{}, 'User-agent: *'] as readonly unknown[])
      expect(() => enforce(options as EnforceOptions)).toThrow(/robotsTxt/);
    expect(() => enforceHook({ robotsTxt, reader: 'nobody' as 'google' })).toThrow(RangeError);
    expect(() => enforceRequest({ robotsTxt: 1 as unknown as string })).toThrow(TypeError);
  });
});

describe('ours: a Request', () => {
  const handle = enforceRequest({ robotsTxt });
  test.each(['GET', 'HEAD', 'POST', 'DELETE'])('%s', async (method) => {
    const response = handle(new Request('https://host/a/../private/x', { method }));
    expect([response?.status, await response?.text()]).toEqual([
      403,
      method === 'HEAD' ? '' : 'Not allowed by /robots.txt\n',
    ]);
    expect(handle(new Request('https://host/public', { method }))).toBeUndefined();
    const headers = { 'user-agent': 'GPTBot/1.1' };
    expect(handle(new Request('https://host/public', { method, headers }))?.status).toBe(403);
  });
});

type HeaderValues = Readonly<Record<string, string | string[]>>;

/** A client that sends URLs as they are written. */
function createClient(port: number) {
  const statusOf = (path: string, headers: HeaderValues, method = 'GET') =>
    new Promise<number | undefined>((done, fail) => {
      send({ port, path, headers, method }, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .on('error', fail)
        .end();
    });
  /** The paths that are served. A server may refuse a path before the middleware does, with 400. */
  const servedOf = async (paths: readonly string[], userAgent = browser) => {
    const statuses = await Promise.all(paths.map((path) => statusOf(path, { 'user-agent': userAgent })));
    expect(statuses.filter((status) => ![200, 400, 403].includes(status ?? 0))).toEqual([]);
    return paths.filter((__, i) => statuses[i] === 200);
  };
  return { statusOf, servedOf };
}

/** The targets that begin with a slash or a scheme, as a client of Node can send them. */
const sendable = (paths: readonly string[]) => paths.filter((path) => /^(\/|http:)/i.test(path));

describe.each<[string, () => Promise<{ readonly port: number; close(): unknown }>]>([
  [
    'Express',
    () => {
      const app = express();
      app.use(enforce({ robotsTxt }));
      app.use((_request, response) => void response.send('page'));
      return listen(app);
    },
  ],
  [
    'Fastify',
    async () => {
      const app = fastify();
      app.addHook('onRequest', enforceHook({ robotsTxt }));
      app.setNotFoundHandler((_request, reply) => reply.code(200).send('page'));
      await app.listen({ port: 0 });
      return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
    },
  ],
  [
    'Fastify, with a URL that is rewritten',
    async () => {
      const app = fastify({ rewriteUrl: () => '/rewritten' });
      app.addHook('onRequest', enforceHook({ robotsTxt }));
      app.get('/rewritten', () => 'page');
      app.setNotFoundHandler((_request, reply) => reply.code(200).send('page'));
      await app.listen({ port: 0 });
      return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
    },
  ],
])('ours: %s', (_, start) => {
  let server: { readonly port: number; close(): unknown };
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test('refuses what the file blocks, however it is written', async () => {
    expect(await createClient(server.port).servedOf(sendable(refused))).toEqual([]);
  });
  test('passes on what it allows', async () => {
    const { servedOf } = createClient(server.port);
    expect(await servedOf(sendable(open))).toEqual(sendable(open));
    expect(await servedOf(['/a', '/robots.txt'], 'GPTBot/1.1')).toEqual(['/robots.txt']);
  });
  test('reads each of several headers, and answers all methods alike', async () => {
    const { statusOf } = createClient(server.port);
    expect(await statusOf('/', { 'user-agent': [browser, 'GPTBot/1.1'] })).toBe(403);
    for (const method of ['HEAD', 'POST', 'OPTIONS'])
      expect(await statusOf('/private/x', { 'user-agent': browser }, method)).toBe(403);
  });
});

test('ours: Express, mounted: the path of the mount counts', async () => {
  const app = express();
  app.use('/private', enforce({ robotsTxt }));
  app.use((_request, response) => void response.send('page'));
  const server = await listen(app);
  const paths = ['/private/x', '/private//x', '/PRIVATE/x', '/private/../x', '/public'];
  expect(await createClient(server.port).servedOf(paths)).toEqual(['/public']);
  server.close();
});

async function listen(app: Parameters<typeof createServer>[1]) {
  const server: Server = createServer(app);
  await new Promise<void>((done) => server.listen(0, done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
