// Rules that miss URLs which their author probably meant, or match more: rules with a finding, and similar ones without.
import { describe, expect, test } from 'vitest';
import type { FindingOptions } from '../../../../diagnostics/inspection.ts';
import { findings } from '../../../../diagnostics/registry.ts';
import { prepare } from '../../../../questions/registry.ts';
import { applyEdits, openSite } from '../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (rules: string) =>
  openSite({
    origin: '',
    files: {
      [PATH]: `User-agent: *\n${rules
        .split(' + ')
        .map((rule) => `${rule}\n`)
        .join('')}`,
    },
  });
const findingsOf = (rules: string, code: string, options: FindingOptions = {}) =>
  findings(siteOf(rules), PATH, options).filter((finding) => finding.code === code);
const answerIn = (site: ReturnType<typeof siteOf>, url: string) =>
  prepare(site, { question: 'fetch', reader: 'google', file: PATH })('anybot', url).answer;

/** By code: rules with the finding, and similar rules that are right. */
const tables = {
  R108: {
    found: [
      ['Disallow: /nocrawl=1', '/page?nocrawl=1'],
      ['Disallow: /&sort=', '/page?sort='],
      ['Disallow: /filter=red', '/page?filter=red'],
      ['Disallow: /sessionid=*', '/page?sessionid='],
      ['Disallow: /utm_source=', '/page?utm_source='],
      ['Disallow: /shop/&page=2', '/shop/?page=2'],
      ['Disallow: /a/b/&order=', '/a/b/?order='],
      ['Disallow: /view[]=grid', '/page?view[]=grid'],
      ['Disallow: /*/&color=', '/page/?color='],
      ['Disallow: /replytocom= + Allow: /x', '/page?replytocom='],
    ],
    quiet: [
      'Disallow: /*?nocrawl=1',
      'Disallow: /*&sort=',
      'Disallow: /?s=',
      'Disallow: /search?q=a',
      'Disallow: /formula/E=mc2/',
      'Disallow: /wiki/E=mc2',
      'Disallow: /a=1/b',
      'Disallow: /nocrawl=1 + Disallow: /*nocrawl=1',
      'Disallow: /sort=1 + Disallow: /',
      'Allow: /nocrawl=1',
    ],
  },
  R109: {
    found: [
      ['Disallow: /*?add-to-cart=', '/page?other=1&add-to-cart='],
      ['Disallow: /*?sort=price', '/page?other=1&sort=price'],
      ['Disallow: *?replytocom=', '/page?other=1&replytocom='],
      ['Disallow: /products/*?color=*', '/products/page?other=1&color='],
      ['Disallow: /*?PHPSESSID=', '/page?other=1&PHPSESSID='],
      ['Disallow: /*?utm_medium=', '/page?other=1&utm_medium='],
      ['Disallow: /*?filter[brand]=', '/page?other=1&filter[brand]='],
      ['Disallow: /*?orderby= + Disallow: /*&order=', '/page?other=1&orderby='],
      ['Disallow: /*/feed/*?x=', '/page/feed/page?other=1&x='],
      ['Disallow: /*?view=print + Allow: /a', '/page?other=1&view=print'],
    ],
    quiet: [
      'Disallow: /*?add-to-cart= + Disallow: /*&add-to-cart=',
      'Disallow: /*add-to-cart=',
      'Disallow: /*?*add-to-cart=',
      'Disallow: /*?',
      'Disallow: /*&sort=',
      'Disallow: /?s=',
      'Disallow: /search?q=',
      'Disallow: /*?sort= + Disallow: /*?*',
      'Allow: /*?page=',
      'Disallow: /*?a= + Disallow: /*a=',
    ],
  },
  R110: {
    found: [
      ['Disallow: /*.pdf$', '/page.pdf?version=2'],
      ['Disallow: /search$', '/search?version=2'],
      ['Disallow: /*.doc$ + Disallow: /*.pdf?', '/page.doc?version=2'],
      ['Disallow: /*.php$', '/page.php?version=2'],
      ['Disallow: /login.aspx$', '/login.aspx?version=2'],
      ['Disallow: *.xls$', '/page.xls?version=2'],
      ['Disallow: /a/*/print$', '/a/page/print?version=2'],
      ['Disallow: /cart$ + Disallow: /cart/', '/cart?version=2'],
      ['Disallow: /*/amp$', '/page/amp?version=2'],
      ['Disallow: /*.json$ + Allow: /x.json', '/page.json?version=2'],
    ],
    quiet: [
      'Disallow: /*.pdf$ + Disallow: /*.pdf?',
      'Disallow: /*.pdf',
      'Disallow: /$',
      'Disallow: /search/$',
      'Allow: /*.pdf$',
      'Disallow: /*.pdf$ + Disallow: /*?',
      'Disallow: /*?$',
      'Disallow: /*$',
      'Disallow: /a?b=c$',
      'Disallow: /search$ + Disallow: /search?',
    ],
  },
} as const satisfies Readonly<
  Record<string, { found: readonly (readonly [string, string])[]; quiet: readonly string[] }>
>;

describe.each(Object.entries(tables))('rfc 9309 2.2.2, 2.2.3: %s', (code, { found, quiet }) => {
  test.each<readonly [rules: string, missed: string]>(found)(
    '%s misses %s, and its fix matches it',
    (rules, missed) => {
      const [finding, ...others] = findingsOf(rules, code);
      expect(others).toEqual([]);
      expect(finding?.values).toMatchObject({ missed });
      const site = siteOf(rules);
      expect(answerIn(site, missed)).toBe('allow');
      expect(answerIn(applyEdits(site, PATH, finding?.fixes[0]?.edits ?? []), missed)).toBe('deny');
    },
  );

  test.each<string>(quiet)('nothing is said about %s', (rules) => {
    expect(findingsOf(rules, code)).toEqual([]);
  });
});

