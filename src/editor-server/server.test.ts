// The server of the local editor: attacks, reading, saving, requests to other servers.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupBySite, openSites } from './find-sites.ts';
import { hashOf } from './opened-files.ts';
import { listPageFiles } from './page-files.ts';
import { preferredPort } from './run-editor.ts';
import { createEditorServer } from './server.ts';

const TOKEN = 'token-of-this-run';
const TICKET = 'ticket-of-this-run';
const folder = mkdtempSync(join(tmpdir(), 'gatepost-editor-'));
const place = (name: string) => join(folder, name);
const OWN = 'User-agent: *\r\nDisallow: /caf\xe9\n\n# no end';
/** Latin-1, CR LF and LF, no final line end. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<Server>((done) => void server.listen(0, '127.0.0.1', () => done(server)));
const stop = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

/** A server that misbehaves, by path. */
const upstream = createServer((message, response) => {
  const { url = '' } = message;
  const redirects: Readonly<Record<string, string>> = {
    '/to-private': 'http://10.0.0.1/robots.txt',
    '/to-local-port': 'http://127.0.0.1:9/robots.txt',
    '/to-file': 'file:///etc/passwd',
    '/loop': '/loop',
  };
  if (redirects[url]) return void response.writeHead(302, { location: redirects[url] }).end();
  if (url === '/slow') return undefined;
  if (url === '/slow-body') return void response.writeHead(200).write('User-agent');
  if (url === '/big') return void response.end(Buffer.alloc(6_000_000, 'a'));
  if (url === '/hang-up') return void message.socket.destroy();
  if (url === '/bomb') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
  if (url === '/503') return void response.writeHead(503).end('later');
  return void response.writeHead(200, { 'x-robots-tag': 'noai' }).end('User-agent: *\nDisallow:\n');
});

let server: Server;
let port = 0;
let origin = '';
let otherSite = '';
const ids: Record<string, string> = {};

beforeAll(async () => {
  mkdirSync(place('page/assets'), { recursive: true });
  writeFileSync(place('page/index.html'), '<!doctype html>');
  writeFileSync(place('page/assets/a.js'), '1');
  writeFileSync(place('page/sw.js'), '1');
  mkdirSync(place('site'));
  mkdirSync(place('elsewhere'));
  for (const name of ['site/robots.txt', 'site/data.txt', 'site/robots.old.txt', 'elsewhere/secret.txt'])
    writeFileSync(place(name), bytesOf(OWN));
  symlinkSync(place('elsewhere/secret.txt'), place('site/robots.link.txt'));
  symlinkSync(place('elsewhere'), place('site/linked-folder'));
  await listen(upstream);
  otherSite = `http://127.0.0.1:${portOf(upstream)}`;
  const sites = await openSites('site', folder);
  for (const site of sites) for (const file of site.files) ids[file.name] = file.id;
  server = await listen(
    createEditorServer({
      page: await listPageFiles(place('page')),
      opened: { sites, folder: 'site' },
      limits: { seconds: 1, allowPrivate: false, privateOrigins: new Set([otherSite]) },
      token: TOKEN,
      ticket: TICKET,
    }),
  );
  port = portOf(server);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await Promise.all([stop(server), stop(upstream)]);
  rmSync(folder, { recursive: true });
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Buffer | string;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
  readonly json: { readonly error?: { readonly code: string; readonly what?: string } } & Record<
    string,
    unknown
  >;
}

/** Sends a request as the page does; headers that are undefined are left out. */
function send({ method = 'GET', path = '/api/opened', headers = {}, body }: Sent): Promise<Got> {
  const own = { host: `127.0.0.1:${port}`, 'x-gatepost-token': TOKEN };
  const ofPage = method === 'GET' || method === 'HEAD' ? own : { ...own, origin };
  const all = Object.entries({ ...ofPage, ...headers }).filter(([, value]) => value !== undefined);
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: Object.fromEntries(all) as Record<string, string> },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const content = Buffer.concat(parts);
          const isJson = response.headers['content-type'] === 'application/json' && content.length > 0;
          const json = isJson ? JSON.parse(content.toString()) : {};
          done({ status: response.statusCode, headers: response.headers, body: content, json });
        });
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

