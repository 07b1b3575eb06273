// Questions that people asked in public about their robots.txt, each reduced to a small file of the same kind: the
// answers, and the findings that name the cause.
import { describe, expect, test } from 'vitest';
import { findings } from '../diagnostics/registry.ts';
import { type OptionsOf, prepare } from '../questions/registry.ts';
import type { ReaderId } from '../readers/registry.ts';
import { applyEdits, openSite } from '../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string | Uint8Array, origin = '') => openSite({ origin, files: { [PATH]: text } });
type Options = Partial<OptionsOf<'fetch'>>;

const answerOf = (
  text: string,
  [reader, agent, url]: readonly [ReaderId, string, string],
  options: Options = {},
  origin = '',
) => prepare(siteOf(text, origin), { question: 'fetch', reader, file: PATH, ...options })(agent, url).answer;

const glued =
  'User-agent: *\nCrawl-delay: 3\n\nUser-agent: greedybot\nDisallow: /\n\nUser-agent: *\nDisallow:\n';
const exception = 'User-agent: *\nDisallow: /app/\nAllow: /app/feed.xml\n';
const twoBlocks =
  'User-agent: *\nAllow: /\n\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: ClaudeBot\nAllow: /\n\nUser-agent: *\nDisallow: /lab/\n';
const named = 'User-agent: *\nDisallow: /\n\nUser-agent: Twitterbot\nAllow: /pictures\n';

describe('answers', () => {
  test.each<[string, string, readonly [ReaderId, string, string], string, Options?]>([
    ['rfc 9309 2.2.1: a delay does not end a list of names', glued, ['google', 'Googlebot', '/'], 'deny'],
    ['rfc 9309 2.2.1: nor does a blank line', glued, ['rfc9309', 'zed', '/a'], 'deny'],
    ['rfc 9309 2.2.1: a named record replaces the one for *', named, ['google', 'Twitterbot', '/'], 'allow'],
    ['rfc 9309 2.2.2: the longest rule decides', exception, ['rfc9309', 'zed', '/app/feed.xml'], 'allow'],
    [
      'rfc 9309 2.2.2: so does Python 3.14',
      exception,
      ['python-urllib-3.14', 'zed', '/app/feed.xml'],
      'allow',
    ],
    [
      'urllib: the first rule decides until 3.12',
      exception,
      ['python-urllib-3.12', 'zed', '/app/feed.xml'],
      'deny',
    ],
    ['urllib: 403 closes the site', exception, ['python-urllib-3.12', 'zed', '/'], 'deny', { status: 403 }],
    ['rfc 9309 2.3.1.3: 403 opens it', exception, ['rfc9309', 'zed', '/app/'], 'allow', { status: 403 }],
    ['google: 403 opens it', exception, ['google', 'zed', '/app/'], 'allow', { status: 403 }],
    [
      'robots.cc: a known misspelling counts',
      'User-agent: *\nDissallow: /x/\n',
      ['google', 'zed', '/x/'],
      'deny',
    ],
    [
      'rfc 9309 2.2: it does not count',
      'User-agent: *\nDissallow: /x/\n',
      ['rfc9309', 'zed', '/x/'],
      'allow',
    ],
    [
      'robots.cc: nor does a missing colon matter',
      'User-agent: *\nDisallow /x/\n',
      ['google', 'zed', '/x/'],
      'deny',
    ],
    [
      'robots.cc: a name ends at its version',
      'User-agent: Googlebot/2.1\nDisallow: /\n',
      ['google', 'Googlebot', '/'],
      'deny',
    ],
    [
      'robots.cc: text behind the star',
      'User-agent: * all of you\nDisallow: /\n',
      ['google', 'zed', '/'],
      'deny',
    ],
    [
      'rfc 9309 2.2.3: stars within a query',
      'User-agent: *\nDisallow: /de/*q=*price*\n',
      ['google', 'zed', '/de/s?q=%3Aprice%3A1'],
      'deny',
    ],
    [
      'google: an escape is compared as written',
      'User-agent: *\nDisallow: /l?s=a%3Db\n',
      ['google', 'zed', '/l?s=a=b'],
      'allow',
    ],
    [
      'rfc 9309 2.2.2: a reserved character is not its escape',
      'User-agent: *\nDisallow: /l?s=a%3Db\n',
      ['rfc9309', 'zed', '/l?s=a=b'],
      'allow',
    ],
    [
      'rfc 9309 2.2.2: an empty Disallow allows everything',
      'User-agent: Owl\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
      ['rfc9309', 'Owl', '/a'],
      'allow',
    ],
    ['rfc 9309 2.2.2: of two equal rules, Allow wins', twoBlocks, ['rfc9309', 'ClaudeBot', '/a'], 'allow'],
    ['rfc 9309 2.2.1: records of one name are merged', twoBlocks, ['bing', 'bingbot', '/lab/x'], 'deny'],
    [
      'yandex: the longest rule decides, in any order',
      'User-agent: Yandex\nAllow: /\nAllow: /shop/new\nDisallow: /shop\n',
      ['yandex', 'YandexBot', '/shop/'],
      'deny',
    ],
    [
      'rfc 9309 2.2.2: slashes are not merged',
      'User-agent: *\nDisallow: /closed/\n',
      ['google', 'zed', '//closed/'],
      'allow',
    ],
    [
      'rfc 9309 2.2.2: a path matches from the start',
      'User-agent: *\nDisallow: /nofollow=1\n',
      ['google', 'zed', '/p?nofollow=1'],
      'allow',
    ],
    [
      'rfc 9309 2.2.3: a dollar is the end of the URL',
      'User-agent: *\nDisallow: /*.doc$\n',
      ['google', 'zed', '/a.doc?v=2'],
      'allow',
    ],
    [
      'rfc 9309 2.2.3: an anchored and a longer Allow',
      'User-agent: *\nAllow: /fr/$\nAllow: /fr/map/\nDisallow: /fr/\n',
      ['google', 'zed', '/fr/'],
      'allow',
    ],
    [
      'rfc 9309 2.2.2: rules without a name have no effect',
      'Sitemap: https://a.example/s.xml\nDisallow: /api/\n',
      ['rfc9309', 'zed', '/api/'],
      'allow',
    ],
  ])('%s', (_authority, text, question, answer, options = {}) => {
    expect(answerOf(text, question, options)).toBe(answer);
  });
  test.each(['https://cdn.example/shop/', 'http://www.example/shop/', 'https://www.example:8443/shop/'])(
    'rfc 9309 2.3: the file says nothing about another host, scheme or port: %s',
    (url) => {
      const text = 'User-agent: *\nDisallow: /shop/\n';
      expect(answerOf(text, ['google', 'zed', url], {}, 'https://www.example')).toBe('no-information');
    },
  );
});

