// Splitting URLs as written.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOnSite, comparedPart, isOtherSite, partOnSite, plainOrigin, urlParts } from './url-parts.ts';

describe('draft 1 3.2.2, rfc 9309 2.2.2: which part of a URL is compared', () => {
  test.each([
    ['http://h/a/b?c=d#e', '/a/b?c=d'],
    ['http://h', '/'],
    ['http://h?q', '/?q'],
    ['http://h#f', '/'],
    ['http://h/a;p=1', '/a;p=1'],
    ['http://h/a/./../b', '/a/./../b'],
    ['http://h/a?', '/a?'],
    ['//h/a', '/a'],
    ['/a?b=http://c/', '/a?b=http://c/'],
    ['a/b', '/a/b'],
    ['', '/'],
    ['?q', '/?q'],
    ['  \t/a b ', '/a b '],
    ['/a:b', '/a:b'],
    ['1a:b', '/1a:b'],
    ['a/b:c', '/a/b:c'],
    ['?a:b', '/?a:b'],
    [':a', '/:a'],
    ['a:b', '/b'],
    ['host:8080/x', '/8080/x'],
  ])('%s: %s', (url, part) => {
    expect(comparedPart(urlParts(url), 'path-and-query')).toBe(part);
    expect(comparedPart(urlParts(url), 'path')).toBe(part.split('?')[0]);
  });
});

describe('draft 1 3.1, rfc 3986 3.1: a site is a scheme, a host and a port', () => {
  const site = (origin: string) => urlParts(origin).authority;
  test.each([
    ['http://h.example', 'http://H.EXAMPLE/x', false],
    ['http://h.example', 'HTTP://h.example:80', false],
    ['https://h.example:443', 'https://h.example/', false],
    ['ftp://h.example', 'ftp://h.example:21/x', false],
    ['http://h.example', 'http://user:pass@h.example/', false],
    ['http://h.example', '//h.example:80/x', false],
    ['http://h.example', '/x', false],
    ['http://[::1]:8080', 'http://[::1]:8080/', false],
    ['http://h.example', 'https://h.example/', true],
    ['http://h.example', 'http://h.example:8080/', true],
    ['http://h.example', 'http://www.h.example/', true],
    ['http://h.example', 'http://h.example@other.example/', true],
    ['http://[::1]', 'http://[::2]/', true],
    ['http://h.example', 'mailto:a', true],
    ['http://h.example', 'javascript:alert(1)', true],
    ['http://h.example', 'data:,x', true],
    ['http://h.example', 'http:/x', true],
    ['http://h.example', 'h.example:80/x', true],
    ['http://h.example', '  http://h.example/x', false],
    ['http://h.example', '/a:b', false],
    ['https://m\u00fcller.example', 'https://xn--mller-kva.example/x', false],
    ['https://m\u00fcller.example', 'https://m%C3%BCller.example/x', false],
    ['https://m\u00fcller.example', 'https://M\u00dcLLER.Example:443/x', false],
    ['https://xn--mller-kva.example', '//m\u00fcller.example/x', false],
    ['https://m\u00fcller.example', 'https://mueller.example/x', true],
    ['https://m\u00fcller.example', 'https://xn--mller-kva.example:8443/x', true],
    ['https://a.example', 'https://%61.example\\m\u00fcller.example/x', true],
    ['https://%ff.example', 'https://%FF.example/', false],
    ['https://%ff.example', 'https://%fe.example/', true],
    ['', 'mailto:a', true],
    ['', '//', false],
    ['', 'http://anything.example/', false],
    ['no url', 'http://anything.example/', false],
    ['localhost:8080', 'http://anything.example/', false],
  ])('for %s, %s is on another site: %s', (origin, url, other) => {
    expect(isOtherSite(urlParts(url), site(origin))).toBe(other);
  });
});

test.each([
  ['http://www.bar.com:8001/', 'http://www.bar.com:8001/robots.txt'],
  ['http://user@www.bar.com?x', 'http://www.bar.com/robots.txt'],
  ['//www.bar.com/x', '//www.bar.com/robots.txt'],
  ['/x/y', '/robots.txt'],
  [' HTTP://www.bar.com/x', 'HTTP://www.bar.com/robots.txt'],
  ['mailto:a', '/robots.txt'],
])('draft 1 3.1: the policy for %s is at %s', (url, address) => {
  expect(addressOnSite(url, '/robots.txt')).toBe(address);
});

test.each([
  ['http://h/a?b#c?d', '/a?b#c?d', '/a?b#c?d'],
  ['http://h', '/', ''],
  ['http://h?b', '/?b', '?b'],
  ['http://h#c', '/#c', '#c'],
  ['/a#', '/a#', '/a#'],
])('urllib: with its fragment, %s is %s, or %j without an added slash', (url, slash, empty) => {
  const parts = urlParts(url);
  expect(comparedPart(parts, 'path-query-fragment')).toBe(slash);
  expect(comparedPart(parts, 'path-query-fragment', 'empty')).toBe(empty);
});

describe('ours: a URL that begins with the origin of the site', () => {
  const origins = [
    'http://h.example',
    'https://H.example:443',
    'http://u@h',
    '//h',
    'http://h/',
    'http://h?',
    ' http://h',
    'mailto:',
    '',
  ];

  test('the fast path returns what urlParts returns', () => {
    const origin = fc.constantFrom(...origins);
    const piece = fc.constantFrom('/', 'a', '?', '#', ':', '@', '//', ' ', ':80', '.x');
    const rest = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const behindOrigin = fc.oneof(
      rest.map((text) => `/${text}`),
      rest,
    );
    let cut = 0;
    fc.assert(
      fc.property(origin, fc.oneof(origin, fc.constant('')), behindOrigin, (siteOrigin, urlOrigin, rest) => {
        const url = urlOrigin + rest;
        const part = partOnSite(url, plainOrigin(siteOrigin));
        if (part === undefined) return;
        cut++;
        const parts = urlParts(url);
        expect(isOtherSite(parts, urlParts(siteOrigin).authority)).toBe(false);
        expect(part).toBe(comparedPart(parts, 'path-query-fragment', 'empty'));
      }),
      { numRuns: 500 },
    );
    expect(cut).toBeGreaterThan(20);
  });

  test.each([
    ['http://h.example/a?b', '/a?b'],
    ['/a?b', '/a?b'],
    ['http://h.example', undefined],
    ['http://h.example/#a', undefined],
    ['http://h.example.com/', undefined],
    ['//h.example/', undefined],
  ])('%s', (url, part) => {
    expect(partOnSite(url, plainOrigin('http://h.example'))).toBe(part);
  });
});
