// URLs as input files: a local server sends valid, broken and hostile responses.
import dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const policy = 'User-agent: GPTBot\nDisallow: /private/\n';
const zeros = new Uint8Array(64 * 1024);

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const answer =
  (status: number, headers: Record<string, string> = {}, body: string | Uint8Array = ''): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const redirect = (to: string, status = 301) => answer(status, { location: to });
const file = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  answer(200, { 'content-type': 'text/plain', ...headers }, body);

/** Writes until the client closes the connection. */
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const writeMore = () => {
    while (!response.destroyed && response.write('#'.repeat(99).concat('\n').repeat(100)));
  };
  response.on('drain', writeMore);
  writeMore();
};

/** Compressed content that never ends and decodes to nothing: empty gzip members. */
const endlessNothing: Answer = (response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' });
  const member = gzipSync('');
  const writeMore = () => {
    while (!response.destroyed && response.write(member));
  };
  response.on('drain', writeMore);
  writeMore();
};

const answers: Readonly<Record<string, Answer>> = {
  '/robots.txt': file(policy, { 'cache-control': 'max-age=3600' }),
  '/data.txt': file('User-agent: *\nAllow: /trees.csv\n'),
  '/page': answer(200, { 'content-type': 'text/html' }, '<!doctype html><html><body>Log in</body></html>'),
  '/tagged.html': answer(
    200,
    { 'content-type': 'text/html', 'x-robots-tag': 'acmebot: noindex' },
    '<!doctype html><html><body>Hello</body></html>',
  ),
  '/gone': answer(404, {}, 'nothing'),
  '/forbidden': answer(403),
  '/broken': answer(503, { 'retry-after': '60' }),
  '/odd': answer(999),
  '/unmodified': answer(304),
  '/moved': redirect('/robots.txt'),
  '/five': redirect('/4'),
  '/4': redirect('/3', 302),
  '/3': redirect('/2', 307),
  '/2': redirect('/1', 308),
  '/1': redirect('/robots.txt', 303),
  '/six': redirect('/five'),
  '/loop': redirect('/loop'),
  '/nowhere': answer(301),
  '/to-nowhere': redirect('/nowhere'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-password': redirect('http://me:secret@example.com/'),
  '/to-nothing': redirect('http://[/'),
  '/gzip': file(gzipSync(policy), { 'content-encoding': 'gzip' }),
  '/deflate': file(deflateSync(policy), { 'content-encoding': 'deflate' }),
  '/br': file(brotliCompressSync(policy), { 'content-encoding': 'BR' }),
  '/bomb': file(gzipSync(Buffer.alloc(64 * 1024 * 1024, '#'.repeat(99).concat('\n'))), {
    'content-encoding': 'gzip',
  }),
  '/cut-gzip': file(gzipSync(policy).subarray(0, 20), { 'content-encoding': 'gzip' }),
  '/false-gzip': file(policy, { 'content-encoding': 'gzip' }),
  '/zstd': file(policy, { 'content-encoding': 'zstd' }),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write(policy, () => response.destroy());
  },
  '/silent': () => undefined,
  '/slow': (response) => void response.writeHead(200).write('User-agent: *\n'),
  '/hang-up': (response) => response.destroy(),
  '/no-http': (response) => void response.socket?.end('220 mail.example.com ESMTP\r\n'),
  '/endless': endless,
  '/endless-nothing': endlessNothing,
  '/octets': file(zeros),
  '/long': file(`${'# 456789\n'.repeat(60_000)}User-agent: *\nDisallow: /\n`),
};

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  (answers[request.url ?? ''] ?? answer(404))(response, request);
});
let site = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  requests.length = 0;
  vi.restoreAllMocks();
});

const workspace = (origin: string, expectations: readonly object[]) =>
  JSON.stringify({
    gatepost: 1,
    origin,
    files: [{ path: '/robots.txt', text: 'User-agent: *\nDisallow: /\n' }],
    reader: 'rfc9309',
    expectations,
  });

/** Runs a command line in which `@` means the server. */
const run = (line: string, files: Record<string, string> = {}) =>
  withTestFolder(files, (folder) => folder.run(line.replaceAll('@', site)));
