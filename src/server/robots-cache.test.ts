// What a crawler may fetch from servers that misbehave: with an injected fetch and clock, and from a real server.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { printFile } from '../core/edit.ts';
import { type Reader, readers } from '../core/fetch.ts';
import { RobotsCache, type RobotsCacheOptions } from './robots-cache.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const site = 'https://site.example';
const rules = 'User-agent: *\nDisallow: /private/\n';

type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;

const file =
  (body: BodyInit | null = rules, headers: HeadersInit = {}): Reply =>
  () =>
    new Response(body, { headers });
const status =
  (code: number, headers: HeadersInit = {}): Reply =>
  () =>
    new Response(null, { status: code, headers });
const redirect = (location: string, code = 301) => status(code, { location });
const reset: Reply = () => Promise.reject(new TypeError('fetch failed'));
/** Obeys no signal, as a fetch of the caller's may not. */
const never: Reply = () => new Promise(() => undefined);

/** A body that ends, fails, or stays open after these texts. */
const stream =
  (texts: readonly string[], end: 'end' | 'reset' | 'open'): Reply =>
  () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
          if (end === 'end') controller.close();
          if (end === 'reset') controller.error(new TypeError('terminated'));
        },
      }),
    );

/** A crawler of a site that answers with these replies, one after the other, and repeats the last one. */
function createCrawler(replies: readonly Reply[], options: RobotsCacheOptions = {}) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const requests: string[] = [];
  const cache = new RobotsCache({
    now: () => clock.now,
    fetch: async (url, init) => {
      requests.push(url);
      const reply = replies[Math.min(requests.length, replies.length) - 1] ?? reset;
      return reply(url, init);
    },
    ...options,
  });
  const may = async (path: string) => (await cache.mayFetch('ExampleBot/1.0', `${site}${path}`)).allowed;
  return {
    cache,
    clock,
    requests,
    /** The answers for a page that the rules block, and for one that they allow. */
    answers: async () => [await may('/private/x'), await may('/public')],
  };
}

const FOLLOWED = [false, true];
const BLOCKED = [false, false];
const ALLOWED = [true, true];

const tooLong = `${rules}${'# more\n'.repeat(1_500_000)}User-agent: ExampleBot\nDisallow: /\n`;
const utf16 = new Uint8Array(Buffer.from(`\ufeff${rules}`, 'utf16le'));

test('rfc 9309 2.3.1.4: what is no answer of a server leaves the last copy in use', async () => {
  const { answers, clock, requests } = createCrawler([file(), () => Response.error()]);
  expect(await answers()).toEqual(FOLLOWED);
  clock.now += 2 * DAY;
  expect(await answers()).toEqual(FOLLOWED);
  clock.now += HOUR;
  await answers();
  expect(requests).toHaveLength(3);
});

test('ours: after the time limit nothing more is requested, also if fetch obeys no signal', async () => {
  const slow: Reply = (url, init) =>
    new Promise((done) => setTimeout(() => done(redirect('/next')(url, init) as Response), 40));
  const { answers, requests } = createCrawler([slow], { timeoutSeconds: 0.02 });
  await answers();
  const count = requests.length;
  await new Promise((done) => setTimeout(done, 200));
  expect(requests).toHaveLength(count);
});

test('ours: what does not fit is forgotten, but not the pace of its site', async () => {
  const { cache } = createCrawler([file('User-agent: *\nCrawl-delay: 60\n'), file()], {
    maxOctets: rules.length + 1,
    sleep: () => Promise.resolve(),
  });
  await cache.waitBeforeFetch('a', site);
  await cache.mayFetch('a', 'https://other.example/');
  expect(await cache.waitBeforeFetch('a', site)).toBeGreaterThanOrEqual(SECOND);
});