describe('findings that name the cause', () => {
  const octets = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  test.each<[string, string | Uint8Array, readonly string[], readonly string[]]>([
    ['a record of a delay runs into the next', glued, ['LIN-GLUE'], ['CRD-CLOSED']],
    ['a misspelled field', 'User-agent: *\nDissallow: /x/\n', ['R009'], []],
    [
      'a web page instead of the file',
      '<!doctype html>\n<html><head><title>App</title></head>\n<body></body></html>\n',
      ['R017'],
      ['R007'],
    ],
    ['rules without a name', 'Disallow: archive/a.html\nDisallow: /*/archive/\n', ['R001', 'R040'], []],
    [
      'a whole file in one line',
      'user-agent: * allow: / User-agent: Googlebot Disallow: /tmp/\n',
      ['R103'],
      [],
    ],
    [
      'text before the first field',
      '; robots of our forum\nuser-agent: *\ndisallow: /mod/\n',
      ['R105'],
      ['R007'],
    ],
    ['a file that is not UTF-8', octets('User-agent: *\nDisallow: /b\xfccher/\n'), ['R084'], []],
    [
      'a license without an address',
      'License: /license.xml\nUser-agent: *\nAllow: /\n',
      ['RSL-NOT-ABSOLUTE'],
      [],
    ],
    ['a star in a name', 'User-agent: GPTBot*\nDisallow: /a/\n', ['R025'], []],
    ['an Allow where nothing is closed', named, ['R095'], []],
  ])('%s', (_kind, text, present, absent) => {
    const codes = findings(siteOf(text), PATH).map(({ code }) => code);
    for (const code of present) expect(codes).toContain(code);
    for (const code of absent) expect(codes).not.toContain(code);
  });
  test('rfc 9309 2.2.1: the fix of a record that runs into the next opens what its author meant to leave open', () => {
    const site = siteOf(glued);
    const fix = findings(site, PATH).find(({ code }) => code === 'LIN-GLUE')?.fixes[0];
    const after = applyEdits(site, PATH, fix?.edits ?? []);
    const ask = prepare(after, { question: 'fetch', reader: 'google', file: PATH });
    expect([ask('Googlebot', '/').answer, ask('greedybot', '/').answer]).toEqual(['allow', 'deny']);
  });
  test('rfc 9309 2.2.1: no fix of another finding leaves the site closed and the cause unnamed', () => {
    const site = siteOf(glued);
    for (const { code, fixes } of findings(site, PATH))
      for (const { edits } of fixes) {
        const after = applyEdits(site, PATH, edits);
        const codes = findings(after, PATH).map((finding) => finding.code);
        const ask = prepare(after, { question: 'fetch', reader: 'google', file: PATH });
        const isOpen = ask('Googlebot', '/').answer === 'allow';
        expect([code, isOpen || codes.includes('LIN-GLUE')]).toEqual([code, true]);
      }
  });
});