const ask = (path: string, options = '') =>
  run(
    `ask @${path} --allow-private --agent GPTBot --url /private/x --reader rfc9309 --json ${options}`.trim(),
  );

interface AskJson {
  readonly response: {
    readonly status: number;
    readonly redirects: readonly object[];
    readonly bytes: number;
  };
  readonly verdicts: readonly { readonly answer: string; readonly reason: string }[];
}
const verdictOf = async (path: string) => {
  const { code, out, err } = await ask(path);
  if (code !== 0) throw new Error(err);
  const { response, verdicts } = JSON.parse(out) as AskJson;
  return { ...response, hops: response.redirects.length, answer: verdicts[0]?.answer };
};

test.each([
  ['RFC 9309 2.3: for a site its robots.txt is requested', '', 200, 0, 'deny'],
  ['RFC 9309 2.3.1.1: a file is used', '/robots.txt', 200, 0, 'deny'],
  ['RFC 9309 2.3.1.2: a redirect is followed', '/moved', 200, 1, 'deny'],
  ['RFC 9309 2.3.1.2: five redirects are followed', '/five', 200, 5, 'deny'],
  ['RFC 9309 2.3.1.2: after six redirects the file is unavailable', '/six', 303, 6, 'allow'],
  ['RFC 9309 2.3.1.2: a loop ends', '/loop', 301, 6, 'allow'],
  ['RFC 9309 2.3.1.3: a 404 allows everything', '/gone', 404, 0, 'allow'],
  ['RFC 9309 2.3.1.3: a 403 allows everything', '/forbidden', 403, 0, 'allow'],
  ['RFC 9309 2.3.1.4: a 503 allows nothing', '/broken', 503, 0, 'deny'],
  ['RFC 9309 2.3.1.4: a number that is not a status allows nothing', '/odd', 999, 0, 'deny'],
  ['RFC 9110 8.4: gzip is decoded', '/gzip', 200, 0, 'deny'],
  ['RFC 9110 8.4: deflate is decoded', '/deflate', 200, 0, 'deny'],
  ['RFC 9110 8.4.1: br is decoded, in any letter case', '/br', 200, 0, 'deny'],
])('%s', async (_what, path, status, hops, expected) => {
  expect(await verdictOf(path)).toMatchObject({ status, hops, answer: expected });
});

test.each([
  ['AcmeBot', 'noindex,follow', 'header'],
  ['otherbot', 'index,follow', 'silence'],
])(
  'google, robots meta tag specifications: the headers of a page count for %s',
  async (agent, key, reason) => {
    const { out } = await run(
      `ask @/tagged.html --with @/robots.txt --allow-private --question index-follow --agent ${agent} --json`,
    );
    expect((JSON.parse(out) as AskJson).verdicts).toMatchObject([{ key, reason }]);
  },
);

test('RFC 9309 2.5: rules after 500 KiB are not read by a reader with that limit', async () => {
  const { out } = await run(
    'ask @/long --allow-private --agent a --url / --reader rfc9309,koster-1996 --json',
  );
  const { verdicts } = JSON.parse(out) as AskJson;
  expect(verdicts.map(({ answer: expected }) => expected)).toEqual(['allow', 'deny']);
});

test.each([
  ['/endless', 'an endless file'],
  ['/bomb', 'a file that unpacks to 64 MiB'],
])('hostile input: of %s only the first 5 MB are read', async (path) => {
  expect(await verdictOf(path)).toMatchObject({ status: 200, bytes: 5_000_000, isCut: true });
});

