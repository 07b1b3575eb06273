// Four further readers and the quirks of crawlers, tested from the sentences of their sources (modern-lines N94,
// YDX, BNG, PYU and section 15; robots-family YDX-001 to 004, BNG-001, 002, RFC-001 to 037), and not from the
// source code.
import { describe, expect, test } from 'vitest';
import {
  agentsIgnoringStar,
  agentsWithFallback,
  compareAgentQuirks,
} from '../../testing/from-the-text/agent-quirks-comparison.ts';
import { compareReaders } from '../../testing/from-the-text/readers-comparison.ts';
import { type AskOptions, ask, openSite, type ReaderId, readers, statusOutcome } from '../index.ts';

const host = 'https://h.example';
type More = Partial<Pick<AskOptions, 'status' | 'redirects' | 'quirks' | 'names'>>;

/** Returns the answer and the line of the rule that decides, counted from 1: `deny 2`. */
function answerLine(
  reader: ReaderId,
  file: string | Uint8Array,
  agent: string,
  url: string,
  options: More = {},
): string {
  const site = openSite({ origin: host, files: { '/robots.txt': file } });
  const full = url.startsWith('/') ? host + url : url;
  const { answer, by } = ask(site, { question: 'fetch', reader, agent, url: full, ...options });
  return by ? `${answer} ${by.line + 1}` : answer;
}

/** Sentence, what it says, file, agent, URL, answer. */
type Row = readonly [string, string, string, string, string, string];
/** Returns a file with one record for any other crawler, so that its rules begin in line 2. */
const star = (...rules: string[]): string => ['User-agent: *', ...rules, ''].join('\n');
const text = (...lines: string[]): string => `${lines.join('\n')}\n`;
const expectAnswers = (reader: ReaderId, rows: readonly Row[]) =>
  test.each(rows)('modern-lines %s: %s', (_sentence, _what, file, agent, url, expected) => {
    expect(answerLine(reader, file, agent, url)).toBe(expected);
  });

// ---- norobots-1994 --------------------------------------------------------------------------------------------------

