// gatepost log: the report of access logs.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type TestFolder, withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';
const gpt =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const bing = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const hit = (address: string, day: number, path: string, agent: string) =>
  `${address} - - [${day}/Nov/2026:04:12:09 +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;
const log = [
  hit('192.0.2.7', 19, '/product/tent-4/', gpt),
  hit('192.0.2.7', 20, '/product/tent-4/', gpt),
  hit('198.51.100.7', 21, '/', gpt),
  hit('198.51.100.7', 26, '/robots.txt', gpt),
  hit('203.0.113.7', 27, '/tents/', bing),
  hit('203.0.113.8', 27, '/cart', browser),
  hit('203.0.113.8', 27, '/cart', 'curl/8.5.0'),
  'broken\n',
].join('');
const ranges = (prefix: string) =>
  JSON.stringify({ creationTime: '2026-11-26T09:00:00.000000', prefixes: [{ ipv4Prefix: prefix }] });
const files = {
  'robots.txt': robots,
  'access.log': log,
  'access.log.gz': gzipSync(log),
  'gptbot.json': ranges('198.51.100.0/24'),
  'mine.json': ranges('198.51.100.0/24'),
};
const run = (args: string, more: Record<string, string | Uint8Array> = {}, stdin: string | Uint8Array = '') =>
  withTestFolder({ ...files, ...more }, (folder: TestFolder) => folder.run(args, stdin));

const cells = (out: string, name: string) =>
  out
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(/ {2,}/);

describe('what crawlers fetched against the rules', () => {
  test('product: the first sentence says how many crawlers fetched what is closed', async () => {
    const { code, out, err } = await run('log access.log');
    expect({ code, err, head: out.split('\n').slice(0, 2) }).toEqual({
      code: 0,
      err: '',
      head: [
        '1 of 2 crawlers requested what the file blocks, in 3 requests.',
        'access.log: 8 lines, 19 Nov 2026 to 27 Nov 2026, against robots.txt as it is now, as read by RFC 9309. Earlier requests may have obeyed an earlier file.',
      ],
    });
    expect(cells(out, 'GPTBot')).toEqual([
      'GPTBot',
      'AI training',
      '4',
      '3',
      '19 Nov 2026',
      '26 Nov 2026',
      'not checked',
    ]);
    expect(cells(out, 'bingbot')).toEqual(['bingbot', 'Search', '1', 'none', 'never', 'not checked']);
    expect(out).toContain('  2 /product/tent-4/ (line 5: Disallow: /)\n  1 / (line 5: Disallow: /)\n');
    expect(out).toContain(
      '2 requests of people’s browsers and of 1 program without a crawler’s name\n    Programs: curl (1)\n',
    );
    expect(out).toContain(
      '  Lines that are not counted\n    1: not a line of an access log; first in line 8\n',
    );
  });

  test('product: how to check a name is said with its source and date', async () => {
    const { out } = await run('log access.log');
    expect(out).toContain(
      '  GPTBot\n    Save https://openai.com/gptbot.json, and add --ranges gptbot.json\n    Source: https://developers.openai.com/api/docs/bots, read 29 Nov 2026\n',
    );
    expect(out).toMatch(
      / {2}bingbot\n.*\n {4}The reverse name of its address ends in search\.msn\.com, and leads back to the address\. To look it up: host 203\.0\.113\.7\n/,
    );
  });

  test('product: with the ranges of a crawler, requests that forge its name are counted apart', async () => {
    const { out } = await run('log access.log --ranges gptbot.json');
    expect(out.split('\n')[0]).toBe(
      '1 of 2 crawlers requested what the file blocks, in 3 requests; 2 of them did not come from the crawler they name.',
    );
    expect(cells(out, 'GPTBot')?.at(-1)).toBe('2 of 4 from other addresses');
    expect(out).toContain('  From addresses that are not its own: 192.0.2.7 (2)\n');
    expect(out).toContain('  GPTBot: compared with gptbot.json of 26 Nov 2026\n');
  });

  test.each([
    ['log access.log', 0],
    ['log access.log --exit-code', 1],
    ['log access.log --exit-code --ranges gptbot.json', 1],
    ['log forged.log --exit-code', 1],
    ['log forged.log --exit-code --ranges gptbot.json', 0],
    ['log forged.log --exit-code --ranges GPTBot=mine.json', 0],
    ['log access.log --exit-code --robots open.txt', 0],
  ])('product: %s ends with %i', async (args, expected) => {
    const forged = hit('192.0.2.7', 19, '/', gpt);
    const { code, err } = await run(args, { 'forged.log': forged, 'open.txt': 'User-agent: *\nDisallow:\n' });
    expect([code, err]).toEqual([expected, '']);
  });

  test('product: logs may be compressed, several, or standard input', async () => {
    const summaryOf = async (args: string, stdin?: Uint8Array) => {
      const { out } = await run(`log ${args} --json`, {}, stdin);
      const { summary, requests } = JSON.parse(out);
      return [summary, requests];
    };
    const sentence = (requests: number) =>
      `1 of 2 crawlers requested what the file blocks, in ${requests} requests.`;
    expect(await summaryOf('access.log.gz')).toEqual([sentence(3), 7]);
    expect(await summaryOf('access.log access.log.gz')).toEqual([sentence(6), 14]);
    expect(await summaryOf('-', gzipSync(log))).toEqual([sentence(3), 7]);
    expect(await summaryOf('-', new TextEncoder().encode(log))).toEqual([sentence(3), 7]);
  });

  test('product: JSON has every number, times with their zones, and the deciding lines', async () => {
    const { out } = await run('log access.log --ranges gptbot.json --json');
    const { crawlers, programs, browsers, skipped } = JSON.parse(out);
    expect(crawlers[0]).toMatchObject({
      name: 'GPTBot',
      operator: 'OpenAI',
      purposes: ['ai-training'],
      requests: 4,
      robotsTxt: { requests: 1, last: '2026-11-26T04:12:09Z' },
      against: {
        requests: 3,
        notFromItsAddresses: 2,
        since: '2026-11-19T04:12:09Z',
        lines: [{ by: { path: '/robots.txt', line: 5, text: 'Disallow: /' }, requests: 3 }],
        otherPaths: 0,
      },
      addresses: {
        inside: 2,
        outside: 2,
        unchecked: 0,
        comparedWith: [{ file: 'gptbot.json', created: '2026-11-26T09:00:00.000000' }],
        outsideMost: [{ address: '192.0.2.7', requests: 2 }],
      },
      check: { ranges: [['https://openai.com/gptbot.json']], sourceDate: '2026-11-29' },
    });
    expect(crawlers[1].robotsTxt).toEqual({ requests: 0, last: null });
    expect([programs.requests, programs.count, browsers.requests]).toEqual([1, 1, 1]);
    expect(skipped).toMatchObject([{ code: 'not-a-log-line', count: 1, line: 8 }]);
  });

  test('product: Markdown has the sentence, the table and the paths', async () => {
    const { out } = await run('log access.log --markdown');
    expect(out).toMatch(
      /^# Crawlers in access\.log\n\n1 of 2 crawlers requested what the file blocks, in 3 requests\.\n/,
    );
    expect(out).toContain('| GPTBot | AI training | 4 | 3 | 19 Nov 2026 | 26 Nov 2026 | not checked |');
    expect(out).toContain(
      '## GPTBot: 3 requests against the rules, since 19 Nov 2026\n\n- 2 /product/tent-4/ (line 5: Disallow: /)\n',
    );
  });

  test('product: another reader can decide otherwise', async () => {
    const text = 'User-agent: *\nDisallow: /a\nAllow: /a\n';
    const line = hit('203.0.113.7', 1, '/a', bing);
    const sentenceOf = async (args: string) =>
      (await run(`log a.log${args}`, { 'robots.txt': text, 'a.log': line })).out.split('\n')[0];
    expect(await sentenceOf('')).toBe('The one crawler in the log did not request what the file blocks.');
    expect(await sentenceOf(' --reader python-urllib-3.12')).toBe(
      'The one crawler in the log requested what the file blocks, in 1 request.',
    );
  });

  test('product: a log of several hosts says so, and --origin selects one', async () => {
    const lines = [hit('203.0.113.7', 1, '/cart', bing), hit('203.0.113.7', 1, '/', bing)];
    const text = `www.example.com:443 ${lines[0]}shop.example.com:443 ${lines[1]}`;
    const both = await run('log a.log', { 'a.log': text });
    expect(both.out).toContain(
      'The log names several hosts (www.example.com and shop.example.com). All are compared with this file. To select one: --origin https://www.example.com\n',
    );
    const one = await run('log a.log --origin https://shop.example.com', { 'a.log': text });
    expect(one.out).toContain('1 request for other sites than https://shop.example.com\n');
    expect(one.out.split('\n')[0]).toBe('The one crawler in the log did not request what the file blocks.');
  });

  test('product: a log without crawlers, or without lines, says so', async () => {
    const none = await run('log a.log', { 'a.log': hit('203.0.113.7', 1, '/', browser) });
    expect(none.out).toBe(
      [
        'No crawler that the catalogue or the file names is in the log.',
        'a.log: 1 line, 1 Nov 2026, against robots.txt as it is now, as read by RFC 9309.',
        '',
        'Not in the table',
        '  1 request of people’s browsers',
        '',
      ].join('\n'),
    );
    const empty = await run('log a.log', { 'a.log': '' });
    expect([empty.code, empty.out.split('\n')[1]]).toEqual([
      0,
      'a.log: 0 lines, against robots.txt as it is now, as read by RFC 9309.',
    ]);
  });

  test('product: paths and names of a log cannot control a terminal or a CI system', async () => {
    const line = hit('203.0.113.7', 1, '/cart/\u001b[31m\u202e::error::x', bing);
    const { out } = await run('log a.log', { 'a.log': line });
    expect(out).not.toMatch(/[\u001b\u202e]/);
    expect(out).toContain('⟦U+001B⟧');
  });
});

describe('mistakes', () => {
  test.each([
    ['log', 'gatepost log needs one log or more.', 'gatepost log --help'],
    ['log missing.log', 'The file missing.log does not exist.', 'Check its name'],
    ['log access.log --robots no.txt', 'The file no.txt does not exist.', 'Check its name'],
    [
      'log access.log --robots https://www.example.com',
      'is a URL, but a file is needed here.',
      'Download it',
    ],
    ['log https://www.example.com/access.log', 'is a URL, but a file is needed here.', 'Download it'],
    ['log gptbot.json', 'gptbot.json is not an access log.', 'common or the combined format'],
    ['log robots.txt', 'robots.txt is not an access log.', 'common or the combined format'],
    ['log binary.log', 'binary.log is not an access log.', 'in UTF-8'],
    ['log cut.gz', 'cut.gz is an incomplete gzip file.', 'again'],
    ['log damaged.gz', 'damaged.gz is a damaged gzip file', 'again'],
    ['log access.log --robots license.xml', 'has no rules about fetching', 'robots.txt'],
    [
      'log access.log --ranges mine.json',
      'The name of mine.json does not say which crawler',
      '--ranges GPTBot=mine.json',
    ],
    [
      'log access.log --ranges GPTBot=robots.txt',
      'robots.txt is not a file of address ranges.',
      '"prefixes"',
    ],
    [
      'log access.log --ranges GPTBot=odd.json',
      'odd.json has an entry that is not a range of addresses: "192.0.2.0/40".',
      'Save the file again',
    ],
    ['log - --robots -', 'Standard input is used twice.', 'Use - for one file only'],
    ['log .', '. is a folder.', 'Name a file'],
  ])('product: %s: %s', async (args, what, todo) => {
    const { code, out, err } = await run(args, {
      'binary.log': new Uint8Array([0, 1, 2, 3]),
      'cut.gz': gzipSync(log).subarray(0, 40),
      'damaged.gz': new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 9]),
      'license.xml': '<rsl xmlns="https://rslstandard.org/rsl"></rsl>',
      'odd.json': ranges('192.0.2.0/40'),
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(what);
    expect(err).toContain(todo);
  });

  test('product: without a robots.txt here, the option that names one is said', async () => {
    const { code, err } = await withTestFolder({ 'access.log': log }, ({ run: runHere }) =>
      runHere('log access.log'),
    );
    expect([code, err]).toEqual([
      2,
      'gatepost: This folder has no robots.txt to compare the log with.\n  Name the file with --robots FILE.\n',
    ]);
  });
});
