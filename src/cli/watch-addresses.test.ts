// gatepost watch: a local server changes what it serves, and the baseline is damaged in every way.

import { mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { baselineName } from './input/baseline.ts';
import { type TestFolder, withTestFolder } from './run-in-folder.ts';

interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const open = 'User-agent: GPTBot\r\nDisallow: /private/\r\n';
const served = new Map<string, Served>();
const server = createServer((request, response) => {
  const {
    status = 200,
    headers = { 'content-type': 'text/plain' },
    body = '',
  } = served.get(request.url ?? '') ?? { status: 404 };
  response.writeHead(status, headers).end(body);
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
afterEach(() => served.clear());

const serve = (body: string | Uint8Array, more: Served = {}) => served.set('/robots.txt', { ...more, body });

/** Runs watch on the site, or on these addresses. */
const watch = ({ run }: TestFolder, options = '', addresses = site) =>
  run(`watch ${addresses} --baseline kept --allow-private${options === '' ? '' : ` ${options}`}`);

/** The JSON that is kept for the site, which `change` replaces. */
async function changeJson(folder: TestFolder, change: (json: Record<string, unknown>) => unknown) {
  const file = `kept/${baselineName(new URL('/robots.txt', site))}~response.json`;
  await folder.write(file, JSON.stringify(change(JSON.parse(await folder.read(file)) as never)));
}

test('product: watch without a baseline says so and keeps nothing; --update keeps it, then nothing has changed', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    const first = await watch(folder);
    expect([first.code, first.out]).toEqual([2, expect.stringContaining('Not in the baseline yet.')]);
    expect(await folder.list()).toEqual([]);
    const kept = await watch(folder, '--update');
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('Kept as kept/')]);
    const again = await watch(folder);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('No answer has changed since')]);
    expect((await watch(folder, '--quiet')).out).toBe('');
  });
});

test('product: drift exits with 1 and names the line of the accepted file; --update accepts it', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    serve('User-agent: GPTBot\nDisallow: /\n');
    const { code, out } = await watch(folder);
    expect(code).toBe(1);
    expect(out).toContain('RFC 9309, Google and Bing: 1 area closes.');
    expect(out).toContain('Closed: URLs such as');
    expect(out).toMatch(/after: No, by http:\S+robots\.txt:2: Disallow: \//);
    const accepted = await watch(folder, '--update');
    expect([accepted.code, accepted.out]).toEqual([0, expect.stringContaining('Accepted, and kept as')]);
    expect((await watch(folder)).code).toBe(0);
  });
});

test('product: another text with the same answers is not drift', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    serve(
      '# By hand\nuser-agent:gptbot\nDisallow: /private\nAllow: /private$\nAllow: /private?\nDisallow: /private/\n',
    );
    const changed = await watch(folder);
    expect(changed.code).toBe(1);
    serve('# By hand\nuser-agent:gptbot\nDisallow: /private/\nDisallow: /private/a\n');
    expect((await watch(folder)).code).toBe(0);
  });
});

test('rfc 9309 2.3.1.3 and 2.3.1.4: a 404 opens and a 503 closes; each is drift, with what every reader makes of it', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    serve('', { status: 404 });
    const gone = await watch(folder);
    expect([gone.code, gone.out]).toEqual([1, expect.stringContaining('The status is 404. It was 200.')]);
    expect(gone.out).toContain('Opened: URLs such as');
    serve('', { status: 503 });
    const down = await watch(folder);
    expect([down.code, down.out]).toEqual([1, expect.stringContaining('status 503 blocks the whole site')]);
    expect(down.out).toContain('RFC 9309 and Google: nothing may be fetched.');
    expect(JSON.parse((await watch(folder, '--json')).out)).toMatchObject({
      sites: [{ closedFor: ['rfc9309', 'google', 'bing'] }],
    });
  });
});

test('product: a status that closes counts also if the file already closed everything', async () => {
  serve('User-agent: *\nDisallow: /\n');
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    serve('', { status: 503 });
    const { code, out } = await watch(folder, '--reader rfc9309');
    expect([code, out]).toEqual([1, expect.stringContaining('status 503 blocks the whole site')]);
    expect((await watch(folder, '--reader rfc9309 --update')).code).toBe(0);
    expect((await watch(folder, '--reader rfc9309')).code).toBe(0);
  });
});

