// Small logs, and what is reported about them.
import { describe, expect, test } from 'vitest';
import { readRangeFile } from '../../import/logs/address-ranges.ts';
import { crawlerLimits } from '../../import/logs/crawler-requests.ts';
import { isoTimeOf } from '../../import/logs/log-time.ts';
import { prepare } from '../../questions/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { createClientNamer } from './client-names.ts';
import { type GivenRanges, ownerOfFile, ownerOfName } from './crawler-addresses.ts';
import { type LogReading, readLogs } from './log-report.ts';

const robots = [
  'User-agent: *',
  'Disallow: /cart',
  'Allow: /cart/help',
  '',
  'User-agent: GPTBot',
  'User-agent: NewCrawler',
  'Disallow: /',
  '',
].join('\n');

function startReport(origin = '', ranges: readonly GivenRanges[] = [], text = robots): LogReading {
  const site = openSite({ origin, files: { '/robots.txt': text } });
  const question = prepare(site, { question: 'fetch', reader: 'rfc9309' });
  return readLogs(site, { file: '/robots.txt', question, ranges });
}

function reportOf(lines: readonly string[], ...options: Parameters<typeof startReport>) {
  const reading = startReport(...options);
  reading.begin('access.log');
  reading.feed(new TextEncoder().encode(lines.join('\n')));
  reading.endFile();
  return reading.report();
}

const headers = {
  gpt: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot',
  bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  new: 'NewCrawler/0.1 (+https://new.example/crawler)',
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  curl: 'curl/8.5.0',
} as const;

/** A line of the combined format. */
const hit = (
  agent: keyof typeof headers,
  path: string,
  { address = '192.0.2.7', time = '3/Nov/2026:10:00:00 +0000', method = 'GET' } = {},
) => `${address} - - [${time}] "${method} ${path} HTTP/1.1" 200 5 "-" "${headers[agent]}"`;

/** `GPTBot 3, 1 against`, in the order of the report. */
const rowsOf = ({ crawlers }: ReturnType<typeof reportOf>) =>
  crawlers.map(({ name, requests, against }) => `${name} ${requests}, ${against.requests} against`);

