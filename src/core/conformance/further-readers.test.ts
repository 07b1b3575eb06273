// Four further readers and the quirks of crawlers, tested from the sentences of their sources, and not from
// the source code.
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
  test.each(rows)('%s: %s', (_sentence, _what, file, agent, url, expected) => {
    expect(answerLine(reader, file, agent, url)).toBe(expected);
  });

// ---- norobots-1994 --------------------------------------------------------------------------------------------------

describe('1994 consensus: the specification of 1994', () => {
  const commented = text('User-agent: fig', '# why', 'Disallow: /f');
  const two = text('User-agent: fig', 'Disallow: /f', '', 'User-agent: *', 'Disallow: /');
  expectAnswers('norobots-1994', [
    ['1994 consensus', 'a blank line separates records', two, 'fig', '/x', 'allow'],
    ['1994 consensus', 'the record behind the blank line is another', two, 'oak', '/x', 'deny 5'],
    ['1994 consensus', 'a comment does not end a record', commented, 'fig', '/f', 'deny 3'],
    ['1994 consensus', 'an indented comment is none', commented.replace('#', ' \t#'), 'fig', '/f', 'deny 3'],
    [
      '1994 consensus',
      'a blank line cuts off the rules',
      text('User-agent: fig', '', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      '1994 consensus',
      'a line of blanks is blank',
      text('User-agent: fig', ' \t', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      '1994 consensus',
      'rules behind a blank line are of no record',
      star('Disallow: /a', '', 'Disallow: /b'),
      'fig',
      '/b',
      'allow',
    ],
    [
      '1994 consensus',
      'several names share a record',
      text('User-agent: fig', 'User-agent: oak', 'Disallow: /'),
      'oak',
      '/',
      'deny 3',
    ],
    [
      '1994 consensus',
      'names without Disallow are no record',
      text('User-agent: fig', '', two),
      'fig',
      '/f',
      'deny 4',
    ],
    [
      '1994 consensus',
      'names at the end are no record',
      text('User-agent: *', 'Disallow: /', '', 'User-agent: oak'),
      'oak',
      '/',
      'deny 2',
    ],
    ['1994 consensus', 'Allow is ignored', star('Allow: /a', 'Disallow: /a'), 'fig', '/a', 'deny 3'],
    [
      '1994 consensus',
      'Allow behind Disallow is ignored',
      star('Disallow: /a', 'Allow: /a/b'),
      'fig',
      '/a/b',
      'deny 2',
    ],
    [
      '1994 consensus',
      'Crawl-delay is ignored',
      star('Crawl-delay: 5', 'Disallow: /a'),
      'fig',
      '/a',
      'deny 3',
    ],
    [
      '1994 consensus',
      'Allow completes no record',
      text('User-agent: fig', 'Allow: /', '', star('Disallow: /')),
      'fig',
      '/',
      'deny 5',
    ],
    [
      '1994 consensus',
      'Allow closes no list of names',
      text('User-agent: fig', 'Allow: /', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'deny 4',
    ],
    [
      '1994 consensus',
      'case does not count in names',
      text('User-agent: FigTree', 'Disallow: /'),
      'fIGtREE',
      '/',
      'deny 2',
    ],
    [
      '1994 consensus',
      'the value contains the name',
      text('User-agent: The FigTree/1.0 robot', 'Disallow: /'),
      'figtree',
      '/',
      'deny 2',
    ],
    [
      '1994 consensus',
      'not the other way round',
      text('User-agent: Fig', 'Disallow: /'),
      'figtree',
      '/',
      'allow',
    ],
    ['1994 consensus', '* is for all others', star('Disallow: /'), 'fig', '/', 'deny 2'],
    [
      '1994 consensus',
      '* is for nobody who is named later',
      text(star('Disallow: /'), 'User-agent: fig', 'Disallow: /f'),
      'fig',
      '/x',
      'allow',
    ],
    [
      '1994 consensus',
      '* is not for who is named beside it',
      text('User-agent: *', 'User-agent: fig', 'Disallow: /'),
      'fig',
      '/',
      'deny 3',
    ],
    [
      '1994 consensus',
      'a robot without a name is among the others',
      text('User-agent: a', 'Disallow: /a', '', star('Disallow: /')),
      '',
      '/',
      'deny 5',
    ],
    [
      '1994 consensus',
      'any URL that starts with the value',
      star('Disallow: /help'),
      'fig',
      '/helper.html',
      'deny 2',
    ],
    ['1994 consensus', 'no URL that only contains it', star('Disallow: /help'), 'fig', '/a/help', 'allow'],
    ['1994 consensus', 'case counts in paths', star('Disallow: /help'), 'fig', '/Help', 'allow'],
    ['1994 consensus', 'an empty value allows all', star('Disallow:'), 'fig', '/', 'allow'],
    ['1994 consensus', 'an empty value before a comment too', star('Disallow: # all'), 'fig', '/', 'allow'],
    [
      '1994 consensus',
      'the first rule that matches is named',
      star('Disallow: /a', 'Disallow: /'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['1994 consensus', 'the query is compared', star('Disallow: /go?to='), 'fig', '/go?to=x', 'deny 2'],
    [
      '1994 consensus',
      'the query is compared to its end',
      star('Disallow: /go?to=y'),
      'fig',
      '/go?to=x',
      'allow',
    ],
    [
      '1994 consensus',
      'an escape in the URL is as written',
      star('Disallow: /~joe'),
      'fig',
      '/%7Ejoe',
      'allow',
    ],
    [
      '1994 consensus',
      'an escape in the value is as written',
      star('Disallow: /%7Ejoe'),
      'fig',
      '/~joe',
      'allow',
    ],
    [
      '1994 consensus',
      'the same escape is the same',
      star('Disallow: /%7Ejoe'),
      'fig',
      '/%7Ejoe/a',
      'deny 2',
    ],
    ['1994 consensus', '* is a character', star('Disallow: /*.gif'), 'fig', '/a.gif', 'allow'],
    ['1994 consensus', '* matches itself', star('Disallow: /*.gif'), 'fig', '/*.gif', 'deny 2'],
    ['1994 consensus', '$ is a character', star('Disallow: /a$'), 'fig', '/a', 'allow'],
    ['1994 consensus', 'an empty file is read as if it were missing', '', 'fig', '/', 'allow'],
    ['1994 consensus', 'a file of comments restricts no crawler', '# nothing\n\n', 'fig', '/', 'allow'],
  ]);

  test('1994 consensus: statuses and expiry are not specified, and all of that is marked as our interpretation', () => {
    const reader = readers.find(({ id }) => id === 'norobots-1994');
    expect(reader?.cache.defaultSeconds).toBe(null);
    expect(reader?.http.unspecified).toEqual(expect.arrayContaining(['401', '404', '5xx', 'network']));
    expect(reader?.unspecified).toContain('agent.match');
  });
});

// ---- yandex ---------------------------------------------------------------------------------------------------------

describe('yandex: Yandex', () => {
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
    ['yandex', 'the record of the robot itself comes first', all, 'YandexBot', '/bot', 'deny 8'],
    ['yandex', 'it switches that of Yandex off', all, 'YandexBot', '/yandex', 'allow'],
    ['yandex', 'it switches * off', all, 'YandexBot', '/star', 'allow'],
    ['yandex', 'then the record of Yandex', all, 'YandexImages', '/yandex', 'deny 5'],
    ['yandex', 'it switches * off, too', all, 'YandexImages', '/star', 'allow'],
    ['yandex', 'then *', star('Disallow: /star'), 'YandexBlogs', '/star', 'deny 2'],
    ['yandex', 'case does not count', noBot.replace('Yandex', 'YANDEX'), 'yandexmarket', '/yandex', 'deny 5'],
    ['yandex', 'the longest prefix counts', star('Allow: /a/b', 'Disallow: /a'), 'zed', '/a/b/c', 'allow 2'],
    ['yandex', 'order has no influence', star('Disallow: /a', 'Allow: /a/b'), 'zed', '/a/b/c', 'allow 3'],
    [
      'yandex',
      'a shorter one counts elsewhere',
      star('Disallow: /a', 'Allow: /a/b'),
      'zed',
      '/a/c',
      'deny 2',
    ],
    [
      'yandex',
      'wildcards count in the length',
      star('Allow: /page', 'Disallow: /*.php'),
      'zed',
      '/page.php',
      'deny 3',
    ],
    ['yandex', '$ ends a rule', star('Disallow: /*.php$'), 'zed', '/a.php?x', 'allow'],
    ['yandex', '$ at the end of the URL', star('Disallow: /*.php$'), 'zed', '/a.php', 'deny 2'],
    ['yandex', 'equal length: Allow', star('Disallow: /a', 'Allow: /a'), 'zed', '/a', 'allow 3'],
    [
      'yandex',
      'equal length: Allow, in the other order',
      star('Allow: /*a', 'Disallow: /ba'),
      'zed',
      '/ba',
      'allow 2',
    ],
    [
      'yandex',
      'an empty line cuts off the rules',
      text('User-agent: zed', '', 'Disallow: /'),
      'zed',
      '/',
      'allow',
    ],
    ['yandex', 'an empty line between rules', star('Disallow: /a', '', 'Disallow: /b'), 'zed', '/b', 'allow'],
    ['yandex', 'a rule without User-agent', text('Disallow: /', star('Disallow: /a')), 'zed', '/', 'allow'],
    [
      'yandex',
      'a comment is no empty line',
      star('Disallow: /a', '# why', 'Disallow: /b'),
      'zed',
      '/b',
      'deny 4',
    ],
    ['yandex', '500 KB are read', `${star('Disallow: /')}${`${ten}\n`.repeat(23_000)}`, 'zed', '/', 'deny 2'],
    [
      'yandex',
      'more than 500 KB: all is open',
      `${star('Disallow: /')}${`${ten}\n`.repeat(24_000)}`,
      'zed',
      '/',
      'allow',
    ],
    ['yandex', 'rules may begin with *', star('Disallow: *.gif'), 'zed', '/a.gif', 'deny 2'],
    [
      'yandex',
      'other words beside Yandex do not count',
      text('User-agent: Yandex bots', 'Disallow: /'),
      'YandexBot',
      '/',
      'allow',
    ],
    [
      'yandex',
      'the name of another robot of Yandex does not',
      text('User-agent: YandexImages', 'Disallow: /'),
      'YandexBot',
      '/',
      'allow',
    ],
  ]);

  test.each([400, 401, 403, 404, 410, 429, 500, 503])(
    'yandex: status %i: everything is allowed',
    (status) => {
      expect(answerLine('yandex', star('Disallow: /'), 'YandexBot', '/', { status })).toBe('allow');
    },
  );
  test('yandex: redirects are followed, however many there are', () => {
    expect(answerLine('yandex', star('Disallow: /'), 'YandexBot', '/', { redirects: 50 })).toBe('deny 2');
  });
  test('yandex, CRD: the limits are known, and Crawl-delay is not read', () => {
    const reader = readers.find(({ id }) => id === 'yandex');
    expect(reader?.limits).toEqual({ maxRules: 2048, maxRuleChars: 1024 });
    expect(reader?.delay.fields).toEqual([]);
  });
});

// ---- bing -----------------------------------------------------------------------------------------------------------

describe('bing: Bing', () => {
  const both = text('User-agent: *', 'Disallow: /', '', 'User-agent: bingbot', 'Disallow: /b');
  expectAnswers('bing', [
    ['bing', 'a section for bingbot replaces the default one', both, 'bingbot', '/x', 'allow'],
    ['bing', 'its own rules count', both, 'Bingbot', '/b', 'deny 5'],
    [
      'bing',
      'a section with a delay only is one',
      text(both, 'User-agent: zed', 'Crawl-delay: 1'),
      'zed',
      '/x',
      'allow',
    ],
    ['bing', '* is understood', star('Disallow: /*.gif'), 'bingbot', '/a/b.gif?c', 'deny 2'],
    ['bing', '$ is understood', star('Disallow: /*.gif$'), 'bingbot', '/a/b.gif?c', 'allow'],
    [
      'bing, rfc 9309 2.2',
      'an empty line ends nothing',
      text('User-agent: bingbot', '', 'Disallow: /a', '', 'Disallow: /b'),
      'bingbot',
      '/b',
      'deny 5',
    ],
    [
      'bing, rfc 9309 2.1',
      'the last group may be empty',
      text(star('Disallow: /'), 'User-agent: bingbot'),
      'bingbot',
      '/',
      'allow',
    ],
    [
      'bing, rfc 9309 2.2.1',
      'groups are combined',
      text(both, 'User-agent: BINGBOT', 'Disallow: /c'),
      'bingbot',
      '/c',
      'deny 8',
    ],
    [
      'bing, rfc 9309 2.2.2',
      'the longest rule counts',
      star('Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'),
      'bingbot',
      '/a/b/c',
      'deny 4',
    ],
    ['bing, rfc 9309 2.2.2', 'then Allow', star('Disallow: /a', 'Allow: /a'), 'bingbot', '/a', 'allow 3'],
    [
      'bing, rfc 9309 2.2.2',
      'the file itself may be fetched',
      star('Disallow: /'),
      'bingbot',
      '/robots.txt',
      'allow',
    ],
    [
      'bing, rfc 9309 2.2.2',
      'what is no US-ASCII is escaped',
      star('Disallow: /é'),
      'bingbot',
      '/%c3%a9',
      'deny 2',
    ],
    [
      'bing, rfc 9309 2.2.2',
      'escapes of letters are undone',
      star('Disallow: /%61'),
      'bingbot',
      '/a',
      'deny 2',
    ],
    ['bing, rfc 9309 2.2.2', 'other escapes stay', star('Disallow: /a%2Fb'), 'bingbot', '/a/b', 'allow'],
    [
      'bing, rfc 9309 2.2.2',
      'in the query %2F is a slash',
      star('Disallow: /go?u=a/b'),
      'bingbot',
      '/go?u=a%2fb',
      'deny 2',
    ],
    [
      'bing, rfc 9309 2.2.3',
      '$ elsewhere is a character',
      star('Disallow: /a$b'),
      'bingbot',
      '/a$b',
      'deny 2',
    ],
    ['bing, rfc 9309 2.2.3', '%2A is a literal *', star('Disallow: /a%2Ab'), 'bingbot', '/a*b', 'deny 2'],
    ['bing, rfc 9309 2.2.3', '%2A is not a wildcard', star('Disallow: /a%2Ab'), 'bingbot', '/axb', 'allow'],
    [
      'bing, rfc 9309',
      'an empty value has no effect',
      star('Disallow:', 'Disallow: /'),
      'bingbot',
      '/',
      'deny 3',
    ],
    [
      'bing, rfc 9309',
      'a byte order mark is dropped',
      `\uFEFF${star('Disallow: /')}`,
      'bingbot',
      '/',
      'deny 2',
    ],
  ]);

  test('bing: Crawl-delay of the default section applies besides a specific one', () => {
    expect(readers.find(({ id }) => id === 'bing')?.delay).toMatchObject({
      fields: ['crawl-delay'],
      inheritDefault: true,
    });
  });
  test('bing: a missing file allows everything', () => {
    expect(answerLine('bing', star('Disallow: /'), 'bingbot', '/', { status: 404 })).toBe('allow');
    const site = openSite({ origin: host, files: {} });
    const query = { question: 'fetch', reader: 'bing', agent: 'bingbot' } as const;
    expect(ask(site, { ...query, url: `${host}/` }).answer).toBe('allow');
    expect(ask(site, { ...query, url: 'https://www.h.example/' }).reason).toBe('other-site');
  });
});

// ---- python-urllib-3.12 ---------------------------------------------------------------------------------------------

describe('urllib: urllib of Python up to 3.12.1', () => {
  const blanks = (line: string) => text('User-agent: fig', 'Disallow: /a', line, 'Disallow: /b');
  const fig = text('User-agent: fig', 'Disallow: /f', '', 'User-agent: *', 'Disallow: /');
  expectAnswers('python-urllib-3.12', [
    [
      'urllib',
      'a byte order mark spoils the first field',
      `\uFEFF${star('Disallow: /')}`,
      'fig',
      '/',
      'allow',
    ],
    [
      'urllib',
      'a byte order mark before a comment harms nothing',
      `\uFEFF#\n${star('Disallow: /')}`,
      'fig',
      '/',
      'deny 3',
    ],
    ...['\v', '\f', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'].map(
      (end): Row => [
        'urllib',
        `U+${end.charCodeAt(0).toString(16).padStart(4, '0')} ends a line`,
        `User-agent: *${end}Disallow: /`,
        'fig',
        '/',
        'deny 1',
      ],
    ),
    [
      'urllib',
      'CR, LF and CRLF in one file',
      'User-agent: *\rDisallow: /a\r\nDisallow: /b\n',
      'fig',
      '/b',
      'deny 3',
    ],
    ['urllib', 'two ends are a blank line', 'User-agent: *\n\u2028Disallow: /', 'fig', '/', 'allow'],
    ['urllib', 'a blank line ends the record', blanks(''), 'fig', '/b', 'allow'],
    ['urllib', 'a line of blanks does not', blanks(' \t '), 'fig', '/b', 'deny 4'],
    ['urllib', 'a comment does not', blanks('# why'), 'fig', '/b', 'deny 4'],
    [
      'urllib',
      'a blank line drops names',
      text('User-agent: fig', '', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    ['urllib', 'rules behind it are lost', text('User-agent: fig', '', 'Disallow: /'), 'fig', '/', 'allow'],
    ['urllib', 'a comment is cut first', star('Disallow: /a#b'), 'fig', '/a', 'deny 2'],
    ['urllib', 'the first colon separates', star('Disallow: /a:b'), 'fig', '/a:b', 'deny 2'],
    ['urllib', 'blanks around the field', text(' USER-AGENT\t: *', '\tdisallow :/a '), 'fig', '/a', 'deny 2'],
    ['urllib', 'no typos', text('Useragent: *', 'Disallow: /'), 'fig', '/', 'allow'],
    ['urllib', 'no colon, no field', star('Disallow /'), 'fig', '/', 'allow'],
    ['urllib', 'names are decoded', text('User-agent: f%69g', 'Disallow: /'), 'fig', '/', 'deny 2'],
    ['urllib', 'a decoded * is one', text('User-agent: %2A', 'Disallow: /'), 'fig', '/', 'deny 2'],
    ['urllib', 'what is no UTF-8 is U+FFFD', star('Disallow: /%FF'), 'fig', '/%FE', 'deny 2'],
    [
      'urllib',
      'Crawl-delay completes a record',
      text('User-agent: fig', 'Crawl-delay: 1', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'urllib',
      'even if its value is unusable',
      text('User-agent: fig', 'Crawl-delay: soon', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'urllib',
      'Request-rate does, too',
      text('User-agent: fig', 'Request-rate: x', '', star('Disallow: /')),
      'fig',
      '/',
      'allow',
    ],
    [
      'urllib',
      'Crawl-delay closes the list of names',
      text('User-agent: fig', 'Crawl-delay: 1', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'allow',
    ],
    [
      'urllib',
      'Sitemap does nothing',
      text('User-agent: fig', 'Sitemap: /s', 'User-agent: oak', 'Disallow: /'),
      'fig',
      '/',
      'deny 4',
    ],
    [
      'urllib',
      'rules before any name are lost',
      text('Disallow: /a', 'User-agent: *', 'Disallow: /b'),
      'fig',
      '/a',
      'allow',
    ],
    [
      'urllib',
      'names at the end are dropped',
      text(star('Disallow: /'), 'User-agent: fig'),
      'fig',
      '/',
      'deny 2',
    ],
    [
      'urllib',
      'a record with * is the default one only',
      text('User-agent: fig', 'User-agent: *', 'Disallow: /a', '', 'User-agent: f', 'Disallow: /b'),
      'fig',
      '/a',
      'allow',
    ],
    ['urllib', 'a later one is lost', text(star('Disallow: /a'), star('Disallow: /b')), 'fig', '/b', 'allow'],
    [
      'urllib',
      'with all its names',
      text(star('Disallow: /a'), 'User-agent: *', 'User-agent: fig', 'Disallow: /b'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['urllib', 'the value is contained in the name', fig, 'BigFigTree', '/x', 'allow'],
    ['urllib', 'the name is not contained in the value', fig, 'fi', '/f', 'deny 5'],
    ['urllib', 'the name ends at a slash', text('User-agent: tree', 'Disallow: /'), 'Fig/Tree', '/', 'allow'],
    [
      'urllib',
      'a value with a slash is in no name',
      text('User-agent: fig/1', 'Disallow: /'),
      'fig/1',
      '/',
      'allow',
    ],
    [
      'urllib',
      'the empty value is contained in all',
      text('User-agent:', 'Disallow: /'),
      'fig',
      '/',
      'deny 2',
    ],
    [
      'urllib',
      'the first record that applies',
      text('User-agent: g', 'Disallow: /g', '', fig),
      'fig',
      '/f',
      'allow',
    ],
    ['urllib', 'else the default record', fig, 'oak', '/x', 'deny 5'],
    ['urllib', 'else allowed', text('User-agent: fig', 'Disallow: /'), 'oak', '/x', 'allow'],
    ['urllib', 'the first rule decides', star('Allow: /a', 'Disallow: /a/b'), 'fig', '/a/b', 'allow 2'],
    ['urllib', 'no wildcards', star('Disallow: /*.gif'), 'fig', '/a.gif', 'allow'],
    ['urllib', 'a bare * matches nothing', star('Disallow: *'), 'fig', '/a', 'allow'],
    ['urllib', 'a * in the URL is matched by one', star('Disallow: /*'), 'fig', '/*a', 'deny 2'],
    [
      'urllib',
      'an empty Disallow allows all behind it',
      star('Disallow:', 'Disallow: /'),
      'fig',
      '/a',
      'allow 2',
    ],
    [
      'urllib',
      'an empty Disallow behind a rule',
      star('Disallow: /a', 'Disallow:', 'Disallow: /'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['urllib', 'an empty Allow', star('Allow:', 'Disallow: /'), 'fig', '/a', 'allow 2'],
    ['urllib', '%2F is a slash in the URL', star('Disallow: /a/b'), 'fig', '/a%2Fb', 'deny 2'],
    ['urllib', '%2f is a slash in the rule', star('Disallow: /a%2fb'), 'fig', '/a/b', 'deny 2'],
    ['urllib', 'decoded once', star('Disallow: /%2541'), 'fig', '/A', 'allow'],
    ['urllib', 'the same on both sides', star('Disallow: /%2541'), 'fig', '/%2541', 'deny 2'],
    ['urllib', 'the query is compared', star('Disallow: /a?b'), 'fig', '/a?bc', 'deny 2'],
    ['urllib', 'an escaped ? separates the query', star('Disallow: /a?b'), 'fig', '/a%3Fb', 'deny 2'],
    ['urllib', 'the fragment is compared', star('Disallow: /a%23b'), 'fig', '/a#bc', 'deny 2'],
    ['urllib', 'parameters are compared', star('Disallow: /a;b'), 'fig', '/a;bc', 'deny 2'],
    ['urllib', 'code point by code point', star('Disallow: /é'), 'fig', '/%C3%A9', 'deny 2'],
    ['urllib', 'half a character is none', star('Disallow: /%C3'), 'fig', '/%C3%A9', 'allow'],
    ['urllib', 'an empty query in the rule', star('Disallow: /p?'), 'fig', '/p', 'deny 2'],
    ['urllib', 'empty parameters in the rule', star('Disallow: /p;'), 'fig', '/pq', 'deny 2'],
    ['urllib', 'an empty query in the URL', star('Disallow: /p?'), 'fig', '/p?', 'deny 2'],
    ['urllib', '// before / is dropped in a rule', star('Disallow: ///p'), 'fig', '/p', 'deny 2'],
    [
      'urllib',
      'a Disallow that becomes empty forbids everything',
      star('Disallow: //'),
      'fig',
      '/p',
      'deny 2',
    ],
    [
      'urllib',
      'an Allow that becomes empty allows everything',
      star('Allow: ?', 'Disallow: /'),
      'fig',
      '/p',
      'allow 2',
    ],
    ['urllib', 'no path is /', star('Disallow: /'), 'fig', host, 'deny 2'],
    ['urllib', 'a query without a path stays one', star('Disallow: /'), 'fig', `${host}?a`, 'allow'],
    ['urllib', 'and a rule of that form reaches it', star('Disallow: ?a'), 'fig', `${host}?ab`, 'deny 2'],
    ['urllib', 'the file itself is not exempt', star('Disallow: /'), 'fig', '/robots.txt', 'deny 2'],
    ['urllib', 'decoded line ends and tabs vanish', star('Disallow: /a%0D%0A%09b'), 'fig', '/ab', 'deny 2'],
    ['urllib', 'they vanish in the URL', star('Disallow: /ab'), 'fig', '/a%0Ab', 'deny 2'],
    [
      'urllib',
      'decoded blanks at the beginning of a value',
      star('Disallow: %20%20/a'),
      'fig',
      '/a',
      'deny 2',
    ],
    ['urllib', 'decoded blanks elsewhere stay', star('Disallow: /a%20b'), 'fig', '/ab', 'allow'],
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
  ])('urllib: status %s: %s', (status, expected) => {
    expect(statusOutcome('python-urllib-3.12', status)).toBe(expected);
  });
  test('urllib: ten redirects are followed, eleven deny', () => {
    const redirected = (redirects: number) => answerLine('python-urllib-3.12', '', 'fig', '/', { redirects });
    expect([redirected(10), redirected(11)]).toEqual(['allow', 'deny']);
  });
  test('urllib: a file that is not UTF-8 raises an exception, so nothing is known', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(star('Disallow: /')), 0x23, 0xff]);
    expect(answerLine('python-urllib-3.12', bytes, 'fig', '/')).toBe('no-information');
  });
  test('urllib: Crawl-delay accepts only digits, and is not inherited', () => {
    expect(readers.find(({ id }) => id === 'python-urllib-3.12')?.delay).toEqual({
      fields: ['crawl-delay'],
      inheritDefault: false,
      format: 'digits',
    });
  });
});

// ---- Quirks ---------------------------------------------------------------------------------------------------------

describe('agent quirks: what operators say about single crawlers', () => {
  const modern = ['rfc9309', 'google', 'bing', 'yandex'] as const;
  const old = [
    'norobots-1994',
    'koster-1996',
    'koster-1997-internet-draft',
    'data.txt',
    'python-urllib-3.12',
  ] as const;
  const closedToAll = star('Disallow: /');

  test.each(Object.keys(agentsIgnoringStar))('agent quirks: %s does not obey *', (agent) => {
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
    'agent quirks: %s obeys its own record, then %s, then *',
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
  test('agent quirks: AdsBot-Google-Mobile-Apps obeys the record of AdsBot-Google, not *', () => {
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
  ])('agent quirks: %s has no fallback: it obeys its own record, or else *', (agent) => {
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