test.each([
  ['/silent', 'did not answer completely within 1 second.'],
  ['/slow', 'did not answer completely within 1 second.'],
  ['/endless-nothing', 'did not answer completely within 1 second.'],
  ['/hang-up', 'did not answer (ECONNRESET).'],
  ['/cut', 'did not answer (ECONNRESET).'],
  ['/no-http', 'did not answer (HPE_'],
  ['/cut-gzip', 'is damaged (Z_BUF_ERROR).'],
  ['/false-gzip', 'is damaged (Z_DATA_ERROR).'],
  ['/zstd', 'is sent with the content encoding zstd, which gatepost cannot decode.'],
  ['/to-file', 'redirects to file:///etc/passwd, which is not'],
  ['/to-password', 'redirects to http://…@example.com/, which is not'],
  ['/to-nothing', 'redirects to http://[/, which is not'],
  ['/nowhere', 'returned status 301 without a Location, so no file was received.'],
  ['/unmodified', 'returned status 304 without a Location, so no file was received.'],
  ['/to-nowhere', '/nowhere returned status 301 without a Location'],
])('hostile input: %s ends with 2 and a reason', async (path, what) => {
  const { code, out, err } = await ask(path, '--timeout 1');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(JSON.parse(err)).toMatchObject({ error: { what: expect.stringContaining(what) } });
  expect(err).not.toContain('secret');
});

test('product: the server response and its meaning for readers are printed', async () => {
  const { code, err } = await run('lint @/moved --allow-private');
  expect({ code, err: err.replaceAll(site, '@') }).toEqual({
    code: 0,
    err: [
      '@/moved: 200, text/plain, 39 bytes',
      '  301 to @/robots.txt',
      '  RFC 9309, Google and Bing: the file is used. The file may be cached for 1 hour.',
      '',
    ].join('\n'),
  });
});

test('RFC 9309 2.3: a web page instead of the file is reported', async () => {
  const { code, err } = await run('lint @/page --allow-private --path /robots.txt');
  expect(code).toBe(1);
  expect(err).toContain('The content type is text/html, but crawlers expect text/plain');
});

test.each([
  ['/gone', 0],
  ['/broken', 1],
])('product: lint of %s ends with %i', async (path, code) => {
  const ran = await run(`lint @${path} --allow-private --json`);
  expect(ran.code).toBe(code);
  expect(JSON.parse(ran.out)).toMatchObject({
    failed: code === 1,
    responses: [{ status: path === '/gone' ? 404 : 503, bytes: 0 }],
  });
});

test('junit: a status that blocks the site is a failure, like the exit code', async () => {
  const failures = async (path: string) => {
    const { code, out } = await run(`lint @${path} --allow-private --format junit`);
    return [code, /<testsuites [^>]*failures="(\d+)"/.exec(out)?.[1], out.replaceAll(site, '@')] as const;
  };
  const [code, count, report] = await failures('/broken');
  expect([code, count]).toEqual([1, '1']);
  expect(report).toContain('<failure message="@/broken: status 503 blocks the whole site">');
  expect(report).toContain('RFC 9309 and Google: nothing may be fetched.');
  expect((await failures('/gone')).slice(0, 2)).toEqual([0, '0']);
});

test('hostile input: a name lookup that never ends is abandoned after --timeout', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation((() => undefined) as never);
  const { code, err } = await run('lint http://www.example.com/ --timeout 1');
  expect([code, err]).toEqual([2, expect.stringContaining('did not answer completely within 1 second.')]);
});

test('product: a local file is compared with the one on the server', async () => {
  const files = { 'robots.txt': 'User-agent: GPTBot\nDisallow: /private/\nDisallow: /new/\n' };
  const { code, out } = await run('diff @ robots.txt --sampled --allow-private --exit-code --json', files);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    old: `${site}/robots.txt`,
    responses: [{ status: 200 }],
    diffs: [{ changed: 1, cells: [{ agent: 'GPTBot', url: '/new/' }] }],
  });
});

test('product: test --live checks the files that the site serves', async () => {
  const expectations = [
    { agent: 'GPTBot', url: '/private/x', expect: 'deny' },
    { agent: 'GPTBot', url: '/', expect: 'allow' },
    { agent: 'GPTBot', url: '/', expect: 'deny', status: 503 },
  ];
  const files = { 'a.gatepost.json': workspace(site, expectations) };
  const live = await run('test a.gatepost.json --live --allow-private', files);
  expect([live.code, live.out]).toEqual([
    0,
    `a.gatepost.json: 3 of 3 expectations are met (rfc9309), with ${site}/robots.txt as /robots.txt.\n`,
  ]);
  expect((await run('test a.gatepost.json', files)).code).toBe(1);
});