describe('requests of crawlers', () => {
  test.each<[string, string[], string[]]>([
    ['a closed path', [hit('gpt', '/a')], ['GPTBot 1, 1 against']],
    ['an open path', [hit('bing', '/a')], ['bingbot 1, 0 against']],
    ['the query counts', [hit('bing', '/a?cart'), hit('bing', '/cart?a')], ['bingbot 2, 1 against']],
    ['an exception', [hit('bing', '/cart/help'), hit('bing', '/cart/x')], ['bingbot 2, 1 against']],
    ['a name that only the file has', [hit('new', '/')], ['NewCrawler 1, 1 against']],
    ['browsers and programs', [hit('browser', '/cart'), hit('curl', '/cart')], []],
    ['robots.txt is never closed', [hit('gpt', '/robots.txt')], ['GPTBot 1, 0 against']],
    [
      'HEAD counts, POST does not',
      [hit('gpt', '/', { method: 'HEAD' }), hit('gpt', '/', { method: 'POST' })],
      ['GPTBot 1, 1 against'],
    ],
    ['a host in the target', [hit('bing', 'https://www.example/cart')], ['bingbot 1, 1 against']],
    ['a virtual host', [`www.example:443 ${hit('bing', '/cart')}`], ['bingbot 1, 1 against']],
    [
      'most against first, then most requests',
      [hit('bing', '/a'), hit('bing', '/b'), hit('gpt', '/a')],
      ['GPTBot 1, 1 against', 'bingbot 2, 0 against'],
    ],
    ['no line', [], []],
  ])('ours: %s', (_, lines, rows) => expect(rowsOf(reportOf(lines))).toEqual(rows));

  test('ours: JSON lines are counted like others', () => {
    const line = {
      remote_addr: '192.0.2.7',
      request: 'GET /a HTTP/1.1',
      http_user_agent: headers.gpt,
      time_iso8601: '2026-11-03T10:00:00Z',
    };
    const { crawlers } = reportOf([JSON.stringify(line), '{"broken"', JSON.stringify(line)]);
    expect(
      crawlers.map(({ against }) => [against.requests, against.first && isoTimeOf(against.first)]),
    ).toEqual([[2, '2026-11-03T10:00:00Z']]);
  });

  test('ours: paths, with the lines that close them, are those requested most', () => {
    const { crawlers } = reportOf([
      hit('gpt', '/b'),
      hit('gpt', '/a'),
      hit('gpt', '/b'),
      hit('bing', '/cart/1'),
      hit('bing', '/help'),
    ]);
    expect(crawlers.map(({ against }) => against.paths)).toEqual([
      [
        { path: '/b', requests: 2, isExact: true, line: 6 },
        { path: '/a', requests: 1, isExact: true, line: 6 },
      ],
      [{ path: '/cart/1', requests: 1, isExact: true, line: 1 }],
    ]);
    expect(crawlers.map(({ against }) => against.lines.kept)).toEqual([
      [{ key: 6, requests: 3, isExact: true }],
      [{ key: 1, requests: 1, isExact: true }],
    ]);
  });

  test('ours: a count is exact, or the least number, in a log with more paths than are counted', () => {
    const rare = Array.from({ length: 3 * crawlerLimits.counted }, (_, i) => `/p${i}`);
    const lines = Array.from({ length: 5 }, () =>
      rare.flatMap((path) => [hit('gpt', path), hit('gpt', '/hot')]),
    );
    const [crawler] = reportOf(lines.flat()).crawlers;
    const { paths, others, requests } = crawler!.against;
    expect(paths[0]).toMatchObject({ path: '/hot', requests: 5 * rare.length, isExact: true });
    for (const { path, requests: count, isExact } of paths.slice(1)) {
      expect(rare).toContain(path);
      expect([isExact && count === 5, !isExact && count <= 5]).toContain(true);
    }
    expect(paths.reduce((sum, path) => sum + path.requests, others)).toBe(requests);
  });

  test('rfc 9112 3.2.1: a target that begins with two slashes is not a host', () => {
    const { hosts, requests, skipped } = reportOf([hit('gpt', '//xmlrpc.php'), hit('gpt', '/a')]);
    expect([hosts, requests]).toEqual([[], 1]);
    expect(skipped).toMatchObject([{ code: 'not-a-url', count: 1 }]);
  });

  test('ours: times in several zones, in any order: since when, and the last request for robots.txt', () => {
    const { crawlers, first, last } = reportOf([
      hit('gpt', '/a', { time: '4/Nov/2026:00:30:00 +0100' }),
      hit('gpt', '/a', { time: '3/Nov/2026:23:00:00 +0000' }),
      hit('gpt', '/robots.txt', { time: '5/Nov/2026:08:00:00 -0500' }),
      hit('gpt', '/robots.txt?v=2', { time: '5/Nov/2026:12:59:00 +0000' }),
      hit('gpt', '/b', { time: 'yesterday' }),
    ]);
    const times = crawlers.map(({ against, robotsTxt }) => [against.first, against.last, robotsTxt.last]);
    expect(times.flat().map((time) => time && isoTimeOf(time))).toEqual([
      '2026-11-03T23:00:00Z',
      '2026-11-04T00:30:00+01:00',
      '2026-11-05T08:00:00-05:00',
    ]);
    expect([first, last].map((time) => time && isoTimeOf(time))).toEqual([
      '2026-11-03T23:00:00Z',
      '2026-11-05T08:00:00-05:00',
    ]);
    expect(crawlers[0]?.robotsTxt.requests).toBe(2);
  });

  test('ours: a crawler that never requests robots.txt has no last time', () => {
    const { crawlers } = reportOf([hit('bing', '/robots.txt.bak'), hit('bing', '/a?/robots.txt')]);
    expect(crawlers.map(({ robotsTxt }) => robotsTxt)).toEqual([{ requests: 0, last: undefined }]);
  });

  test('ours: lines that are not read are counted with their reason', () => {
    const { skipped, requests } = reportOf([
      hit('gpt', '/a'),
      'broken',
      hit('gpt', '/a', { method: 'POST' }),
      'broken too',
      hit('gpt', 'a'),
      hit('gpt', `/${'a'.repeat(3000)}`),
      '192.0.2.7 - - [3/Nov/2026:10:00:00 +0000] "\\x16\\x03" 400 0 "-" "-"',
    ]);
    expect(requests).toBe(1);
    expect(skipped.map(({ code, count, line }) => [code, count, line])).toEqual([
      ['not-a-log-line', 2, 2],
      ['other-method', 1, 3],
      ['not-a-url', 1, 5],
      ['url-too-long', 1, 6],
      ['no-request', 1, 7],
    ]);
  });

  test('ours: browsers, other programs and other sites are counted, and all counts add up', () => {
    const report = reportOf(
      [
        hit('browser', '/cart'),
        hit('curl', '/cart'),
        hit('curl', '/a'),
        `192.0.2.7 - - [x] "GET /a HTTP/1.1" 200 5 "-" "-"`,
        hit('bing', '/a'),
        hit('bing', 'https://other.example/cart'),
        hit('bing', 'https://www.example/cart'),
      ],
      'https://www.example',
    );
    const { browsers, programs, elsewhere, requests, hosts, crawlers } = report;
    expect({ browsers, elsewhere, requests, hosts }).toEqual({
      browsers: 1,
      elsewhere: 1,
      requests: 7,
      hosts: ['other.example', 'www.example'],
    });
    expect(programs).toEqual({
      requests: 3,
      count: 2,
      isComplete: true,
      names: {
        kept: [
          { key: 'curl', requests: 2, isExact: true },
          { key: '', requests: 1, isExact: true },
        ],
        others: 0,
      },
    });
    expect(rowsOf({ ...report, crawlers })).toEqual(['bingbot 2, 1 against']);
  });

  test('rfc 9309 2.2.1: a crawler obeys the record that its operator documents, if it has none of its own', () => {
    const text = 'User-agent: Googlebot\nDisallow: /img\n';
    const image = `192.0.2.7 - - [x] "GET /img HTTP/1.1" 200 5 "-" "Googlebot-Image/1.0"`;
    expect(rowsOf(reportOf([image], '', [], text))).toEqual(['Googlebot-Image 1, 1 against']);
  });
});

