// Which URLs a pattern matches, and where it first differs from others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDifference, matchesPattern, type PathOptions, parsePattern } from './path-pattern.ts';
import { canonicalUrl } from './percent-encoding.ts';

const plain: PathOptions = {
  urlPart: 'path',
  wildcards: false,
  decode: 'all-but-slash',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
  noPath: 'slash',
};
const wild: PathOptions = { ...plain, urlPart: 'path-and-query', wildcards: true, decode: 'none' };

test('draft 1 3.2.2: without wildcards a rule is a prefix, and * and $ are characters', () => {
  const pattern = parsePattern('/*$', 'utf-8', plain);
  expect(matchesPattern(pattern, '/*$x')).toBe(true);
  expect(matchesPattern(pattern, '/x')).toBe(false);
});

describe('rfc 9309 2.2.3: wildcards', () => {
  test.each([
    ['/*.gif', '/a/b.gif', undefined],
    ['/*.gif', '/a.gifs', undefined],
    ['/*.gif$', '/a.gif.gif', undefined],
    ['/a*b*c$', '/abbc', undefined],
    ['*', '/', undefined],
    ['/**x', '/x', undefined],
    ['/x*$', '/xyz', undefined],
    ['/tmp', '/tap', { why: 'differs', url: 2, pattern: 2, missing: 'mp' }],
    ['/tmp/', '/tmp', { why: 'url-ends', url: 4, pattern: 4, missing: '/' }],
    ['/tmp$', '/tmp/', { why: 'url-goes-on', url: 4, pattern: 4, missing: '' }],
    ['/a*b*c', '/axbx', { why: 'not-found', url: 4, pattern: 5, missing: 'c' }],
    ['/*.gif$', '/a.gif?x', { why: 'not-at-end', url: 1, pattern: 2, missing: '.gif' }],
    ['/*a*a$', '/a', { why: 'not-at-end', url: 2, pattern: 4, missing: 'a' }],
  ])('%s on %s', (rule, url, difference) => {
    const pattern = parsePattern(rule, 'utf-8', wild);
    expect(firstDifference(pattern, url)).toEqual(difference);
    expect(matchesPattern(pattern, url)).toBe(difference === undefined);
  });
});

describe('rfc 9309 2.2.2, figure 4: raw and escaped delimiters are equal after the ? of the URL, and only there', () => {
  const rfc: PathOptions = { ...wild, decode: 'unreserved', escapedSpecials: true, queryDelims: true };
  test.each([
    ['/*u=http%3A', '/go?u=http%3A//x', true],
    ['/*u=http%3A', '/go?u=http://x', true],
    ['/*u=http:', '/go?u=http%3A//x', true],
    ['/*%5B', '/go?f%5Ba%5D=1', true],
    ['/*%5B*%5D=1$', '/go?f%5Ba%5D=1', true],
    ['/*[*%5D=$', '/go?f%5Ba%5D=1', false],
    ['/*%3A', '/a%3Ab', true],
    ['/*%3A', '/a:b', false],
    ['/*:', '/a%3Ab', false],
    ['/*%3A', '/a:b?c%3Ad', true],
    ['/*%3A$', '/a:?b:', true],
    ['/*%3A$', '/a?b:', true],
    ['/*%3A$', '/a:', false],
    ['/*%3F', '/a?b', false],
    ['/*%3F', '/a?b?c', true],
    ['/*%3Ab?c%3A', '/a%3Ab?c:', true],
    ['/*%3Ab?c%3A', '/a:b?c:', false],
    ['/*%3Ab?c%3A', '/?a:b?c:', true],
    ['/*/%2F*x', '/a/%2F?x', true],
    ['/%3A*', '/:?%3A', false],
  ])('%s on %s: %s', (rule, url, matches) => {
    const pattern = parsePattern(rule, 'utf-8', rfc);
    expect(matchesPattern(pattern, canonicalUrl(url, rfc))).toBe(matches);
  });

  const piece = fc.constantFrom(
    'a',
    '/',
    '?',
    ':',
    '=',
    '%3A',
    '%3a',
    '%2F',
    '%3F',
    '%5b',
    '[',
    '%41',
    '%',
    'é',
  );
  const whole = piece.filter((text) => text !== '%');
  const url = fc.array(piece, { maxLength: 8 });
  const reading = fc.constantFrom(rfc, wild, plain);

  test('ours: a path matches itself as a URL', () => {
    fc.assert(
      fc.property(url, reading, (pieces, options) => {
        const path = `/${pieces.join('')}`;
        expect(matchesPattern(parsePattern(path, 'utf-8', options), canonicalUrl(path, options))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('ours: a wildcard matches any end of a URL, at the end of the rule or of the URL', () => {
    fc.assert(
      fc.property(
        url,
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom(rfc, wild),
        (front, back, options) => {
          fc.pre(!front.includes('%'));
          const path = canonicalUrl(`/${front.join('')}${back.join('')}`, options);
          for (const end of ['', '*', '$', '*$']) {
            const pattern = parsePattern(`/*${back.join('')}${end}`, 'utf-8', options);
            expect(firstDifference(pattern, path)).toBeUndefined();
          }
        },
      ),
      { numRuns: 4000 },
    );
  });

  test('ours: a pattern whose octets, except the first, are replaced by wildcards still matches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, fc.boolean()), { maxLength: 10 }), (pieces) => {
        const path = `/${pieces.map(([text]) => text).join('')}`;
        const rule = `/${pieces.map(([text, isLiteral]) => (isLiteral ? text : '*')).join('')}`;
        expect(matchesPattern(parsePattern(rule, 'utf-8', rfc), canonicalUrl(path, rfc))).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });
});

test('ours: worst-case patterns are not slow', () => {
  const stars = parsePattern(`/${'*a'.repeat(250_000)}$`, 'utf-8', wild);
  expect(matchesPattern(stars, `/${'a'.repeat(200_000)}`)).toBe(false);
  const late = parsePattern(`/*${'a'.repeat(100_000)}b`, 'utf-8', wild);
  expect(matchesPattern(late, `/${'a'.repeat(500_000)}`)).toBe(false);
});