describe('modern-lines 14.1: the specification of 1994', () => {
  const commented = text('User-agent: fig', '# why', 'Disallow: /f');
  const two = text('User-agent: fig', 'Disallow: /f', '', 'User-agent: *', 'Disallow: /');
  expectAnswers('norobots-1994', [
    ['N94-001', 'a blank line separates records', two, 'fig', '/x', 'allow'],
    ['N94-001', 'the record behind the blank line is another', two, 'oak', '/x', 'deny 5'],
    ['N94-001', 'a comment is no boundary', commented, 'fig', '/f', 'deny 3'],
    ['N94-001', 'an indented comment is none', commented.replace('#', ' \t#'), 'fig', '/f', 'deny 3'],
    [
      'N94-001',
      'a blank line cuts off the rules',
      text('User-agent: fig', '', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      'N94-001',
      'a line of blanks is blank',
      text('User-agent: fig', ' \t', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      'N94-001',
      'rules behind a blank line are of no record',
      star('Disallow: /a', '', 'Disallow: /b'),
      'fig',
      '/b',
      'allow',
    ],
    [
      'N94-002',
      'several names share a record',
      text('User-agent: fig', 'User-agent: oak', 'Disallow: /'),
      'oak',
      '/',
      'deny 3',
    ],
    [
      'N94-002',
      'names without Disallow are no record',
      text('User-agent: fig', '', two),
      'fig',
      '/f',
      'deny 4',
    ],
    [
      'N94-002',
      'names at the end are no record',
      text('User-agent: *', 'Disallow: /', '', 'User-agent: oak'),
      'oak',
      '/',
      'deny 2',
    ],
    ['N94-002', 'Allow is ignored', star('Allow: /a', 'Disallow: /a'), 'fig', '/a', 'deny 3'],
    [
      'N94-002',
      'Allow behind Disallow is ignored',
      star('Disallow: /a', 'Allow: /a/b'),
      'fig',
      '/a/b',
      'deny 2',
    ],
    ['N94-002', 'Crawl-delay is ignored', star('Crawl-delay: 5', 'Disallow: /a'), 'fig', '/a', 'deny 3'],
    [
      'N94-003',
      'Allow completes no record',
      text('User-agent: fig', 'Allow: /', '', star('Disallow: /')),
      'fig',
      '/',
      'deny 5',
    ],
    [
      'N94-003',
      'Allow closes no list of names',
      text('User-agent: fig', 'Allow: /', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'deny 4',
    ],
    [
      'N94-004',
      'case does not count in names',
      text('User-agent: FigTree', 'Disallow: /'),
      'fIGtREE',
      '/',
      'deny 2',
    ],
    [
      'N94-004',
      'the value contains the name',
      text('User-agent: The FigTree/1.0 robot', 'Disallow: /'),
      'figtree',
      '/',
      'deny 2',
    ],
    ['N94-004', 'not the other way round', text('User-agent: Fig', 'Disallow: /'), 'figtree', '/', 'allow'],
    ['N94-005', '* is for all others', star('Disallow: /'), 'fig', '/', 'deny 2'],
    [
      'N94-005',
      '* is for nobody who is named later',
      text(star('Disallow: /'), 'User-agent: fig', 'Disallow: /f'),
      'fig',
      '/x',
      'allow',
    ],
    [
      'N94-005',
      '* is not for who is named beside it',
      text('User-agent: *', 'User-agent: fig', 'Disallow: /'),
      'fig',
      '/',
      'deny 3',
    ],
    [
      'N94-005',
      'a robot without a name is among the others',
      text('User-agent: a', 'Disallow: /a', '', star('Disallow: /')),
      '',
      '/',
      'deny 5',
    ],
    [
      'N94-006',
      'any URL that starts with the value',
      star('Disallow: /help'),
      'fig',
      '/helper.html',
      'deny 2',
    ],
    ['N94-006', 'no URL that only contains it', star('Disallow: /help'), 'fig', '/a/help', 'allow'],
    ['N94-006', 'case counts in paths', star('Disallow: /help'), 'fig', '/Help', 'allow'],
    ['N94-006', 'an empty value allows all', star('Disallow:'), 'fig', '/', 'allow'],
    ['N94-006', 'an empty value before a comment too', star('Disallow: # all'), 'fig', '/', 'allow'],
    [
      'N94-006',
      'the first rule that matches is named',
      star('Disallow: /a', 'Disallow: /'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['N94-007', 'the query is compared', star('Disallow: /go?to='), 'fig', '/go?to=x', 'deny 2'],
    ['N94-007', 'the query is compared to its end', star('Disallow: /go?to=y'), 'fig', '/go?to=x', 'allow'],
    ['N94-007', 'an escape in the URL is as written', star('Disallow: /~joe'), 'fig', '/%7Ejoe', 'allow'],
    ['N94-007', 'an escape in the value is as written', star('Disallow: /%7Ejoe'), 'fig', '/~joe', 'allow'],
    ['N94-007', 'the same escape is the same', star('Disallow: /%7Ejoe'), 'fig', '/%7Ejoe/a', 'deny 2'],
    ['N94-007', '* is a character', star('Disallow: /*.gif'), 'fig', '/a.gif', 'allow'],
    ['N94-007', '* matches itself', star('Disallow: /*.gif'), 'fig', '/*.gif', 'deny 2'],
    ['N94-007', '$ is a character', star('Disallow: /a$'), 'fig', '/a', 'allow'],
    ['N94-008', 'an empty file is no file', '', 'fig', '/', 'allow'],
    ['N94-008', 'a file of comments restricts nobody', '# nothing\n\n', 'fig', '/', 'allow'],
  ]);

  test('modern-lines N94-009: statuses and expiry are not specified, and all of that is marked as our interpretation', () => {
    const reader = readers.find(({ id }) => id === 'norobots-1994');
    expect(reader?.cache.defaultSeconds).toBe(null);
    expect(reader?.http.unspecified).toEqual(expect.arrayContaining(['401', '404', '5xx', 'network']));
    expect(reader?.unspecified).toContain('agent.match');
  });
});

// ---- yandex ---------------------------------------------------------------------------------------------------------

describe('modern-lines 14.2: Yandex', () => {
  const all = text(
    'User-agent: *',
    'Disallow: /star',
    '',
    'User-agent: Yandex',
    'Disallow: /yandex',
    '',
    'User-agent: YandexBot',
    'Disallow: /bot',
  );
  const noBot = all.split('\nUser-agent: YandexBot')[0] as string;
  const ten = 'Disallow: /0123456789';
  expectAnswers('yandex', [
    ['YDX-005', 'the record of the robot itself comes first', all, 'YandexBot', '/bot', 'deny 8'],
    ['YDX-005', 'it switches that of Yandex off', all, 'YandexBot', '/yandex', 'allow'],
    ['YDX-005', 'it switches * off', all, 'YandexBot', '/star', 'allow'],
    ['YDX-005', 'then the record of Yandex', all, 'YandexImages', '/yandex', 'deny 5'],
    ['YDX-005', 'it switches * off, too', all, 'YandexImages', '/star', 'allow'],
    ['YDX-005', 'then *', star('Disallow: /star'), 'YandexBlogs', '/star', 'deny 2'],
    [
      'YDX-005',
      'case does not count',
      noBot.replace('Yandex', 'YANDEX'),
      'yandexmarket',
      '/yandex',
      'deny 5',
    ],
    ['YDX-006', 'the longest prefix counts', star('Allow: /a/b', 'Disallow: /a'), 'zed', '/a/b/c', 'allow 2'],
    ['YDX-006', 'order has no influence', star('Disallow: /a', 'Allow: /a/b'), 'zed', '/a/b/c', 'allow 3'],
    [
      'YDX-006',
      'a shorter one counts elsewhere',
      star('Disallow: /a', 'Allow: /a/b'),
      'zed',
      '/a/c',
      'deny 2',
    ],
    [
      'YDX-006',
      'wildcards count in the length',
      star('Allow: /page', 'Disallow: /*.php'),
      'zed',
      '/page.php',
      'deny 3',
    ],
    ['YDX-006', '$ ends a rule', star('Disallow: /*.php$'), 'zed', '/a.php?x', 'allow'],
    ['YDX-006', '$ at the end of the URL', star('Disallow: /*.php$'), 'zed', '/a.php', 'deny 2'],
    ['YDX-007', 'equal length: Allow', star('Disallow: /a', 'Allow: /a'), 'zed', '/a', 'allow 3'],
    [
      'YDX-007',
      'equal length: Allow, in the other order',
      star('Allow: /*a', 'Disallow: /ba'),
      'zed',
      '/ba',
      'allow 2',
    ],
    [
      'YDX-008',
      'an empty line cuts off the rules',
      text('User-agent: zed', '', 'Disallow: /'),
      'zed',
      '/',
      'allow',
    ],
    [
      'YDX-008',
      'an empty line between rules',
      star('Disallow: /a', '', 'Disallow: /b'),
      'zed',
      '/b',
      'allow',
    ],
    ['YDX-008', 'a rule without User-agent', text('Disallow: /', star('Disallow: /a')), 'zed', '/', 'allow'],
    [
      'YDX-008',
      'a comment is no empty line',
      star('Disallow: /a', '# why', 'Disallow: /b'),
      'zed',
      '/b',
      'deny 4',
    ],
    [
      'YDX-009',
      '500 KB are read',
      `${star('Disallow: /')}${`${ten}\n`.repeat(23_000)}`,
      'zed',
      '/',
      'deny 2',
    ],
    [
      'YDX-009',
      'more than 500 KB: all is open',
      `${star('Disallow: /')}${`${ten}\n`.repeat(24_000)}`,
      'zed',
      '/',
      'allow',
    ],
    ['YDX-010', 'rules may begin with *', star('Disallow: *.gif'), 'zed', '/a.gif', 'deny 2'],
    [
      'YDX-011',
      'other words beside Yandex do not count',
      text('User-agent: Yandex bots', 'Disallow: /'),
      'YandexBot',
      '/',
      'allow',
    ],
    [
      'YDX-011',
      'the name of another robot of Yandex does not',
      text('User-agent: YandexImages', 'Disallow: /'),
      'YandexBot',
      '/',
      'allow',
    ],
  ]);

  test.each([400, 401, 403, 404, 410, 429, 500, 503])(
    'modern-lines YDX-009: status %i: everything is allowed',
    (status) => {
      expect(answerLine('yandex', star('Disallow: /'), 'YandexBot', '/', { status })).toBe('allow');
    },
  );
  test('modern-lines YDX-009: redirects are followed, however many there are', () => {
    expect(answerLine('yandex', star('Disallow: /'), 'YandexBot', '/', { redirects: 50 })).toBe('deny 2');
  });
  test('modern-lines YDX-010, CRD: the limits are known, and Crawl-delay is not read', () => {
    const reader = readers.find(({ id }) => id === 'yandex');
    expect(reader?.limits).toEqual({ maxRules: 2048, maxRuleChars: 1024 });
    expect(reader?.delay.fields).toEqual([]);
  });
});

// ---- bing -----------------------------------------------------------------------------------------------------------

describe('modern-lines 14.3: Bing', () => {
  const both = text('User-agent: *', 'Disallow: /', '', 'User-agent: bingbot', 'Disallow: /b');
  expectAnswers('bing', [
    ['BNG-003', 'a section for bingbot replaces the default one', both, 'bingbot', '/x', 'allow'],
    ['BNG-003', 'its own rules count', both, 'Bingbot', '/b', 'deny 5'],
    [
      'BNG-003',
      'a section with a delay only is one',
      text(both, 'User-agent: zed', 'Crawl-delay: 1'),
      'zed',
      '/x',
      'allow',
    ],
    ['BNG-005', '* is understood', star('Disallow: /*.gif'), 'bingbot', '/a/b.gif?c', 'deny 2'],
    ['BNG-005', '$ is understood', star('Disallow: /*.gif$'), 'bingbot', '/a/b.gif?c', 'allow'],
    [
      'BNG-007, RFC-002',
      'an empty line ends nothing',
      text('User-agent: bingbot', '', 'Disallow: /a', '', 'Disallow: /b'),
      'bingbot',
      '/b',
      'deny 5',
    ],
    [
      'BNG-007, RFC-003',
      'the last group may be empty',
      text(star('Disallow: /'), 'User-agent: bingbot'),
      'bingbot',
      '/',
      'allow',
    ],
    [
      'BNG-007, RFC-006',
      'groups are combined',
      text(both, 'User-agent: BINGBOT', 'Disallow: /c'),
      'bingbot',
      '/c',
      'deny 8',
    ],
    [
      'BNG-007, RFC-010',
      'the longest rule counts',
      star('Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'),
      'bingbot',
      '/a/b/c',
      'deny 4',
    ],
    ['BNG-007, RFC-011', 'then Allow', star('Disallow: /a', 'Allow: /a'), 'bingbot', '/a', 'allow 3'],
    [
      'BNG-007, RFC-013',
      'the file itself may be fetched',
      star('Disallow: /'),
      'bingbot',
      '/robots.txt',
      'allow',
    ],
    [
      'BNG-007, RFC-014',
      'what is no US-ASCII is escaped',
      star('Disallow: /é'),
      'bingbot',
      '/%c3%a9',
      'deny 2',
    ],
    ['BNG-007, RFC-015', 'escapes of letters are undone', star('Disallow: /%61'), 'bingbot', '/a', 'deny 2'],
    ['BNG-007, RFC-015', 'other escapes stay', star('Disallow: /a%2Fb'), 'bingbot', '/a/b', 'allow'],
    [
      'BNG-007, RFC-016',
      'in the query %2F is a slash',
      star('Disallow: /go?u=a/b'),
      'bingbot',
      '/go?u=a%2fb',
      'deny 2',
    ],
    ['BNG-007, RFC-020', '$ elsewhere is a character', star('Disallow: /a$b'), 'bingbot', '/a$b', 'deny 2'],
    ['BNG-007, RFC-021', '%2A is a literal *', star('Disallow: /a%2Ab'), 'bingbot', '/a*b', 'deny 2'],
    ['BNG-007, RFC-021', '%2A is no wildcard', star('Disallow: /a%2Ab'), 'bingbot', '/axb', 'allow'],
    [
      'BNG-007, RFC-026',
      'an empty value has no effect',
      star('Disallow:', 'Disallow: /'),
      'bingbot',
      '/',
      'deny 3',
    ],
    [
      'BNG-007, RFC-034',
      'a byte order mark is dropped',
      `\uFEFF${star('Disallow: /')}`,
      'bingbot',
      '/',
      'deny 2',
    ],
  ]);

  test('modern-lines BNG-003: Crawl-delay of the default section applies besides a specific one', () => {
    expect(readers.find(({ id }) => id === 'bing')?.delay).toMatchObject({
      fields: ['crawl-delay'],
      inheritDefault: true,
    });
  });
  test('modern-lines BNG-004: a missing file allows everything', () => {
    expect(answerLine('bing', star('Disallow: /'), 'bingbot', '/', { status: 404 })).toBe('allow');
    const site = openSite({ origin: host, files: {} });
    const query = { question: 'fetch', reader: 'bing', agent: 'bingbot' } as const;
    expect(ask(site, { ...query, url: `${host}/` }).answer).toBe('allow');
    expect(ask(site, { ...query, url: 'https://www.h.example/' }).reason).toBe('other-site');
  });
});

// ---- python-urllib-3.12 ---------------------------------------------------------------------------------------------

describe('modern-lines 14.4: urllib of Python up to 3.12.1', () => {
  const blanks = (line: string) => text('User-agent: fig', 'Disallow: /a', line, 'Disallow: /b');
  const fig = text('User-agent: fig', 'Disallow: /f', '', 'User-agent: *', 'Disallow: /');
  expectAnswers('python-urllib-3.12', [
    [
      'PYU-001',
      'a byte order mark spoils the first field',
      `\uFEFF${star('Disallow: /')}`,
      'fig',
      '/',
      'allow',
    ],
    [
      'PYU-001',
      'a byte order mark before a comment harms nothing',
      `\uFEFF#\n${star('Disallow: /')}`,
      'fig',
      '/',
      'deny 3',
    ],
    ...['\v', '\f', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'].map(
      (end): Row => [
        'PYU-002',
        `U+${end.charCodeAt(0).toString(16).padStart(4, '0')} ends a line`,
        `User-agent: *${end}Disallow: /`,
        'fig',
        '/',
        'deny 1',
      ],
    ),
    [
      'PYU-002',
      'CR, LF and CRLF in one file',
      'User-agent: *\rDisallow: /a\r\nDisallow: /b\n',
      'fig',
      '/b',
      'deny 3',
    ],
    ['PYU-002', 'two ends are a blank line', 'User-agent: *\n\u2028Disallow: /', 'fig', '/', 'allow'],
    ['PYU-003', 'a blank line ends the record', blanks(''), 'fig', '/b', 'allow'],
    ['PYU-003', 'a line of blanks does not', blanks(' \t '), 'fig', '/b', 'deny 4'],
    ['PYU-003', 'a comment does not', blanks('# why'), 'fig', '/b', 'deny 4'],
    [
      'PYU-004',
      'a blank line drops names',
      text('User-agent: fig', '', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    ['PYU-004', 'rules behind it are lost', text('User-agent: fig', '', 'Disallow: /'), 'fig', '/', 'allow'],
    ['PYU-005', 'a comment is cut first', star('Disallow: /a#b'), 'fig', '/a', 'deny 2'],
    ['PYU-005', 'the first colon separates', star('Disallow: /a:b'), 'fig', '/a:b', 'deny 2'],
    [
      'PYU-005',
      'blanks around the field',
      text(' USER-AGENT\t: *', '\tdisallow :/a '),
      'fig',
      '/a',
      'deny 2',
    ],
    ['PYU-005', 'no typos', text('Useragent: *', 'Disallow: /'), 'fig', '/', 'allow'],
    ['PYU-005', 'no colon, no field', star('Disallow /'), 'fig', '/', 'allow'],
    ['PYU-006', 'names are decoded', text('User-agent: f%69g', 'Disallow: /'), 'fig', '/', 'deny 2'],
    ['PYU-006', 'a decoded * is one', text('User-agent: %2A', 'Disallow: /'), 'fig', '/', 'deny 2'],
    ['PYU-006', 'what is no UTF-8 is U+FFFD', star('Disallow: /%FF'), 'fig', '/%FE', 'deny 2'],
    [
      'PYU-007',
      'Crawl-delay completes a record',
      text('User-agent: fig', 'Crawl-delay: 1', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'PYU-007',
      'even if its value is unusable',
      text('User-agent: fig', 'Crawl-delay: soon', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'PYU-007',
      'Request-rate does, too',
      text('User-agent: fig', 'Request-rate: x', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'PYU-007',
      'Crawl-delay closes the list of names',
      text('User-agent: fig', 'Crawl-delay: 1', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      'PYU-007',
      'Sitemap does nothing',
      text('User-agent: fig', 'Sitemap: /s', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'deny 4',
    ],
    [
      'PYU-008',
      'rules before any name are lost',
      text('Disallow: /a', 'User-agent: *', 'Disallow: /b'),
      'fig',
      '/a',
      'allow',
    ],
    [
      'PYU-008',
      'names at the end are dropped',
      text(star('Disallow: /'), 'User-agent: fig'),
      'fig',
      '/',
      'deny 2',
    ],
    [
      'PYU-009',
      'a record with * is the default one only',
      text('User-agent: fig', 'User-agent: *', 'Disallow: /a', '', 'User-agent: f', 'Disallow: /b'),
      'fig',
      '/a',
      'allow',
    ],
    [
      'PYU-009',
      'a later one is lost',
      text(star('Disallow: /a'), star('Disallow: /b')),
      'fig',
      '/b',
      'allow',
    ],
    [
      'PYU-009',
      'with all its names',
      text(star('Disallow: /a'), 'User-agent: *', 'User-agent: fig', 'Disallow: /b'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['PYU-010', 'the value is contained in the name', fig, 'BigFigTree', '/x', 'allow'],
    ['PYU-010', 'the name is not contained in the value', fig, 'fi', '/f', 'deny 5'],
    [
      'PYU-010',
      'the name ends at a slash',
      text('User-agent: tree', 'Disallow: /'),
      'Fig/Tree',
      '/',
      'allow',
    ],
    [
      'PYU-010',
      'a value with a slash is in no name',
      text('User-agent: fig/1', 'Disallow: /'),
      'fig/1',
      '/',
      'allow',
    ],
    [
      'PYU-010',
      'the empty value is contained in all',
      text('User-agent:', 'Disallow: /'),
      'fig',
      '/',
      'deny 2',
    ],
    [
      'PYU-010',
      'the first record that applies',
      text('User-agent: g', 'Disallow: /g', '', fig),
      'fig',
      '/f',
      'allow',
    ],
    ['PYU-011', 'else the default record', fig, 'oak', '/x', 'deny 5'],
    ['PYU-011', 'else allowed', text('User-agent: fig', 'Disallow: /'), 'oak', '/x', 'allow'],
    ['PYU-012', 'the first rule decides', star('Allow: /a', 'Disallow: /a/b'), 'fig', '/a/b', 'allow 2'],
    ['PYU-012', 'no wildcards', star('Disallow: /*.gif'), 'fig', '/a.gif', 'allow'],
    ['PYU-012', 'a bare * matches nothing', star('Disallow: *'), 'fig', '/a', 'allow'],
    ['PYU-012', 'a * in the URL is matched by one', star('Disallow: /*'), 'fig', '/*a', 'deny 2'],
    [
      'PYU-013',
      'an empty Disallow allows all behind it',
      star('Disallow:', 'Disallow: /'),
      'fig',
      '/a',
      'allow 2',
    ],
    [
      'PYU-013',
      'an empty Disallow behind a rule',
      star('Disallow: /a', 'Disallow:', 'Disallow: /'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['PYU-013', 'an empty Allow', star('Allow:', 'Disallow: /'), 'fig', '/a', 'allow 2'],
    ['PYU-014', '%2F is a slash in the URL', star('Disallow: /a/b'), 'fig', '/a%2Fb', 'deny 2'],
    ['PYU-014', '%2f is a slash in the rule', star('Disallow: /a%2fb'), 'fig', '/a/b', 'deny 2'],
    ['PYU-014', 'decoded once', star('Disallow: /%2541'), 'fig', '/A', 'allow'],
    ['PYU-014', 'the same on both sides', star('Disallow: /%2541'), 'fig', '/%2541', 'deny 2'],
    ['PYU-014', 'the query is compared', star('Disallow: /a?b'), 'fig', '/a?bc', 'deny 2'],
    ['PYU-014', 'an escaped ? separates the query', star('Disallow: /a?b'), 'fig', '/a%3Fb', 'deny 2'],
    ['PYU-014', 'the fragment is compared', star('Disallow: /a%23b'), 'fig', '/a#bc', 'deny 2'],
    ['PYU-014', 'parameters are compared', star('Disallow: /a;b'), 'fig', '/a;bc', 'deny 2'],
    ['PYU-014', 'code point by code point', star('Disallow: /é'), 'fig', '/%C3%A9', 'deny 2'],
    ['PYU-014', 'half a character is none', star('Disallow: /%C3'), 'fig', '/%C3%A9', 'allow'],
    ['PYU-015', 'an empty query in the rule', star('Disallow: /p?'), 'fig', '/p', 'deny 2'],
    ['PYU-015', 'empty parameters in the rule', star('Disallow: /p;'), 'fig', '/pq', 'deny 2'],
    ['PYU-015', 'an empty query in the URL', star('Disallow: /p?'), 'fig', '/p?', 'deny 2'],
    ['PYU-015', '// before / is dropped in a rule', star('Disallow: ///p'), 'fig', '/p', 'deny 2'],
    [
      'PYU-015',
      'a Disallow that becomes empty forbids everything',
      star('Disallow: //'),
      'fig',
      '/p',
      'deny 2',
    ],
    [
      'PYU-015',
      'an Allow that becomes empty allows everything',
      star('Allow: ?', 'Disallow: /'),
      'fig',
      '/p',
      'allow 2',
    ],
    ['PYU-016', 'no path is /', star('Disallow: /'), 'fig', host, 'deny 2'],
    ['PYU-016', 'a query without a path stays one', star('Disallow: /'), 'fig', `${host}?a`, 'allow'],
    ['PYU-016', 'and a rule of that form reaches it', star('Disallow: ?a'), 'fig', `${host}?ab`, 'deny 2'],
    ['PYU-017', 'the file itself is not exempt', star('Disallow: /'), 'fig', '/robots.txt', 'deny 2'],
    ['PYU-020', 'decoded line ends and tabs vanish', star('Disallow: /a%0D%0A%09b'), 'fig', '/ab', 'deny 2'],
    ['PYU-020', 'they vanish in the URL', star('Disallow: /ab'), 'fig', '/a%0Ab', 'deny 2'],
    [
      'PYU-020',
      'decoded blanks at the beginning of a value',
      star('Disallow: %20%20/a'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['PYU-020', 'decoded blanks elsewhere stay', star('Disallow: /a%20b'), 'fig', '/ab', 'allow'],
  ]);

  test.each<readonly [number | 'network' | 'timeout', string]>([
    [200, 'parse'],
    [301, 'follow'],
    [401, 'deny-all'],
    [403, 'deny-all'],
    [404, 'allow-all'],
    [429, 'allow-all'],
    [451, 'allow-all'],
    [500, 'deny-all'],
    [503, 'deny-all'],
    ['network', 'error'],
    ['timeout', 'error'],
  ])('modern-lines PYU-018: status %s: %s', (status, expected) => {
    expect(statusOutcome('python-urllib-3.12', status)).toBe(expected);
  });
  test('modern-lines PYU-018: ten redirects are followed, eleven deny', () => {
    const redirected = (redirects: number) => answerLine('python-urllib-3.12', '', 'fig', '/', { redirects });
    expect([redirected(10), redirected(11)]).toEqual(['allow', 'deny']);
  });
  test('modern-lines PYU-001: a file that is not UTF-8 raises an exception, so nothing is known', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(star('Disallow: /')), 0x23, 0xff]);
    expect(answerLine('python-urllib-3.12', bytes, 'fig', '/')).toBe('no-information');
  });
  test('modern-lines PYU-019: Crawl-delay accepts only digits, and is not inherited', () => {
    expect(readers.find(({ id }) => id === 'python-urllib-3.12')?.delay).toEqual({
      fields: ['crawl-delay'],
      inheritDefault: false,
      format: 'digits',
    });
  });
});

// ---- Quirks ---------------------------------------------------------------------------------------------------------

describe('modern-lines 15: what operators say about single crawlers', () => {
  const modern = ['rfc9309', 'google', 'bing', 'yandex'] as const;
  const old = [
    'norobots-1994',
    'koster-1996',
    'koster-1997-internet-draft',
    'data.txt',
    'python-urllib-3.12',
  ] as const;
  const closedToAll = star('Disallow: /');

  test.each(Object.keys(agentsIgnoringStar))('modern-lines 15: %s does not obey *', (agent) => {
    for (const reader of modern) {
      expect(answerLine(reader, closedToAll, agent, '/')).toBe('allow');
      expect(answerLine(reader, closedToAll, agent, '/', { quirks: false })).toBe('deny 2');
      const own = text(closedToAll, `User-agent: ${agent.toLowerCase()}`, 'Disallow: /own');
      expect([answerLine(reader, own, agent, '/own'), answerLine(reader, own, agent, '/')]).toEqual([
        'deny 5',
        'allow',
      ]);
    }
  });
  test.each(Object.entries(agentsWithFallback))(
    'modern-lines 15: %s obeys its own record, then %s, then *',
    (agent, tokens) => {
      const withFallback = text(closedToAll, `User-agent: ${tokens[0]}`, 'Disallow: /token');
      const own = text(withFallback, `User-agent: ${agent}`, 'Disallow: /own');
      for (const reader of modern) {
        const all = (file: string, quirks?: boolean) =>
          ['/own', '/token', '/x'].map((url) =>
            answerLine(reader, file, agent, url, quirks === undefined ? {} : { quirks }),
          );
        expect(all(own)).toEqual(['deny 8', 'allow', 'allow']);
        expect(all(withFallback)).toEqual(['allow', 'deny 5', 'allow']);
        expect(all(closedToAll)).toEqual(['deny 2', 'deny 2', 'deny 2']);
        expect(all(withFallback, false)).toEqual(['deny 2', 'deny 2', 'deny 2']);
      }
    },
  );
  test('modern-lines 15: AdsBot-Google-Mobile-Apps obeys the record of AdsBot-Google, not *', () => {
    const file = text(closedToAll, 'User-agent: AdsBot-Google', 'Disallow: /a');
    const verdicts = ['/a', '/'].map((url) => answerLine('rfc9309', file, 'AdsBot-Google-Mobile-Apps', url));
    expect(verdicts).toEqual(['deny 5', 'allow']);
  });
  test.each([
    'Google-Safety',
    'iTMS',
    'Google-NotebookLM',
    'Perplexity-User',
    'ChatGPT-User',
    'facebookexternalhit',
  ])('decision 0011: %s may ignore the file, and still gets its answer', (agent) => {
    for (const reader of modern) expect(answerLine(reader, closedToAll, agent, '/')).toBe('deny 2');
  });
  test.each([
    'GPTBot',
    'ClaudeBot',
    'Claude-SearchBot',
    'PerplexityBot',
    'bingbot',
    'Google-Extended',
    'Applebot-Extended',
  ])('modern-lines 15: %s has no fallback: it obeys its own record, or else *', (agent) => {
    const file = text(
      'User-agent: Googlebot',
      'User-agent: OAI-SearchBot',
      'User-agent: Claude-User',
      'Disallow: /g',
      '',
      closedToAll,
    );
    expect(['/g', '/x'].map((url) => answerLine('rfc9309', file, agent, url))).toEqual(['deny 7', 'deny 7']);
  });
  test('decision 0011: a fallback that the operator does not name (Amzn-SearchBot) is not evaluated', () => {
    const file = text('User-agent: Googlebot', 'User-agent: bingbot', 'Allow: /', '', closedToAll);
    expect(answerLine('rfc9309', file, 'Amzn-SearchBot', '/')).toBe('deny 6');
  });
  test.each(old)('decision 0011: %s only follows the specification unless the option is set', (reader) => {
    const site = openSite({ origin: host, files: { '/robots.txt': closedToAll, '/data.txt': closedToAll } });
    const answerWith = (options: More) =>
      ask(site, { question: 'fetch', reader, agent: 'AdsBot-Google', url: `${host}/x`, ...options }).answer;
    expect([answerWith({}), answerWith({ quirks: true }), answerWith({ quirks: false })]).toEqual([
      'deny',
      'allow',
      'deny',
    ]);
  });
  test("decision 0011: if the first record applies, a later one of the crawler's own precedes a fallback", () => {
    const file = text('User-agent: Googlebot', 'Disallow: /g', '', 'User-agent: Applebot', 'Disallow: /a');
    const verdicts = ['/g', '/a'].map((url) =>
      answerLine('koster-1996', file, 'Applebot', url, { quirks: true }),
    );
    expect(verdicts).toEqual(['allow', 'deny 5']);
  });
});

compareReaders(1);
compareAgentQuirks(1);
