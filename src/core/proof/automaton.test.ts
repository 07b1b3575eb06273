import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesPattern, parsePattern } from '../matching/path-pattern.ts';
import { readerOf } from '../readers/registry.ts';
import { automatonOf } from './automaton.ts';

const patternOf = (path: string) => parsePattern(path, 'utf-8', readerOf('google').path);

const accepts = (path: string, url: string): boolean => {
  const { start, step, isMatch } = automatonOf(patternOf(path));
  return isMatch(url.split('').reduce((state, unit) => step(state, unit.charCodeAt(0)), start));
};

test('a pattern that is advanced unit by unit matches the same URLs as a match of the whole', () => {
  const urls = fc.array(fc.stringMatching(/^\/[ab]{0,9}$/), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.stringMatching(/^[/*][ab*]{0,7}\$?$/), urls, (path, some) => {
      for (const url of some)
        expect(accepts(path, url), `${path} ${url}`).toBe(matchesPattern(patternOf(path), url));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['*aab', '/aaab', true],
  ['/*abac$', '/ababac', true],
  ['/*aba$', '/ababa', true],
  ['/*aba$', '/abab', false],
  ['/*$', '/a', true],
  ['/$', '/a', false],
] as const)('rfc 9309 2.2.3: %s and %s', (path, url, matches) => {
  expect(accepts(path, url)).toBe(matches);
});