test('rfc 9309 2.2.3: many such rules of a file are one finding, whose fix completes all', () => {
  const names = ['a', 'b', 'c', 'd'];
  const rules = names.map((name) => `Disallow: /*?${name}=`).join(' + ');
  const [finding, ...others] = findingsOf(rules, 'R109');
  expect(others).toEqual([]);
  expect(finding?.values).toMatchObject({ count: 4, lines: [2, 3, 4, 5] });
  const after = applyEdits(siteOf(rules), PATH, finding?.fixes[0]?.edits ?? []);
  for (const name of names) expect(answerIn(after, `/x?other=1&${name}=`)).toBe('deny');
  expect(answerIn(after, '/x?other=1')).toBe('allow');
});

describe('rfc 9309 2.2.2: R064, URLs with another case than a rule', () => {
  test.each([
    ['no URL begins with the path, but one does in another case', 'Disallow: /Users/', ['/users/a'], 1],
    ['a URL begins with the path', 'Disallow: /Users/', ['/Users/a', '/users/a'], 0],
    ['another rule has the other case', 'Disallow: /Users/\nDisallow: /users/', ['/users/a'], 0],
    ['another rule has a third case', 'Disallow: /Users/\nAllow: /USERS/', ['/users/a'], 2],
  ])('%s', (_, rules, urls, count) => {
    expect(findingsOf(rules, 'R064', { urls })).toHaveLength(count);
  });
});

describe('rfc 9309 2.2.2: R061, a rule that matches within a word', () => {
  test.each([
    ['/cart', ['/cartier-watch'], '/cartier-watch'],
    ['/*cart', ['/my-cartoons'], '/my-cartoons'],
    ['/tag', ['/tags/a', '/tag'], '/tags/a'],
    ['/news', ['/news/today', '/newsletter'], '/newsletter'],
    ['/news', ['/news', '/news-old', '/news/today'], '/news-old'],
    ['/shop/cart', ['/shop/cartridge'], '/shop/cartridge'],
    ['/shop/*log', ['/shop/all/logos'], '/shop/all/logos'],
    ['/user', ['/users'], '/users'],
    ['/p', ['/press/2024'], '/press/2024'],
    ['/print', ['https://h.example/printers'], '/printers'],
  ])('%s also matches a listed URL of %j', (path, urls, example) => {
    const [finding] = findingsOf(`Disallow: ${path}`, 'R061', { urls });
    expect(finding?.values).toEqual({ path, example, isListed: true });
  });

  test('a folder in the list is enough for an example', () => {
    const urls = ['/news', '/news/today', '/other'];
    const [finding] = findingsOf('Disallow: /news', 'R061', { urls });
    expect(finding?.values).toEqual({ path: '/news', example: '/news-2', isListed: false });
  });

  test('the fix keeps the page, its query and its folder blocked, and opens the neighbor', () => {
    const urls = ['/cart', '/cart/a', '/cartier'];
    const [finding] = findingsOf('Disallow: /cart', 'R061', { urls });
    const only = finding?.fixes.find(({ code }) => code === 'only-folder');
    const after = applyEdits(siteOf('Disallow: /cart'), PATH, only?.edits ?? []);
    expect(['/cart', '/cart?a=1', '/cart/a', '/cartier'].map((url) => answerIn(after, url))).toEqual([
      'deny',
      'deny',
      'deny',
      'allow',
    ]);
  });

  test.each([
    ['Disallow: /cart/', ['/cartier']],
    ['Disallow: /cart$', ['/cartier']],
    ['Disallow: /cart', ['/cart', '/cart?a=1', '/cart.html']],
    ['Disallow: /wp-', ['/wp-admin', '/wp-content']],
    ['Disallow: /*?s=', ['/?s=abc']],
    ['Disallow: /*cart*', ['/cartier']],
    ['Allow: /cart', ['/cartier']],
    ['Disallow: /*cart', ['/cart', '/my-cart?x=1']],
    ['Disallow: /cart', ['/other', '/Cartier']],
    ['Disallow: /', ['/a']],
  ])('nothing is said about %s for %j', (rules, urls) => {
    expect(findingsOf(rules, 'R061', { urls })).toEqual([]);
  });
});

describe('rfc 9309 2.2.2: R064, a rule with other case than the URLs of the caller', () => {
  test.each([
    ['Disallow: /Shop/', '/Shop/', '/shop/'],
    ['Disallow: / + Allow: /Shop/', '/Shop/', '/shop/'],
    ['Disallow: /shop/cart/ + Disallow: /Shop/', '/Shop/', '/shop/'],
  ])('%s', (rules, path, text) => {
    const found = findingsOf(rules, 'R064', { urls: ['/shop/a'] });
    expect(found.map(({ values }) => values)).toEqual([{ path, text }]);
  });

  test.each([
    ['Disallow: /Shop/ + Disallow: /shop/', ['/shop/a']],
    ['Disallow: /Shop/ + Allow: /shop/*', ['/shop/a']],
    ['Disallow: /SHOP/ + Disallow: /Shop/ + Disallow: /shop/', ['/shop/a']],
    ['Disallow: /Shop/', ['/shop/a', '/Shop/b']],
    ['Disallow: /Shop/', ['/other']],
  ])('nothing is said about %s for %j', (rules, urls) => {
    expect(findingsOf(rules, 'R064', { urls })).toEqual([]);
  });
});
