// URLs that a sitemap offers and rules block: files with the finding, and files without it.
import { describe, expect, test } from 'vitest';
import type { FindingOptions } from '../../../../diagnostics/inspection.ts';
import { findings } from '../../../../diagnostics/registry.ts';
import { readerOf } from '../../../../readers/registry.ts';
import { applyEdits, openSite } from '../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string, origin = '') =>
  openSite({ origin, files: { [PATH]: text.replaceAll(' + ', '\n') } });
const blockedIn = (
  site: ReturnType<typeof siteOf>,
  offered: readonly string[],
  options: FindingOptions = {},
) => findings(site, PATH, { offered, ...options }).filter(({ code }) => code === 'R119');
const linesOf = (text: string, offered: readonly string[]) =>
  blockedIn(siteOf(text), offered).map(({ range, values }) => [
    range.start.line + 1,
    values['count'],
    values['agents'],
  ]);

const ALL = ['', 'Googlebot', 'bingbot'];
const ANY = 'User-agent: * + ';

describe('sitemaps.org: URLs that a sitemap offers and a rule blocks are reported at the rule', () => {
  test.each<[string, readonly string[], readonly (readonly [number, number, readonly string[]])[]]>([
    [`${ANY}Disallow: /cart`, ['https://h.example/cartography', '/about'], [[2, 1, ALL]]],
    [`${ANY}Disallow: /*cart`, ['/my-cartoons', '/art-cart', '/x'], [[2, 2, ALL]]],
    [
      `${ANY}Disallow: /a/ + Disallow: /b/`,
      ['/a/1', '/b/1', '/b/2'],
      [
        [2, 1, ALL],
        [3, 2, ALL],
      ],
    ],
    [`${ANY}Disallow: /`, ['/', '/a'], [[2, 2, ALL]]],
    [`${ANY}Disallow: / + Allow: /$`, ['/', '/a'], [[2, 1, ALL]]],
    [`${ANY}Disallow: /a + User-agent: Googlebot + Allow: /`, ['/a1'], [[2, 1, ['', 'bingbot']]]],
    [`${ANY}Allow: / + User-agent: bingbot + Disallow: /tags/`, ['/tags/x'], [[4, 1, ['bingbot']]]],
    [
      `${ANY}Disallow: /a/ + User-agent: Googlebot + User-agent: bingbot + Disallow: /a/b`,
      ['/a/b', '/a/c'],
      [
        [2, 2, ['']],
        [5, 1, ['Googlebot', 'bingbot']],
      ],
    ],
    [`${ANY}Disallow: /*?`, ['/list?page=2', '/list'], [[2, 1, ALL]]],
    [
      `${ANY}Disallow: /a/ + User-agent: Googlebot + User-agent: bingbot + Disallow:`,
      ['/a/x'],
      [[2, 1, ['']]],
    ],
    [
      `User-agent: Googlebot + User-agent: bingbot + User-agent: * + Disallow: /old`,
      ['/older'],
      [[4, 1, ALL]],
    ],
    [
      `${ANY}Disallow: / + User-agent: Googlebot + Disallow: /private/`,
      ['/private/x', '/y'],
      [[4, 1, ['Googlebot']]],
    ],
  ])('%s for %j', (text, offered, expected) => expect(linesOf(text, offered)).toEqual(expected));

  test.each<[string, string, readonly string[]]>([
    ['no rule matches', `${ANY}Disallow: /cart/`, ['/cartography', '/cart']],
    ['a longer Allow opens it', `${ANY}Disallow: /a/ + Allow: /a/b`, ['/a/b']],
    ['an Allow of the same length wins', `${ANY}Disallow: /a + Allow: /a`, ['/a/b']],
    ['a crawler that does not read sitemaps', `User-agent: GPTBot + Disallow: /`, ['/a']],
    ['the site is for some crawlers only', `${ANY}Disallow: / + User-agent: Googlebot + Disallow:`, ['/a']],
    ['one crawler may not visit at all', `User-agent: bingbot + Disallow: /* + ${ANY}Disallow: /b`, ['/a']],
    ['an empty Disallow', `${ANY}Disallow:`, ['/', '/a']],
    ['another case', `${ANY}Disallow: /Shop/`, ['/shop/a']],
    ['the file itself', `${ANY}Disallow: /r`, ['/robots.txt']],
    ['an end that the URL does not have', `${ANY}Disallow: /*.pdf$`, ['/a.pdf?x=1', '/a.pdfx']],
    ['no list', `${ANY}Disallow: /`, []],
  ])('no finding: %s', (_why, text, offered) => expect(linesOf(text, offered)).toEqual([]));

  test('a URL of another site is left out', () => {
    const site = siteOf(`${ANY}Disallow: /a`, 'https://www.h.example');
    const offered = ['https://cdn.h.example/a', 'https://www.h.example/a/1', 'https://www.h.example/b'];
    expect(blockedIn(site, offered)).toMatchObject([{ values: { count: 1, urls: [offered[1]] } }]);
  });

  test('each reader answers for itself', () => {
    const site = siteOf(`${ANY}Disallow: /*.html$`);
    expect(blockedIn(site, ['/a.html'], { reader: readerOf('google') })).toHaveLength(1);
    expect(blockedIn(site, ['/a.html'], { reader: readerOf('koster-1996') })).toEqual([]);
  });

  test('a URL counts once, however often it is listed, and only the first are named', () => {
    const offered = ['/a/1', '/a/2', '/a/1', '/a/3', '/a/4', '/b'];
    expect(blockedIn(siteOf(`${ANY}Disallow: /a/`), offered)[0]?.values).toEqual({
      path: '/a/',
      count: 4,
      offered: 5,
      urls: ['/a/1', '/a/2', '/a/3'],
      agents: ALL,
      forAll: true,
    });
  });
});

describe('rfc 9309 2.2.2: the fix opens exactly the offered URLs', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [`${ANY}Disallow: /cart`, ['/cartography'], ['/cart', '/cart/x']],
    [`${ANY}Disallow: /*cart`, ['/a-cart?x=1', '/cartoon'], ['/cart', '/a-cart?x=2']],
    [`${ANY}Disallow: /p`, ['/p*q', '/p$'], ['/pxq', '/px']],
  ])('%s: %j', (text, offered, others) => {
    const site = siteOf(text);
    const [fix] = blockedIn(site, offered)[0]?.fixes ?? [];
    const after = applyEdits(site, PATH, fix?.edits ?? []);
    expect(blockedIn(after, offered)).toEqual([]);
    expect(blockedIn(after, others)[0]?.values).toMatchObject({ count: others.length });
  });

  test('no fix is offered for a pattern that is longer than what it matches, nor for many URLs', () => {
    const many = Array.from({ length: 21 }, (_, n) => `/a/${n}`);
    expect(blockedIn(siteOf(`${ANY}Disallow: /a*******b`), ['/axb'])[0]?.fixes).toEqual([]);
    expect(blockedIn(siteOf(`${ANY}Disallow: /a/`), many)[0]?.fixes).toEqual([]);
  });
});