describe('forged names', () => {
  const given = (name: string, prefixes: readonly object[], owner = ownerOfFile(name)): GivenRanges => {
    const file = readRangeFile(JSON.stringify({ prefixes }));
    if (!owner || !('ranges' in file)) throw new Error(name);
    return { name, owner, file };
  };
  const gptbot = given('gptbot.json', [{ ipv4Prefix: '192.0.2.0/28' }, { ipv6Prefix: '2001:db8:1::/48' }]);
  const lines = [
    hit('gpt', '/robots.txt', { address: '192.0.2.7', time: '3/Nov/2026:10:00:00 +0000' }),
    hit('gpt', '/a', { address: '192.0.2.99' }),
    hit('gpt', '/b', { address: '192.0.2.99' }),
    hit('gpt', '/a', { address: '2001:db8:1::5' }),
    hit('gpt', '/a', { address: '2001:db8:2::5' }),
    hit('gpt', '/robots.txt', { address: '192.0.2.99', time: '9/Nov/2026:10:00:00 +0000' }),
    hit('gpt', '/a', { address: 'crawl.example' }),
    hit('bing', '/a', { address: '192.0.2.99' }),
  ];

  test('ours: requests from other addresses than the crawler’s are counted, and their addresses are named', () => {
    const [gpt, bing] = reportOf(lines, '', [gptbot]).crawlers;
    expect(gpt?.origins).toEqual({ inside: 2, outside: 4, unchecked: 1 });
    expect([gpt?.against.requests, gpt?.against.outside]).toEqual([5, 3]);
    expect(gpt?.outsideAddresses.kept).toEqual([
      { key: '192.0.2.99', requests: 3, isExact: true },
      { key: '2001:db8:2::5', requests: 1, isExact: true },
    ]);
    expect(bing?.origins).toEqual({ inside: 0, outside: 0, unchecked: 1 });
  });

  test('ours: who forges the name does not read robots.txt for the crawler', () => {
    const robotsTxtOf = (ranges: readonly GivenRanges[]) => {
      const [gpt] = reportOf(lines, '', ranges).crawlers;
      return [gpt?.robotsTxt.requests, gpt?.robotsTxt.last && isoTimeOf(gpt.robotsTxt.last)];
    };
    expect(robotsTxtOf([])).toEqual([2, '2026-11-09T10:00:00Z']);
    expect(robotsTxtOf([gptbot])).toEqual([1, '2026-11-03T10:00:00Z']);
  });

  test('ours: an address outside of some of the files of a crawler is not said to be another’s', () => {
    const agent =
      '192.0.2.99 - - [x] "GET /a HTTP/1.1" 200 5 "-" "Feedfetcher-Google; (+http://www.google.com/feedfetcher.html)"';
    const origins = (names: readonly string[]) =>
      reportOf(
        [agent],
        '',
        names.map((name) => given(name, [{ ipv4Prefix: '198.51.100.0/24' }])),
      ).crawlers[0]?.origins;
    const files = [
      'user-triggered-fetchers.json',
      'user-triggered-fetchers-google.json',
      'user-triggered-agents.json',
    ];
    expect(origins(files.slice(1))).toEqual({ inside: 0, outside: 0, unchecked: 1 });
    expect(origins(files)).toEqual({ inside: 0, outside: 1, unchecked: 0 });
  });

  test('ours: several files of one crawler add up', () => {
    const more = given('more.json', [{ ipv4Prefix: '192.0.2.99' }], ownerOfName('gptbot'));
    const [gpt] = reportOf(lines, '', [gptbot, more]).crawlers;
    expect(gpt?.origins).toEqual({ inside: 5, outside: 1, unchecked: 1 });
  });

  test.each([
    ['gptbot.json', ['GPTBot']],
    ['GPTBot.JSON', ['GPTBot']],
    ['gptbot (1).json', ['GPTBot']],
    ['gptbot-2026-11-26.json', ['GPTBot']],
    ['searchbot.json', ['OAI-SearchBot']],
    ['chatgpt-user.json', ['ChatGPT-User']],
    ['bingbot.json', ['bingbot']],
    ['perplexitybot.json', ['PerplexityBot']],
    ['ClaudeBot.json', ['ClaudeBot']],
    ['bots.json', undefined],
    ['ranges.json', undefined],
    ['2026.json', undefined],
    ['.json', undefined],
  ])('ours: %s is about %j', (name, tokens) => expect(ownerOfFile(name)?.tokens).toEqual(tokens));

  test('google, ip ranges: googlebot.json is about all crawlers that share its addresses', () => {
    expect(ownerOfFile('googlebot.json')).toEqual(ownerOfFile('common-crawlers.json'));
    expect(ownerOfFile('googlebot.json')?.tokens).toContain('Googlebot-Image');
    expect(ownerOfName('NewCrawler')).toEqual({ tokens: ['NewCrawler'], part: 'all' });
  });
});