test('product: a crawler that is new in the catalogue fails until the file names it, or it is accepted', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    const withoutTwo = (json: Record<string, unknown>) => {
      const { version, crawlers } = json['catalogue'] as { version: string; crawlers: readonly string[] };
      const isOld = (name: string) => name !== 'CCBot' && name !== 'GPTBot';
      return { ...json, catalogue: { version, crawlers: crawlers.filter(isOld) } };
    };
    await changeJson(folder, withoutTwo);
    const { code, out } = await watch(folder);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/the file does not name it: CCBot\.\n {2}CCBot \(/),
    ]);
    expect(JSON.parse((await watch(folder, '--json')).out)).toMatchObject({
      failed: true,
      sites: [{ result: 'drift', newCrawlers: [{ agent: 'CCBot' }] }],
    });
    serve(`${open}User-agent: ccbot\r\nAllow: /\r\n`);
    expect((await watch(folder)).code).toBe(0);
    serve(open);
    expect((await watch(folder, '--update')).code).toBe(0);
    expect((await watch(folder)).code).toBe(0);
  });
});

test('product: of several addresses each is reported; a change comes before an address without an answer', async () => {
  serve(open);
  served.set('/other/robots.txt', { body: open });
  await withTestFolder({}, async (folder) => {
    const addresses = `${site} ${site}/robots.txt ${site}/other/robots.txt http://127.0.0.1:1`;
    const kept = await watch(folder, '--update', addresses);
    expect(kept.code).toBe(2);
    expect(kept.out.match(/Kept as/g)).toHaveLength(2);
    expect(kept.out).toContain('did not answer (ECONNREFUSED)');
    expect((await watch(folder, '', addresses)).code).toBe(2);
    serve('User-agent: *\nDisallow: /\n');
    const changed = await watch(folder, '--json', addresses);
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.out)).toMatchObject({
      failed: true,
      checked: false,
      sites: [{ result: 'drift' }, { result: 'same' }, { result: 'error', error: { code: 'no-answer' } }],
    });
  });
});

test('ours: the file is kept byte by byte, whatever it contains, and only some headers beside it', async () => {
  await withTestFolder({}, async (folder) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        serve(bytes, { headers: { 'content-type': 'text/plain', 'set-cookie': 'session=secret' } });
        const { code } = await watch(folder, '--update');
        const { out } = await watch(folder, '--json');
        expect([code, JSON.parse(out)]).toEqual([
          0,
          expect.objectContaining({
            failed: false,
            sites: [expect.objectContaining({ result: 'same', contentChanged: false })],
          }),
        ]);
      }),
      { numRuns: 20 },
    );
    const json = await folder.read(`kept/${baselineName(new URL('/robots.txt', site))}~response.json`);
    expect(json).not.toContain('secret');
    expect(await folder.read('kept/.gitattributes')).toBe('* -text\n');
  });
});

test('ours: a second --update without a change writes nothing', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    await changeJson(folder, (json) => ({ ...json, time: '2020-01-01T00:00:00Z' }));
    const { out } = await watch(folder, '--update');
    expect(out).toContain('No answer has changed since 1 Jan 2020.');
  });
});

test('product: a redirect is kept without its query, which may be a signature', async () => {
  served.set('/robots.txt', { status: 302, headers: { location: '/cdn/robots.txt?signature=secret' } });
  served.set('/cdn/robots.txt?signature=secret', { body: open });
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    const json = await folder.read(`kept/${baselineName(new URL('/robots.txt', site))}~response.json`);
    expect(json).toContain('/cdn/robots.txt"');
    expect(json).not.toContain('secret');
    expect((await watch(folder)).code).toBe(0);
  });
});

test.each<[string, (json: Record<string, unknown>) => unknown]>([
  ['a newer version', (json) => ({ ...json, version: 2 })],
  ['another address', (json) => ({ ...json, address: 'https://www.example.com/robots.txt' })],
  ['no response', ({ response: _, ...json }) => json],
  [
    'redirects that are no list',
    (json) => ({ ...json, response: { ...(json['response'] as object), redirects: 1 } }),
  ],
  ['crawlers that are numbers', (json) => ({ ...json, catalogue: { version: '2026', crawlers: [1] } })],
  ['a list', () => []],
])('ours: a baseline with %s is refused, also by --update', async (_what, change) => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    await changeJson(folder, change);
    for (const options of ['', '--update']) {
      const { code, out } = await watch(folder, options);
      expect([code, out]).toEqual([2, expect.stringContaining('Restore the file, or remove it')]);
    }
  });
});