describe('rfc 9309 2.3: what follows from a response', () => {
  const impatient = { timeoutSeconds: 0.05 };
  test.each<[string, readonly Reply[], readonly boolean[], number, RobotsCacheOptions?]>([
    ['2.3.1.1: a file', [file()], FOLLOWED, 1],
    [
      '2.3.1.1: HTML with status 200 has no rules',
      [file('<!doctype html><p>Not here', { 'content-type': 'text/html' })],
      ALLOWED,
      1,
    ],
    ['2.3.1.1: 204 has no rules', [status(204)], ALLOWED, 1],
    ['2.3: a byte order mark is no part of the file', [file(`\ufeff${rules}`)], FOLLOWED, 1],
    [
      'ours: octets count, not the charset of a header',
      [file(rules, { 'content-type': 'text/plain; charset=utf-16' })],
      FOLLOWED,
      1,
    ],
    ['2.3: the file is UTF-8, and as UTF-16 it has no rules', [file(utf16)], ALLOWED, 1],
    ['2.5: of 10 MB, 500 KiB are read', [file(tooLong)], FOLLOWED, 1],
    [
      '2.3.1.2: a redirect to another host counts for this one',
      [redirect('https://other.example/r.txt'), file()],
      FOLLOWED,
      2,
    ],
    [
      '2.3.1.2: five redirects',
      [1, 2, 3, 4, 5].map((n): Reply => redirect(`/${n}`)).concat(file()),
      FOLLOWED,
      6,
    ],
    [
      '2.3.1.2: six redirects',
      [1, 2, 3, 4, 5, 6].map((n): Reply => redirect(`/${n}`)).concat(file()),
      ALLOWED,
      6,
    ],
    ['2.3.1.2: a loop of redirects', [redirect('/robots.txt', 302)], ALLOWED, 6],
    ['2.3.1.2: redirects without end', [(url) => redirect(`${url}x`, 308)(url, {})], ALLOWED, 6],
    ['ours: a redirect to file: is unavailable', [redirect('file:///etc/passwd')], ALLOWED, 1],
    [
      'ours: a redirect to data: is unavailable',
      [redirect('data:text/plain,User-agent:*%0ADisallow:/')],
      ALLOWED,
      1,
    ],
    ['ours: a redirect to no address is unavailable', [redirect('https://')], ALLOWED, 1],
    ['ours: a redirect without an address is unavailable', [status(301)], ALLOWED, 1],
    ['2.3.1.3: 401', [status(401)], ALLOWED, 1],
    ['2.3.1.3: 403', [status(403)], ALLOWED, 1],
    ['2.3.1.3: 404', [status(404)], ALLOWED, 1],
    ['2.3.1.3: 410', [status(410)], ALLOWED, 1],
    ['2.3.1.3: 429', [status(429)], ALLOWED, 1],
    ['google: 429 is an error of the server', [status(429)], BLOCKED, 1, { reader: 'google' }],
    ['2.3.1.4: 500', [status(500)], BLOCKED, 1],
    ['2.3.1.4: 503', [status(503)], BLOCKED, 1],
    ['rfc 9110 15.4.5: 304, without a copy in the request', [status(304)], BLOCKED, 1],
    ['2.3.1.4: no connection', [reset], BLOCKED, 1],
    ['2.3.1.4: a connection that ends inside the file', [stream([rules], 'reset')], BLOCKED, 1],
    ['2.3.1.4: never a response', [never], BLOCKED, 1, impatient],
    ['2.3.1.4: a file that never ends, slowly', [stream([rules], 'open')], BLOCKED, 1, impatient],
    [
      '2.3.1.4: a fetch that throws at once',
      [
        () => {
          throw new TypeError('no');
        },
      ],
      BLOCKED,
      1,
    ],
  ])('%s', async (_, replies, answers, count, options) => {
    const { answers: ask, requests } = createCrawler(replies, options);
    expect([await ask(), requests.length]).toEqual([answers, count]);
  });

  test('ours: a time without end is no time of zero', async () => {
    const later: Reply = () => new Promise((done) => setTimeout(() => done(new Response(rules)), 20));
    expect(await createCrawler([later], { timeoutSeconds: Infinity }).answers()).toEqual(FOLLOWED);
  });

  test('ours: a verdict has the reason, the line and the status', async () => {
    const { cache } = createCrawler([file()]);
    const { answer, reason, by, policy } = await cache.mayFetch('a', `${site}/private/x`);
    expect([answer, reason, by, policy?.status]).toEqual([
      'deny',
      'rule',
      { path: '/robots.txt', line: 1 },
      200,
    ]);
    const { cache: slow } = createCrawler([never], impatient);
    const unreachable = await slow.mayFetch('a', `${site}/private/x`);
    expect([unreachable.reason, unreachable.policy?.status]).toEqual(['status', 'timeout']);
  });

  test('ours: a body without end is read up to the limit, and then cancelled', async () => {
    let octets = 0;
    let isCancelled = false;
    const endless: Reply = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            const chunk = new TextEncoder().encode(octets === 0 ? rules : '# more\n'.repeat(1000));
            octets += chunk.length;
            controller.enqueue(chunk);
          },
          cancel() {
            isCancelled = true;
          },
        }),
      );
    const { answers, cache } = createCrawler([endless]);
    expect(await answers()).toEqual(FOLLOWED);
    expect([isCancelled, octets < 600 * 1024]).toEqual([true, true]);
    const policy = await cache.get(site);
    expect(policy && printFile(policy.site, '/robots.txt').length).toBe(500 * 1024 + 1);
  });

  test('ours: user names and passwords are not sent, neither from the URL nor from a redirect', async () => {
    const { cache, requests } = createCrawler([redirect('https://me:secret@other.example/r.txt#x'), file()]);
    expect((await cache.mayFetch('a', 'https://me:secret@site.example/private/x')).allowed).toBe(false);
    expect(requests).toEqual(['https://site.example/robots.txt', 'https://other.example/r.txt']);
  });

  test.each([
    'ftp://site.example/',
    'mailto:a@site.example',
    'data:text/plain,x',
    'file:///etc/passwd',
    '/private',
    '',
    'https://',
    'http://[/',
  ])('ours: no answer about %j, and no request', async (url) => {
    const { cache, requests } = createCrawler([file()]);
    const { allowed, reason } = await cache.mayFetch('a', url);
    expect([allowed, reason, await cache.get(url), await cache.waitBeforeFetch('a', url)]).toEqual([
      false,
      'not-http',
      undefined,
      0,
    ]);
    expect(requests).toEqual([]);
  });

  test.each(['/a/../private/x', '/./private/x', '/%2e/private/x', '\\private\\x', '/private/x#y'])(
    'ours: the answer is about the URL that fetch requests: %s',
    async (path) => {
      const { cache } = createCrawler([file()]);
      expect((await cache.mayFetch('a', `${site}${path}`)).allowed).toBe(false);
    },
  );

  test('ours: the program names itself where it says how', async () => {
    const sent: unknown[] = [];
    const reply: Reply = (_, { headers }) => (sent.push(headers), new Response(rules));
    await createCrawler([reply], { userAgent: 'ExampleBot/1.0' }).answers();
    expect(sent).toEqual([{ accept: 'text/plain, */*;q=0.5', 'user-agent': 'ExampleBot/1.0' }]);
    expect(() => new RobotsCache({ userAgent: 'a\nb' })).toThrow(TypeError);
    expect(() => new RobotsCache({ reader: 'nobody' as 'google' })).toThrow(RangeError);
  });

  const someReply = fc.oneof(
    fc.integer({ min: 200, max: 599 }).map((code) => (code === 200 ? file() : status(code))),
    fc.webUrl().map((url) => redirect(url)),
    fc.string({ unit: 'binary' }).map((text) => file(text)),
    fc.constantFrom(reset, stream([rules], 'reset')),
  );
  test('ours: nothing that a server sends makes it throw, under any reader', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someReply),
        fc.constantFrom(...readers),
        fc.string(),
        async (replies, reader, path) => {
          const { cache, clock } = createCrawler(replies, { reader });
          for (let i = 0; i < 4; i++) {
            const verdict = await cache.mayFetch('a', `${site}/${path}`);
            expect(verdict.allowed).toBe(verdict.answer === 'allow');
            clock.now += DAY;
          }
        },
      ),
    );
  });
});