const fileOf = (name: string) => `/api/files/${ids[name]}`;
const fetchOf = (url: string): Sent => ({
  method: 'POST',
  path: '/api/fetch',
  body: JSON.stringify({ url }),
});
const hash = () => hashOf(readFileSync(place('site/robots.txt')));
const put = (body: string | Buffer, headers: Sent['headers'] = { 'x-hash': hash() }): Sent => ({
  method: 'PUT',
  path: fileOf('robots.txt'),
  body,
  headers,
});

/** What is tried, the request, and the status and code of the answer. */
const attacks: readonly (readonly [string, () => Sent, number, string])[] = [
  [
    'another host, as DNS rebinding sends it',
    () => ({ headers: { host: `evil.example:${port}` } }),
    421,
    'host',
  ],
  ['the right host at another port', () => ({ headers: { host: '127.0.0.1:80' } }), 421, 'host'],
  [
    'a host that begins like ours',
    () => ({ headers: { host: `127.0.0.1:${port}.evil.example` } }),
    421,
    'host',
  ],
  [
    'the page itself under another host',
    () => ({ path: '/', headers: { host: 'evil.example' } }),
    421,
    'host',
  ],
  ['another origin', () => ({ headers: { origin: 'https://evil.example' } }), 403, 'origin'],
  ['the origin null, of a sandboxed frame', () => ({ headers: { origin: 'null' } }), 403, 'origin'],
  ['another port of this computer', () => ({ headers: { origin: 'http://127.0.0.1:1' } }), 403, 'origin'],
  ['localhost for 127.0.0.1', () => ({ headers: { origin: `http://localhost:${port}` } }), 403, 'origin'],
  [
    'a picture in another page',
    () => ({ path: '/', headers: { 'sec-fetch-site': 'cross-site' } }),
    403,
    'origin',
  ],
  [
    'a page of another port',
    () => ({ path: '/', headers: { 'sec-fetch-site': 'same-site' } }),
    403,
    'origin',
  ],
  ['a save without an origin', () => put('x', { 'x-hash': hash(), origin: undefined }), 403, 'origin'],
  [
    'the preflight of another origin',
    () => ({
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    }),
    403,
    'origin',
  ],
  ['no token', () => ({ headers: { 'x-gatepost-token': undefined } }), 403, 'token'],
  ['another token', () => ({ headers: { 'x-gatepost-token': 'token-of-this-ruN' } }), 403, 'token'],
  ['an empty token', () => ({ headers: { 'x-gatepost-token': '' } }), 403, 'token'],
  [
    'the token in the address only',
    () => ({ path: `/api/opened?token=${TOKEN}`, headers: { 'x-gatepost-token': undefined } }),
    403,
    'token',
  ],
  ['a guessed ticket', () => ({ path: '/open/ticket' }), 403, 'token'],
  ['a folder above the page', () => ({ path: '/../site/robots.txt' }), 404, 'path'],
  ['the same, encoded', () => ({ path: '/..%2fsite%2frobots.txt' }), 404, 'path'],
  ['the same, behind two slashes', () => ({ path: '//127.0.0.1/../site/robots.txt' }), 404, 'path'],
  ['the service worker', () => ({ path: '/sw.js' }), 404, 'path'],
  [
    'a path instead of an id',
    () => ({ path: `/api/files/${encodeURIComponent(place('site/robots.txt'))}` }),
    404,
    'not-opened',
  ],
  ['a path after an id', () => ({ path: `${fileOf('robots.txt')}/../../secret.txt` }), 404, 'path'],
  ['a method of objects as a name', () => ({ path: '/api/constructor' }), 404, 'path'],
  ['deleting a file', () => ({ method: 'DELETE', path: fileOf('robots.txt') }), 405, 'method'],
  ['writing to the page', () => ({ method: 'PUT', path: '/index.html', body: 'x' }), 405, 'method'],
  ['requesting an address by GET', () => ({ path: `/api/fetch?url=${otherSite}` }), 405, 'method'],
  ['a save that names no content', () => put('x', {}), 428, 'hash'],
  [
    'a file that is too large',
    () => put('x', { 'x-hash': hash(), 'content-length': '99999999' }),
    413,
    'too-big',
  ],
  ['a question that is too large', () => fetchOf(`http://a.example/${'a'.repeat(20_000)}`), 413, 'too-big'],
  ['a question that is no JSON', () => ({ method: 'POST', path: '/api/fetch', body: 'x' }), 400, 'question'],
  ['an address on this computer', () => fetchOf('http://127.0.0.1:9/robots.txt'), 502, 'private-address'],
  ['its name', () => fetchOf('http://localhost:9/'), 502, 'private-address'],
  ['a number for it', () => fetchOf('http://2130706433:9/'), 502, 'private-address'],
  ['it in IPv6', () => fetchOf('http://[::ffff:127.0.0.1]:9/'), 502, 'private-address'],
  [
    'the metadata of a cloud',
    () => fetchOf('http://169.254.169.254/latest/meta-data/'),
    502,
    'private-address',
  ],
  ['this server', () => fetchOf(`${origin}/`), 502, 'private-address'],
  ['a file', () => fetchOf('file:///etc/passwd'), 502, 'address-scheme'],
  ['a password in an address', () => fetchOf('http://a:b@a.example/'), 502, 'address-password'],
  ['a redirect to a private network', () => fetchOf(`${otherSite}/to-private`), 502, 'private-address'],
  ['a redirect to another port', () => fetchOf(`${otherSite}/to-local-port`), 502, 'private-address'],
  ['a redirect to a file', () => fetchOf(`${otherSite}/to-file`), 502, 'redirect-target'],
  ['a server that never answers', () => fetchOf(`${otherSite}/slow`), 502, 'timed-out'],
  ['a server that stops in the middle', () => fetchOf(`${otherSite}/slow-body`), 502, 'timed-out'],
  ['a server that hangs up', () => fetchOf(`${otherSite}/hang-up`), 502, 'no-answer'],
  ['content that is not what it says', () => fetchOf(`${otherSite}/bomb`), 502, 'damaged-content'],
];