describe('who sent a request', () => {
  const clientOf = createClientNamer(['NewCrawler/2.0', 'curl', 'Mozilla', 'gptbot']);
  test.each([
    [headers.gpt, 'crawler GPTBot'],
    [headers.bing, 'crawler bingbot'],
    ['Googlebot', 'crawler Googlebot'],
    ['newcrawler/9', 'crawler newcrawler'],
    ['curl/8.5.0', 'crawler curl'],
    ['Mozilla/5.0 (compatible; Googlebot-Image/1.0)', 'crawler Googlebot-Image'],
    [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'crawler facebookexternalhit',
    ],
    [headers.browser, 'browser'],
    ['Mozilla/5.0', 'browser'],
    ['', 'program'],
    ['*', 'program'],
    ['python-requests/2.31', 'program python-requests'],
    ['SomeBot/1.0 (like Googlebot)', 'program somebot'],
    ['Mozilla/5.0 (X11) Chrome/1 (see https://a.example/GPTBot)', 'browser'],
  ])('ours: %s: %s', (header, expected) => {
    const client = clientOf(header);
    expect(client.kind === 'browser' ? client.kind : `${client.kind} ${client.name}`.trim()).toBe(expected);
  });
});

describe('memory is bounded', () => {
  test('ours: a log without repeats fills no table beyond its limit, and its counts add up', () => {
    const reading = startReport();
    const most = Math.max(...Object.values(crawlerLimits)) * 2;
    reading.begin('access.log');
    for (let from = 0; from < 30_000; from += 1000) {
      const lines = Array.from({ length: 1000 }, (_, index) => {
        const i = from + index;
        const agent = i % 2 === 0 ? headers.gpt : `tool${i}/1.0`;
        return `2001:db8::${i.toString(16)} - - [x] "GET https://h${i}.example/${i} HTTP/1.1" 200 5 "-" "${agent}"\n`;
      });
      reading.feed(new TextEncoder().encode(lines.join('')));
      expect(Math.max(...reading.sizes)).toBeLessThanOrEqual(most);
    }
    reading.endFile();
    const { crawlers, programs, hosts } = reading.report();
    expect(
      crawlers.map(({ against }) =>
        against.paths.reduce((sum, { requests }) => sum + requests, against.others),
      ),
    ).toEqual([15_000]);
    expect(programs).toMatchObject({ requests: 15_000, count: crawlerLimits.programs, isComplete: false });
    expect(hosts).toHaveLength(crawlerLimits.hosts);
  });

  test('ours: no more crawlers than the limit are counted one by one', () => {
    const names = Array.from({ length: crawlerLimits.crawlers + 50 }, (_, i) => `Crawler${i}`);
    const text = `${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`;
    const lines = names.map((name) => `192.0.2.7 - - [x] "GET / HTTP/1.1" 200 5 "-" "${name}/1.0"`);
    const { crawlers, programs } = reportOf(lines, '', [], text);
    expect([crawlers.length, programs.requests]).toEqual([crawlerLimits.crawlers, 50]);
  });

  test('ours: the report does not depend on where the chunks are split', () => {
    const text = [hit('gpt', '/ä'), 'broken', hit('bing', '/cart')].join('\r\n');
    const bytes = new TextEncoder().encode(text);
    const whole = reportOf(text.split('\r\n'));
    for (const size of [1, 7, 64]) {
      const reading = startReport();
      reading.begin('access.log');
      for (let at = 0; at < bytes.length; at += size) reading.feed(bytes.slice(at, at + size));
      reading.endFile();
      expect(reading.report()).toEqual(whole);
    }
  });
});
