import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { examplePath, exampleUrls } from './example-urls.ts';

const matches = (pattern: string, path: string) =>
  matchesPattern(parsePattern(pattern, 'utf-8', rfc9309.path), canonicalUrl(path, rfc9309.path));

test.each([
  ['/cart/', '/cart/'],
  ['/*?s=', '/?s=tent'],
  ['/*?add-to-cart=', '/?add-to-cart=1'],
  ['/*orderby=', '/page?orderby=price'],
  ['/*&sort=', '/page?a=1&sort=price'],
  ['/*.pdf$', '/file.pdf'],
  ['/*/feed/', '/page/feed/'],
  ['*/trackback', '/trackback'],
  ['/search/*', '/search/page'],
  ['/checkout*', '/checkout'],
  ['/a*/b/*', '/a/b/page'],
  ['/only$', '/only'],
  ['/shop?', '/shop?page=2'],
  ['/*?filter_', '/?filter_size=m'],
  ['https://h.example/x/', '/x/'],
  ['/', '/'],
  ['/*', '/'],
  ['/*$', '/'],
  ['no-slash', undefined],
])('design: the example of %s is %s, as a person would write it', (pattern, example) => {
  expect(examplePath(pattern)).toBe(example);
});

const piece = fc.constantFrom(
  '/',
  '*',
  '$',
  '?',
  '&',
  '=',
  'a',
  'shop',
  's',
  '.pdf',
  '%2F',
  '%',
  'ü',
  '_',
  '-',
  '[]',
  '!',
);

test('rfc 9309 2.2.2, 2.2.3: whatever the path of a rule is, its example is matched by it, and so is another one', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, other) => {
      const pattern = `/${pieces.join('')}`;
      const example = examplePath(pattern, other);
      if (example !== undefined) expect(matches(pattern, example), `${pattern} ${example}`).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('rfc 9309 2.2.3: patterns of plain words, wildcards and an end have an example', () => {
  const word = fc.constantFrom('/', '/shop/', 'cart', '?s=', '&sort=', '.html', 'x');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.constant('*')), { minLength: 1, maxLength: 6 }), (pieces) => {
      expect(examplePath(`/${pieces.join('')}`)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

const policyOf = (text: string) =>
  createPolicy(readSource(new TextEncoder().encode(text)), formatOfPath('/robots.txt'));

test('design: pages at the root, then what is matched anywhere, then folders of two or more; each example once', () => {
  const policy = policyOf(
    'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/ajax.php\nDisallow: /*?s=\nDisallow: /tag/\nDisallow: /cart\n' +
      'User-agent: a\nDisallow: /cart\nDisallow: /\nSitemap: https://h.example/map.xml\nSitemap: /no-address\n',
  );
  const { urls, groups, all } = exampleUrls(policy, undefined, '', 100);
  expect(urls).toEqual(['/', '/cart', '/map.xml', '/tag/', '/?s=tent', '/wp-admin/', '/wp-admin/ajax.php']);
  expect(groups).toEqual([
    { key: '*', kind: 'anywhere', from: 4, to: 5 },
    { key: '/wp-admin/', kind: 'folder', from: 5, to: 7 },
  ]);
  expect(all).toBe(7);
});

test('design: a rule whose example another rule has gets a separate page, so that it can decide something', () => {
  const policy = policyOf('User-agent: *\nAllow: /shop/$\nDisallow: /shop/\n');
  expect(exampleUrls(policy, undefined, '', 100).urls).toEqual(['/', '/shop/', '/shop/item']);
});

test('design: rules of an earlier version are included, and the result is reused if no path changes', () => {
  const before = policyOf('User-agent: *\nDisallow: /a\nDisallow: /gone\n');
  const after = policyOf('User-agent: *\nDisallow: /a\nDisallow: /new\n');
  const { urls } = exampleUrls(after, before, '', 100);
  expect(urls).toEqual(['/', '/a', '/gone', '/new']);
  const same = policyOf('# a comment\nUser-agent: *\nDisallow: /a\nDisallow: /new\n');
  expect(exampleUrls(same, before, '', 100).urls).toBe(urls);
});

test('design: of many rules the first are shown, and the total is reported', () => {
  const rules = Array.from({ length: 50 }, (_, i) => `Disallow: /page-${i}\n`);
  const { urls, all } = exampleUrls(policyOf(`User-agent: *\n${rules.join('')}`), undefined, '', 20);
  expect(urls).toHaveLength(20);
  expect(all).toBe(51);
});

test('acap 1.1 2.7.3: the paths of a set have rows, and what uses the set has none', () => {
  const policy = policyOf(
    'ACAP-resource-set: news /news/  /sport/\nACAP-qualified-usage: cache preserve time-limit=7-days\nACAP-crawler: *\nACAP-disallow-index: the-acap:resource-set:news\n',
  );
  expect(exampleUrls(policy, undefined, '', 100).urls).toEqual(['/', '/news/', '/sport/']);
});