describe('attacks', () => {
  test.each(attacks)('ours: refused: %s', async (_name, attack, status, code) => {
    const before = readFileSync(place('site/robots.txt'));
    const answer = await send(attack());
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(readFileSync(place('site/robots.txt')).equals(before)).toBe(true);
  });

  test('ours: a request line with a whole URL, as proxies get it, serves nothing', async () => {
    const line = `GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    const answer = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(line));
      socket.on('data', (part) => (text += part)).on('close', () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  });

  test('ours: the address that opens the page works once, and leads to the secret after the #', async () => {
    const [first, second] = [
      await send({ path: `/open/${TICKET}` }),
      await send({ path: `/open/${TICKET}` }),
    ];
    expect([first.status, first.headers['location'], second.status]).toEqual([
      303,
      `/#/edit?editor=${TOKEN}`,
      403,
    ]);
  });

  test('ours: the page is served without a token, with headers that keep it to itself', async () => {
    const { status, headers } = await send({ path: '/', headers: { 'x-gatepost-token': undefined } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('files', () => {
  test('ours: a folder gives its sites; what a link leads out of it is left out', async () => {
    const { json } = await send({});
    const sites = json['sites'] as readonly { name: string; files: readonly { name: string }[] }[];
    expect(sites.map(({ name, files }) => [name, files.map((file) => file.name)])).toEqual([
      ['site', ['data.txt', 'robots.txt']],
      ['robots.old.txt', ['robots.old.txt']],
    ]);
    expect(JSON.stringify(json)).not.toContain(folder);
  });

  test('ours: files belong to the nearest folder with a robots.txt; workspaces are sites of their own', () => {
    const paths = [
      'a.gatepost.json',
      'a/.well-known/tdmrep.json',
      'a/robots.txt',
      'b/.well-known/tdmrep.json',
      'a/b/data.txt',
    ];
    expect(groupBySite(paths)).toEqual([
      { root: 'a', names: ['.well-known/tdmrep.json', 'robots.txt', 'b/data.txt'] },
      { root: 'b', names: ['.well-known/tdmrep.json'] },
      { root: '', names: ['a.gatepost.json'] },
    ]);
  });

  test('ours: what is read is saved to the last byte, as a whole, with its mode, and leaves nothing behind', async () => {
    chmodSync(place('site/robots.txt'), 0o640);
    const read = await send({ path: fileOf('robots.txt') });
    expect(read.body.equals(bytesOf(OWN))).toBe(true);
    const inode = statSync(place('site/robots.txt')).ino;
    const changed = bytesOf(`${OWN}\r# more \xff\0`);
    const saved = await send(put(changed, { 'x-hash': String(read.headers['x-hash']) }));
    expect(saved.status).toBe(204);
    expect(readFileSync(place('site/robots.txt')).equals(changed)).toBe(true);
    expect(statSync(place('site/robots.txt')).mode & 0o777).toBe(0o640);
    expect(statSync(place('site/robots.txt')).ino).not.toBe(inode);
    expect(readdirSync(place('site')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('ours: what another program wrote meanwhile is not overwritten', async () => {
    const old = hash();
    writeFileSync(place('site/robots.txt'), 'theirs');
    const answer = await send(put('ours', { 'x-hash': old }));
    expect([answer.status, answer.json.error?.code]).toEqual([412, 'changed']);
    expect(readFileSync(place('site/robots.txt'), 'utf8')).toBe('theirs');
  });

  test('ours: a read-only file says so and is not replaced', async () => {
    chmodSync(place('site/robots.txt'), 0o444);
    expect((await send({ method: 'HEAD', path: fileOf('robots.txt') })).headers['x-writable']).toBe('0');
    const answer = await send(put('ours'));
    expect([answer.status, answer.json.error?.code]).toEqual([403, 'read-only']);
    expect(readFileSync(place('site/robots.txt'), 'utf8')).toBe('theirs');
    chmodSync(place('site/robots.txt'), 0o644);
  });

  test.each([
    [
      'a link to a file elsewhere',
      () => symlinkSync(place('elsewhere/secret.txt'), place('site/robots.txt')),
    ],
    ['a folder', () => mkdirSync(place('site/robots.txt'))],
    ['a pipe', () => execFileSync('mkfifo', [place('site/robots.txt')])],
    ['nothing', () => undefined],
  ])('ours: when %s takes the place of an opened file, the file is gone', async (_name, replace) => {
    const kept = hash();
    renameSync(place('site/robots.txt'), place('kept'));
    try {
      replace();
      for (const sent of [{ path: fileOf('robots.txt') }, put('ours', { 'x-hash': kept })]) {
        const answer = await send(sent);
        expect([answer.status, answer.headers['x-problem']]).toEqual([404, 'gone']);
      }
      expect(readFileSync(place('elsewhere/secret.txt')).equals(bytesOf(OWN))).toBe(true);
    } finally {
      rmSync(place('site/robots.txt'), { recursive: true, force: true });
      renameSync(place('kept'), place('site/robots.txt'));
    }
  });

  test('ours: a change by another program is reported to the page, and so is a file that is gone', async () => {
    const version = async (since: number) =>
      Number((await send({ path: `/api/changes?since=${since}` })).json['version']);
    const first = await version(0);
    const changed = version(first);
    writeFileSync(place('site/data.txt'), 'theirs');
    const second = await changed;
    const removed = version(second);
    unlinkSync(place('site/data.txt'));
    expect([second > first, (await removed) > second]).toEqual([true, true]);
  });
});

describe('addresses', () => {
  test('ours: an address that the user gave is requested, though it is on this computer', async () => {
    const { status, json } = await send(fetchOf(`${otherSite}/robots.txt`));
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 200, redirects: [], isCut: false });
    expect(Buffer.from(String(json['base64']), 'base64').toString()).toBe('User-agent: *\nDisallow:\n');
    expect(json['headerLines']).toContainEqual(['x-robots-tag', 'noai']);
  });

  test('RFC 9309 2.3.1.4: an error of the server is an answer, and so are too many redirects', async () => {
    const [error, loop] = [await send(fetchOf(`${otherSite}/503`)), await send(fetchOf(`${otherSite}/loop`))];
    expect([error.json['status'], loop.json['status']]).toEqual([503, 302]);
  });

  test('RFC 9309 2.5: of a large file, the first part is read', async () => {
    const { json } = await send(fetchOf(`${otherSite}/big`));
    expect([json['isCut'], Buffer.from(String(json['base64']), 'base64').length]).toEqual([true, 5_000_000]);
  });
});

test('ours: a file has the same port in each run, below those of outgoing connections', () => {
  const ports = ['/a/robots.txt', '/a/robots.txt', '/b/robots.txt'].map(preferredPort);
  expect(ports[0]).toBe(ports[1]);
  expect(ports[0]).not.toBe(ports[2]);
  expect(ports.every((one) => one >= 20_000 && one < 32_000)).toBe(true);
});