describe('rfc 9309 2.4: how long a response is used', () => {
  /** How many requests are made if the answer is asked for at these times. */
  async function countRequests(
    replies: readonly Reply[],
    times: readonly number[],
    options?: RobotsCacheOptions,
  ) {
    const { answers, clock, requests } = createCrawler(replies, options);
    const start = clock.now;
    const counts: number[] = [];
    for (const time of times) {
      clock.now = start + time;
      await answers();
      counts.push(requests.length);
    }
    return counts;
  }

  test.each<[string, HeadersInit, number]>([
    ['without headers, a day', {}, DAY],
    ['by max-age', { 'cache-control': 'max-age=600' }, 10 * MINUTE],
    ['at most a day', { 'cache-control': 'max-age=604800' }, DAY],
    [
      'ours: at least a minute, or each page would cost two requests',
      { 'cache-control': 'no-store' },
      MINUTE,
    ],
  ])('%s', async (_, headers, time) => {
    expect(await countRequests([file(rules, headers)], [0, time - 1, time])).toEqual([1, 1, 2]);
    expect(await countRequests([status(404, headers)], [0, time - 1, time])).toEqual([1, 1, 2]);
    expect(
      await countRequests([file(rules, headers)], [0, time - 1, time], { reader: 'koster-1996' }),
    ).toEqual([1, 1, 2]);
  });

  test('ours: after failures the pause doubles, up to an hour', async () => {
    const { answers, clock, requests } = createCrawler([status(500)]);
    const pauses: number[] = [];
    let last = clock.now;
    await answers();
    while (pauses.length < 10) {
      clock.now += 10 * SECOND;
      const before = requests.length;
      await answers();
      if (requests.length === before) continue;
      pauses.push((clock.now - last) / SECOND);
      last = clock.now;
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  });

  test.each<[string, Partial<Reader['http']>, Reply]>([
    ['a status', { '403': 'defer' }, status(403)],
    ['too many redirects', { tooManyRedirects: 'defer' }, redirect('/robots.txt')],
  ])(
    'ours: what a reader of your own reads as "later" is requested again soon: %s',
    async (_, http, reply) => {
      const [reader] = readers
        .filter(({ id }) => id === 'google')
        .map((one) => ({ ...one, http: { ...one.http, ...http } }));
      const { answers, clock, requests } = createCrawler([reply], reader && { reader });
      expect(await answers()).toEqual(BLOCKED);
      const { length } = requests;
      clock.now += 30 * SECOND;
      await answers();
      expect(requests.length).toBe(2 * length);
    },
  );

  test('ours: a success ends the pauses', async () => {
    expect(
      await countRequests(
        [status(500), file(rules, { 'cache-control': 'max-age=60' }), status(500)],
        [0, 30 * SECOND, 90 * SECOND, 120 * SECOND - 1, 120 * SECOND],
      ),
    ).toEqual([1, 2, 3, 3, 4]);
  });

  test.each<[string, number, string, number]>([
    ['seconds', 429, '120', 2 * MINUTE],
    ['a date', 503, new Date(Date.UTC(2026, 0, 1, 0, 2)).toUTCString(), 2 * MINUTE],
    ['less than the pause', 429, '1', 30 * SECOND],
    ['a year', 503, '31536000', DAY],
    ['nonsense', 503, 'soon', 30 * SECOND],
  ])('rfc 9110 10.2.3: Retry-After as %s', async (_, code, value, time) => {
    expect(await countRequests([status(code, { 'retry-after': value })], [0, time - 1, time])).toEqual([
      1, 1, 2,
    ]);
  });

  test('2.3.1.4: a site that fails and then answers is followed', async () => {
    const { answers, clock } = createCrawler([status(500), file()]);
    expect(await answers()).toEqual(BLOCKED);
    clock.now += 30 * SECOND;
    expect(await answers()).toEqual(FOLLOWED);
  });

  test.each<[string, Reply]>([
    ['503', status(503)],
    ['429', status(429)],
    ['304', status(304)],
    ['no connection', reset],
    ['a connection that ends inside the file', stream(['User-agent: *\nAllow: /'], 'reset')],
  ])('2.4, 2.3.1.4: during %s the last copy is used, for 30 days', async (_, failure) => {
    const { answers, cache, clock } = createCrawler([file(), failure]);
    const start = clock.now;
    await answers();
    for (let day = 1; day < 30; day++) {
      clock.now = start + day * DAY;
      expect(await answers()).toEqual(FOLLOWED);
      expect((await cache.get(site))?.unreachable).toBeDefined();
    }
    clock.now = start + 31 * DAY;
    const { answers: failed } = createCrawler([failure]);
    expect(await answers()).toEqual(await failed());
    expect((await cache.get(site))?.unreachable).toBeUndefined();
  });

  test('2.3.1.4: the days of a copy are an option', async () => {
    const { answers, clock } = createCrawler([file(), status(503)], { staleSeconds: 0 });
    await answers();
    clock.now += DAY;
    expect(await answers()).toEqual(BLOCKED);
  });

  test('2.3.1.4: a copy that ends during a pause is not used after it', async () => {
    const failure = status(503, { 'retry-after': '86400' });
    const { answers, clock } = createCrawler([file(), failure], { staleSeconds: 30 * 3600 });
    await answers();
    clock.now += DAY;
    expect(await answers()).toEqual(FOLLOWED);
    clock.now += 7 * HOUR;
    expect(await answers()).toEqual(BLOCKED);
  });

  test('ours: a file that was removed leaves no copy', async () => {
    const { answers, clock } = createCrawler([file(), status(404), status(503)]);
    expect(await answers()).toEqual(FOLLOWED);
    clock.now += DAY;
    expect(await answers()).toEqual(ALLOWED);
    clock.now += DAY;
    expect(await answers()).toEqual(BLOCKED);
  });

  test('ours: who asks at the same time waits for one request', async () => {
    const { cache, requests } = createCrawler([file(), status(503)]);
    const urls = Array.from({ length: 50 }, (_, i) => `${site}/private/${i}`);
    const verdicts = await Promise.all(urls.map((url) => cache.mayFetch('a', url)));
    expect([requests.length, verdicts.some(({ allowed }) => allowed)]).toEqual([1, false]);
  });

  test('rfc 9309 2.3: scheme, host and port are a site', async () => {
    const { cache, requests } = createCrawler([file()]);
    for (const origin of [
      'http://a.example',
      'https://a.example',
      'https://A.example:443',
      'https://a.example:8443',
    ])
      await cache.get(`${origin}/x`);
    expect(requests).toEqual([
      'http://a.example/robots.txt',
      'https://a.example/robots.txt',
      'https://a.example:8443/robots.txt',
    ]);
  });
});

describe('ours: what is kept is bounded', () => {
  test.each<[string, RobotsCacheOptions]>([
    ['by sites', { maxSites: 3 }],
    ['by octets', { maxOctets: 3 * rules.length }],
  ])('%s: the least recently used site is dropped', async (_, options) => {
    const { cache, requests } = createCrawler([file()], options);
    for (const host of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await cache.get(`https://${host}.example/`);
    expect(requests.map((url) => new URL(url).hostname[0]).join('')).toBe('abcdb');
  });

  test('a site that is requested is not dropped', async () => {
    let release: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { cache, requests } = createCrawler([() => held, file()], { maxSites: 1 });
    const slow = [cache.get('https://slow.example/')];
    await cache.get('https://quick.example/');
    slow.push(cache.get('https://slow.example/'));
    release(new Response(rules));
    const [first, second] = await Promise.all(slow);
    expect(first).toBe(second);
    expect(requests).toEqual(['https://slow.example/robots.txt', 'https://quick.example/robots.txt']);
  });
});

describe('ours: the pace of a crawler', () => {
  const delayed =
    'User-agent: a\nCrawl-delay: 10\nDisallow:\n\nUser-agent: b\nCrawl-delay: 1e9\nDisallow:\n\nUser-agent: c\nCrawl-delay: 99999\nDisallow:\n';
  test.each<[string, string, Reply, RobotsCacheOptions, readonly number[]]>([
    ['a Crawl-delay', 'a/1.0', file(delayed), {}, [0, 10, 20]],
    ['one above the limit', 'c', file(delayed), {}, [0, 60, 120]],
    ['another limit', 'c', file(delayed), { maxDelaySeconds: 5 }, [0, 5, 10]],
    ['none', 'x', file(delayed), {}, [0, 1, 2]],
    ['a longer minimum', 'a', file(delayed), { minDelaySeconds: 20 }, [0, 20, 40]],
    ['no minimum', 'x', file(delayed), { minDelaySeconds: 0 }, [0, 0, 0]],
    ['a file that was not read', 'a', status(404), {}, [0, 1, 2]],
  ])('%s', async (_, agent, reply, options, seconds) => {
    const slept: number[] = [];
    const sleep = async (milliseconds: number) => void slept.push(milliseconds);
    const { cache } = createCrawler([reply], { ...options, sleep });
    const waits = await Promise.all([1, 2, 3].map((n) => cache.waitBeforeFetch(agent, `${site}/${n}`)));
    expect(waits).toEqual(seconds.map((each) => each * SECOND));
    expect(slept).toEqual(waits.filter((each) => each > 0));
  });

  test('time that has passed is not waited for, and each site has its own pace', async () => {
    const { cache, clock } = createCrawler([file(delayed)], { sleep: async () => undefined });
    await cache.waitBeforeFetch('a', site);
    clock.now += 4 * SECOND;
    expect(await cache.waitBeforeFetch('a', site)).toBe(6 * SECOND);
    expect(await cache.waitBeforeFetch('a', 'https://other.example/')).toBe(0);
  });

  test('a signal ends pauses and requests', async () => {
    const end = new AbortController();
    const { cache } = createCrawler([file(delayed), never], { signal: end.signal });
    await cache.waitBeforeFetch('a', site);
    const pause = cache.waitBeforeFetch('a', site);
    const answer = cache.mayFetch('a', 'https://other.example/');
    end.abort();
    expect(await pause).toBe(10 * SECOND);
    expect((await answer).policy?.status).toBe('network');
    expect((await cache.mayFetch('a', 'https://third.example/')).allowed).toBe(false);
  });
});

describe('a real server', () => {
  let close = () => undefined as void;
  afterEach(() => close());

  /** The answers of a crawler with the fetch of the platform. */
  async function crawl(listener: RequestListener): Promise<readonly boolean[]> {
    const server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const cache = new RobotsCache();
    const verdicts = await Promise.all(
      ['/private/x', '/public'].map((path) => cache.mayFetch('a', `${origin}${path}`)),
    );
    return verdicts.map(({ allowed }) => allowed);
  }

  test.each<[string, RequestListener, readonly boolean[]]>([
    ['rfc 9309 2.3.1.1: a file', (_, response) => response.end(rules), FOLLOWED],
    [
      'rfc 9309 2.5: 20 MB in a few KB of gzip',
      (_, response) =>
        response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(rules + '# more\n'.repeat(3_000_000))),
      FOLLOWED,
    ],
    [
      'rfc 9309 2.3.1.4: gzip that is none',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(rules),
      BLOCKED,
    ],
    [
      'rfc 9309 2.3.1.4: a connection that ends inside the file',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('User-agent: *\nAllow: /\n', () => response.destroy());
      },
      BLOCKED,
    ],
    ['rfc 9309 2.3.1.4: a connection that ends at once', (request) => request.socket.destroy(), BLOCKED],
    [
      'rfc 9309 2.3.1.2: a loop',
      (_, response) => response.writeHead(307, { location: '/robots.txt' }).end(),
      ALLOWED,
    ],
    [
      'rfc 9309 2.5: a file without end',
      (_, response) => {
        response.write(rules);
        const more = () => {
          while (!response.destroyed && response.write('# more\n'.repeat(2000)));
        };
        response.on('drain', more);
        more();
      },
      FOLLOWED,
    ],
  ])('%s', async (_, listener, answers) => {
    expect(await crawl(listener)).toEqual(answers);
  });
});
