// Patterns: what matches, and where what does not first differs.
import { describe, expect, test } from 'vitest';
import { firstDifference, matchesPattern, type PathReading, readPattern } from './path-pattern.ts';

const plain: PathReading = {
  urlPart: 'path',
  wildcards: false,
  decode: 'all-but-slash',
  escapedSpecials: false,
  queryDelims: false,
};
const wild: PathReading = { ...plain, urlPart: 'path-and-query', wildcards: true, decode: 'none' };

test('draft 1 3.2.2: without wildcards a rule is a prefix, and * and $ are characters', () => {
  const pattern = readPattern('/*$', 'utf-8', plain);
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
    const pattern = readPattern(rule, 'utf-8', wild);
    expect(firstDifference(pattern, url)).toEqual(difference);
    expect(matchesPattern(pattern, url)).toBe(difference === undefined);
  });
});

test('ours: patterns made to be slow are not', () => {
  const started = performance.now();
  const stars = readPattern(`/${'*a'.repeat(250_000)}$`, 'utf-8', wild);
  expect(matchesPattern(stars, `/${'a'.repeat(200_000)}`)).toBe(false);
  const late = readPattern(`/*${'a'.repeat(100_000)}b`, 'utf-8', wild);
  expect(matchesPattern(late, `/${'a'.repeat(500_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
});
