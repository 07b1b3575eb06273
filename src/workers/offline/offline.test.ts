import { describe, expect, test } from 'vitest';
import { dropOldBuilds } from './old-builds.ts';
import { fillCache } from './precache.ts';
import { buildCache, pageLockPrefix, SHARED_LIST, sharedCache, sharedPart } from './protocol.ts';
import { requestedPath, respondTo } from './respond.ts';
import { isShareRequest, storeShared } from './share-target.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

const SCOPE = 'https://host.example/deep/app/';
const urlOf = (path: string) => new URL(path, SCOPE).href;

/** The part of the browser's caches that the tests need: names, and responses by address. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  room = Number.POSITIVE_INFINITY;

  open(name: string) {
    const cached = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cached);
    return Promise.resolve({
      keys: () => Promise.resolve([...cached.keys()].map((url) => ({ url }))),
      match: (url: string) => Promise.resolve(cached.get(url)?.clone()),
      put: async (url: string, response: Response) => {
        if (this.room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
        cached.set(url, response);
      },
    });
  }
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (url: string, { cacheName }: { cacheName: string }) =>
    Promise.resolve(this.all.get(cacheName)?.get(url)?.clone());
  pathsIn = (name: string) => [...(this.all.get(name)?.keys() ?? [])].map((url) => url.slice(SCOPE.length));
}

interface Surroundings {
  readonly network?: Readonly<Record<string, string>>;
  readonly pages?: readonly string[];
  readonly scripts?: readonly string[];
  readonly waiting?: { postMessage(message: unknown, ports: MessagePort[]): void };
}

function surroundings({ network = {}, pages = [], scripts = [], waiting }: Surroundings = {}) {
  const caches = new FakeCaches();
  const fetched: string[] = [];
  const scope = {
    caches: caches as unknown as CacheStorage,
    registration: { scope: SCOPE, installing: null, waiting: waiting ?? null, active: {} },
    clients: { claim: async () => {}, matchAll: async () => pages.map((url) => ({ url })) },
    navigator: {
      locks: {
        query: async () => ({ held: scripts.map((path) => ({ name: pageLockPrefix(SCOPE) + urlOf(path) })) }),
      },
    },
    fetch: async (address: string | Request) => {
      const url = typeof address === 'string' ? address : address.url;
      fetched.push(url.slice(SCOPE.length));
      const text = network[url.slice(SCOPE.length)];
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    skipWaiting: async () => {},
  } as unknown as WorkerScope;
  return { scope, caches, asked: fetched };
}

const build = (name: string, ...paths: string[]): Build => ({
  name,
  files: paths.map((path) => [path, 'sha384-x'] as const),
});

async function addCache(caches: FakeCaches, name: string, files: Readonly<Record<string, string>>) {
  const cache = await caches.open(name);
  for (const [path, text] of Object.entries(files)) await cache.put(urlOf(path), new Response(text));
}

const get = (path: string, init: object = {}) =>
  ({ method: 'GET', url: urlOf(path), mode: 'cors', cache: 'default', ...init }) as Request;

describe('caching a build', () => {
  const buildOne = build('one', '', 'assets/a.js', 'assets/b.js', 'icon.png');
  const network = { '': 'page', 'assets/a.js': 'a', 'assets/b.js': 'b', 'icon.png': 'icon' };

  test('ours: every file of the list is cached, the page under the address of the folder', async () => {
    const { scope, caches } = surroundings({ network });
    await fillCache(scope, buildOne);
    expect(caches.pathsIn(buildCache(SCOPE, 'one')).toSorted()).toEqual(Object.keys(network).toSorted());
  });

  test('ours: a file with a hashed name is copied from another build, other files are fetched again', async () => {
    const { scope, caches, asked } = surroundings({ network });
    await addCache(caches, buildCache(SCOPE, 'zero'), {
      '': 'old page',
      'assets/a.js': 'a',
      'icon.png': 'old',
    });
    await fillCache(scope, buildOne);
    expect(asked.toSorted()).toEqual(['', 'assets/b.js', 'icon.png']);
    const page = await caches.match(urlOf(''), { cacheName: buildCache(SCOPE, 'one') });
    expect(await page?.text()).toBe('page');
  });

  test('ours: a missing file fails the build, and other files are not fetched again the next time', async () => {
    const { scope, caches } = surroundings({ network: { ...network, 'icon.png': undefined as never } });
    await expect(fillCache(scope, buildOne)).rejects.toThrow('icon.png: 404');
    const next = surroundings({ network });
    for (const [name, files] of caches.all) next.caches.all.set(name, files);
    await fillCache(next.scope, buildOne);
    expect(next.asked).toEqual(['icon.png']);
  });

  const attempts: readonly (readonly [string, object | null, readonly string[]])[] = [
    ['none ever succeeded, so what they left is deleted', null, ['two']],
    ['an earlier build is in use, and is kept', {}, ['one', 'two']],
  ];
  test.each(attempts)('ours: an attempt after others: %s', async (_, active, left) => {
    const { scope, caches } = surroundings({ network });
    await addCache(caches, buildCache(SCOPE, 'one'), { 'assets/a.js': 'a' });
    await addCache(caches, 'of another program', {});
    Object.assign(scope.registration, { active });
    await fillCache(scope, build('two', '', 'assets/b.js'));
    const ours = left.map((name) => buildCache(SCOPE, name));
    expect((await caches.keys()).toSorted()).toEqual([...ours, 'of another program'].toSorted());
  });

  test('ours: if there is no space, nothing of the build is cached, so that there is space for data of the user', async () => {
    const { scope, caches } = surroundings({ network });
    caches.room = 2;
    await expect(fillCache(scope, buildOne)).rejects.toThrow('full');
    expect(await caches.keys()).toEqual([]);
  });
});

describe('which requests are answered', () => {
  const buildOne = build('one', '', 'assets/a.js', 'icon.png');
  const answered: readonly (readonly [string, Request, string | undefined])[] = [
    ['the folder', get(''), 'page'],
    ['the page by its name', get('index.html'), 'page'],
    ['the page with a query', get('?from=somewhere'), 'page'],
    ['a file', get('icon.png'), 'icon'],
    ['code of this build', get('assets/a.js'), 'a'],
    ['code of an earlier build', get('assets/old.js'), 'old'],
    ['code of no build, from the network', get('assets/none.js'), 'from the network'],
    ['another page in the folder', get('other.html'), undefined],
    ['a folder in the folder', get('other/'), undefined],
    ['something above the folder', get('../a.js'), undefined],
    ['another host', get('', { url: 'https://elsewhere.example/deep/app/' }), undefined],
    ['a form', get('', { method: 'POST' }), undefined],
  ];
  for (const [name, request, text] of answered) {
    test(`ours: ${name}: ${text ?? 'left to the browser'}`, async () => {
      const { scope, caches } = surroundings({ network: { 'assets/none.js': 'from the network' } });
      await addCache(caches, buildCache(SCOPE, 'one'), {
        '': 'page',
        'assets/a.js': 'a',
        'icon.png': 'icon',
      });
      await addCache(caches, buildCache(SCOPE, 'zero'), { '': 'old page', 'assets/old.js': 'old' });
      await addCache(caches, 'of another program', { 'assets/none.js': 'foreign', 'other.html': 'foreign' });
      const answer = respondTo(scope, buildOne, request);
      expect(answer && (await (await answer).text())).toBe(text);
    });
  }

  test('ours: a file that is missing in the cache is fetched from the network', async () => {
    const { scope } = surroundings({ network: { 'icon.png': 'again' } });
    expect(await (await respondTo(scope, buildOne, get('icon.png')))?.text()).toBe('again');
  });

  test('ours: requestedPath drops query and fragment, and ignores an address that only starts with the same characters', () => {
    expect(requestedPath(`${SCOPE}assets/a.js?x#y`, SCOPE)).toBe('assets/a.js');
    expect(requestedPath('https://host.example/deep/apple/', SCOPE)).toBeUndefined();
  });
});

describe('a waiting build', () => {
  const buildOne = build('one', '');
  const messages: unknown[] = [];
  const waiting = {
    postMessage(message: unknown, [port]: MessagePort[]) {
      messages.push(message);
      port?.postMessage('two');
    },
  };
  const requests: readonly (readonly [string, Request, readonly string[], string])[] = [
    ['a reload of the only page', get('', { mode: 'navigate', cache: 'no-cache' }), [SCOPE], 'new page'],
    [
      'a reload beside another page',
      get('', { mode: 'navigate', cache: 'no-cache' }),
      [SCOPE, SCOPE],
      'page',
    ],
    ['a page that is opened', get('', { mode: 'navigate' }), [SCOPE], 'page'],
    ['a request of a page', get('', { cache: 'no-cache' }), [SCOPE], 'page'],
  ];
  for (const [name, request, pages, text] of requests) {
    test(`ours: ${name} gets the ${text}`, async () => {
      messages.length = 0;
      const { scope, caches } = surroundings({ pages, waiting });
      await addCache(caches, buildCache(SCOPE, 'one'), { '': 'page' });
      await addCache(caches, buildCache(SCOPE, 'two'), { '': 'new page' });
      expect(await (await respondTo(scope, buildOne, request))?.text()).toBe(text);
      expect(messages).toEqual(text === 'page' ? [] : ['take-over']);
    });
  }
});

describe('which builds stay cached', () => {
  const two = build('two', '', 'assets/two.js', 'assets/same.js');
  const cases: readonly (readonly [string, Surroundings, boolean])[] = [
    ['no page lives', {}, false],
    ['a page lives that began with the old one', { pages: [SCOPE], scripts: ['assets/one.js'] }, true],
    ['a page lives that began with the new one', { pages: [SCOPE], scripts: ['assets/two.js'] }, false],
    ['a page began with what both have', { pages: [SCOPE], scripts: ['assets/same.js'] }, false],
    [
      'a page has not told yet',
      { pages: [SCOPE, `${SCOPE}index.html#/edit`], scripts: ['assets/two.js'] },
      true,
    ],
    ['only other pages of the host live', { pages: [`${SCOPE}other.html`, 'https://host.example/'] }, false],
    ['a newer one waits', { waiting: { postMessage: () => {} } }, true],
  ];
  for (const [name, setup, isKept] of cases) {
    test(`ours: the old build is ${isKept ? 'kept' : 'deleted'} when ${name}`, async () => {
      const { scope, caches } = surroundings(setup);
      await addCache(caches, buildCache(SCOPE, 'one'), { 'assets/one.js': '', 'assets/same.js': '' });
      await addCache(caches, buildCache(SCOPE, 'two'), { 'assets/two.js': '', 'assets/same.js': '' });
      const otherCaches = [
        'of another program',
        sharedCache(SCOPE),
        buildCache('https://host.example/deep/', 'one'),
        buildCache(`${SCOPE}inner/`, 'one'),
      ];
      for (const cacheName of otherCaches) await caches.open(cacheName);
      await dropOldBuilds(scope, two);
      const expected = [
        ...(isKept ? [buildCache(SCOPE, 'one')] : []),
        buildCache(SCOPE, 'two'),
        ...otherCaches,
      ];
      expect((await caches.keys()).toSorted()).toEqual(expected.toSorted());
    });
  }
});

describe('shared files', () => {
  const send = (parts: readonly (readonly [string, string | File])[]) => {
    const body = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value);
    }
    return new Request(urlOf('share'), { method: 'POST', body });
  };
  const list = async (caches: FakeCaches) =>
    await (await caches.match(urlOf(SHARED_LIST), { cacheName: sharedCache(SCOPE) }))?.json();

  test('ours: only a POST to the share address is a share request', () => {
    expect(isShareRequest(get('share', { method: 'POST' }), SCOPE)).toBe(true);
    expect(isShareRequest(get('share?text=x'), SCOPE)).toBe(false);
    expect(isShareRequest(get('share'), SCOPE)).toBe(false);
    expect(isShareRequest(get('other', { method: 'POST' }), SCOPE)).toBe(false);
  });

  test('ours: files and text replace an earlier share, and the response redirects to the page', async () => {
    const { scope, caches } = surroundings();
    await storeShared(scope, send([['text', 'earlier']]));
    const file = new File(['User-agent: a'], 'robots.txt');
    const response = await storeShared(
      scope,
      send([
        ['files', file],
        ['text', 'Disallow: /'],
      ]),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, `${SCOPE}#/shared`]);
    expect(await list(caches)).toEqual({
      names: ['robots.txt', 'shared.txt'],
      left: 0,
      time: expect.any(Number),
    });
    const first = await caches.match(urlOf(sharedPart(0)), { cacheName: sharedCache(SCOPE) });
    expect(await first?.text()).toBe('User-agent: a');
  });

  test('ours: of more than 100 files, the rest is counted, not stored', async () => {
    const { scope, caches } = surroundings();
    const files = Array.from(
      { length: 103 },
      (_, index) => ['files', new File(['x'], `${index}.txt`)] as const,
    );
    await storeShared(scope, send(files));
    const { names, left } = (await list(caches)) as { names: string[]; left: number };
    expect([names.length, left]).toEqual([100, 3]);
  });

  test('ours: of more than 64 MiB, the rest is counted, not stored', async () => {
    const { scope, caches } = surroundings();
    const half = new File([new Uint8Array(40 * 1024 * 1024)], 'big.txt');
    const form = { getAll: () => [half, half], get: () => null };
    await storeShared(scope, { formData: async () => form } as unknown as Request);
    expect(await list(caches)).toMatchObject({ names: ['big.txt'], left: 1 });
  });

  test('ours: a request without a form, or without space, redirects to the page too, which finds nothing', async () => {
    const { scope, caches } = surroundings();
    const response = await storeShared(
      scope,
      new Request(urlOf('share'), { method: 'POST', body: 'no form' }),
    );
    expect(response.status).toBe(303);
    caches.room = 1;
    expect((await storeShared(scope, send([['text', 'x']]))).status).toBe(303);
    expect(await caches.keys()).toEqual([]);
  });
});