test('ours: a file that was edited after it was kept is compared as it is, with a note', async () => {
  serve(open);
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    await folder.write(`kept/${baselineName(new URL('/robots.txt', site))}`, 'User-agent: *\nDisallow: /\n');
    const { code, err } = await watch(folder);
    expect([code, err]).toEqual([1, expect.stringContaining('was changed after it was kept')]);
  });
});

test('ours: a link in the baseline folder leads nowhere else', async () => {
  serve('secret of the server');
  await withTestFolder({ 'outside.txt': 'mine' }, async (folder) => {
    await mkdir(join(folder.path, 'kept'));
    await symlink(
      join(folder.path, 'outside.txt'),
      join(folder.path, 'kept', baselineName(new URL('/robots.txt', site))),
    );
    const { code, out } = await watch(folder, '--update');
    expect([code, out]).toEqual([2, expect.stringContaining('is a link to a file outside its folder')]);
    expect(await folder.read('outside.txt')).toBe('mine');
  });
});

test('ours: without --baseline, with a file or with another scheme nothing is requested', async () => {
  await withTestFolder({ 'robots.txt': open }, async ({ run }) => {
    for (const [args, message] of [
      [`watch ${site}`, '--baseline is missing'],
      ['watch robots.txt --baseline kept', 'robots.txt is not an http or https URL.'],
      ['watch ftp://example.com --baseline kept', 'is neither an http nor an https URL'],
      [`watch ${site} --baseline kept --reader gogle`, 'gogle is not a valid value'],
    ] as const) {
      const { code, err } = await run(args);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
    const { code, out } = await run(`watch ${site} --baseline kept`);
    expect([code, out]).toEqual([
      2,
      expect.stringContaining('which is not an address on the public internet'),
    ]);
  });
});

test('GitHub: annotations are at the line of the accepted file that decided', async () => {
  serve('User-agent: *\nDisallow: /a\n');
  await withTestFolder({}, async (folder) => {
    await watch(folder, '--update');
    expect((await watch(folder, '--format github')).out).toBe('');
    serve('User-agent: *\nAllow: /\n');
    const { out } = await watch(folder, '--format github');
    expect(out).toMatch(
      /^::error file=kept\/site_127\.0\.0\.1_\d+_robots\.txt~[0-9a-f]+\.txt,line=2,title=gatepost watch/,
    );
    const markdown = await watch(folder, '--markdown');
    expect(markdown.out).toMatch(/^### `http/);
    expect(markdown.out).toContain('| Opened |');
  });
});

test('ours: names of files are unique, also without case, and allowed on all systems', () => {
  expect(baselineName(new URL('https://www.example.com/robots.txt'))).toBe('www.example.com_robots.txt');
  const addresses = [
    'https://www.example.com/robots.txt',
    'http://www.example.com/robots.txt',
    'https://www.example.com:8443/robots.txt',
    'https://www.example.com/Robots.txt',
    'https://www.example.com/a/robots.txt',
    'https://www.example.com/a_robots.txt',
    'https://www.example.com_a/robots.txt',
    'https://www.example.com/robots.txt?a',
    'https://www.example.com/robots.txt~response.json',
    'https://www.example.com/%2e%2e%2frobots.txt',
    'https://con/robots.txt',
    'https://con.txt/robots.txt',
    'https://com1.example.com/robots.txt',
    'https://[2001:db8::1]/robots.txt',
    `https://www.example.com/${'a'.repeat(4000)}`,
    'https://www.example.com/a//b.',
  ];
  const names = addresses.map((address) => baselineName(new URL(address)).toLowerCase());
  const all = [...names, ...names.map((name) => `${name}~response.json`)];
  expect(new Set(all).size).toBe(all.length);
  for (const name of all)
    expect(name).toMatch(/^(?!(?:con|nul|aux|prn|com1)\.)[a-z0-9][a-z0-9._~-]{2,140}[a-z0-9]$/);
});

test('ours: preset --check exits with 1 where the preset would change something, and changes nothing', async () => {
  await withTestFolder({ 'robots.txt': open }, async ({ run, read }) => {
    const { code, out } = await run('preset no-training robots.txt --check');
    expect([code, out]).toEqual([1, expect.stringMatching(/^--- [^]*\n\+/)]);
    expect(await read('robots.txt')).toBe(open);
    await run('preset no-training robots.txt');
    expect(await run('preset no-training robots.txt --check')).toMatchObject({ code: 0, out: '' });
    expect((await run('preset no-training robots.txt --also tdmrep --check')).code).toBe(1);
    expect((await run('preset no-training gone.txt --check')).code).toBe(1);
  });
});