test('RFC 9309 2.3.1: an expectation applies to the status of the response', async () => {
  const files = {
    'a.gatepost.json': workspace(site, [{ agent: 'GPTBot', url: '/', expect: 'allow' }]),
  };
  const { code, out } = await run('test a.gatepost.json --file /robots.txt=@/broken --allow-private', files);
  expect([code, out]).toEqual([1, expect.stringContaining('expected Yes, got No')]);
});

test('product: a site whose origin is not in the workspace cannot be checked live', async () => {
  const files = { 'a.gatepost.json': workspace('', [{ agent: '', url: '/', expect: 'allow' }]) };
  const { code, err } = await run('test a.gatepost.json --live --allow-private', files);
  expect([code, err]).toEqual([2, expect.stringContaining('--live needs the address of the site')]);
});

test('product: a file is requested once in a run', async () => {
  await run('lint @ @/robots.txt --allow-private');
  expect(requests).toEqual(['/robots.txt']);
});

test.each([
  ['an IP address of this machine', '127.0.0.1'],
  ['a name for it', 'localhost'],
  ['an IPv6 address for it', '[::1]'],
  ['the same with octets in another base', '0x7f.1'],
  ['an IPv4 address inside of an IPv6 one', '[::ffff:127.0.0.1]'],
])('hostile input: %s is refused without --allow-private', async (_what, host) => {
  const { port } = new URL(site);
  const { code, err } = await run(`lint http://${host}:${port}/`);
  expect([code, err]).toEqual([2, expect.stringContaining('not an address on the public internet')]);
  expect(requests).toEqual([]);
});

test('hostile input: a public name that resolves to a private address is refused, even together with public ones', async () => {
  vi.spyOn(dns, 'lookup').mockImplementationOnce(((
    _host: string,
    _options: object,
    callback: (...all: unknown[]) => void,
  ) =>
    callback(null, [
      { address: '203.0.114.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as never);
  const { port } = new URL(site);
  const { code, err } = await run(`lint http://www.example.com:${port}/`);
  expect([code, err]).toEqual([2, expect.stringContaining('www.example.com is at 127.0.0.1')]);
  expect(requests).toEqual([]);
});

test.each([
  ['ftp://example.com/robots.txt', 'is neither an http nor an https URL.'],
  ['https://me:secret@example.com/', 'The URL for example.com contains a user name or a password.'],
  ['https://', 'is not a valid URL.'],
])('ours: %s is refused', async (address, what) => {
  const { code, out, err } = await withTestFolder({}, (folder) => folder.run(`lint ${address}`));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(what);
});

test.each(['lint --fix', 'convert --to acap --accept-losses --write'])(
  'ours: %s does not write to a server',
  async (command) => {
    const { code, err } = await run(`${command} @ --allow-private`);
    expect([code, err]).toEqual([2, expect.stringContaining('is on a server and cannot be written.')]);
  },
);

test.each(['0', '601', '1.5', 'x'])('ours: --timeout %s is refused', async (seconds) => {
  const { code, err } = await run(`lint robots.txt --timeout ${seconds}`, { 'robots.txt': policy });
  expect([code, err]).toEqual([2, expect.stringContaining('not a valid value for --timeout')]);
});

test('product: without a URL nothing connects or resolves a name', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const ask = vi.spyOn(globalThis, 'fetch');
  const files = {
    'robots.txt': `${policy}Sitemap: https://www.example.com/sitemap.xml\n`,
    'urls.txt': 'https://www.example.com/private/\n',
    'a.gatepost.json': workspace('https://www.example.com', [{ agent: '', url: '/', expect: 'deny' }]),
  };
  const codes: number[] = [];
  for (const line of [
    'lint robots.txt a.gatepost.json --origin https://www.example.com',
    'ask robots.txt --agent GPTBot --url https://www.example.com/private/',
    'matrix robots.txt --urls urls.txt',
    'test a.gatepost.json',
    'diff robots.txt robots.txt',
    'convert robots.txt --to acap --accept-losses',
    '--help',
  ])
    codes.push((await run(line, files)).code);
  expect(codes).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(connect).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  // The same spies detect a request.
  await run('lint @ --allow-private');
  expect(connect).toHaveBeenCalledOnce();
});
