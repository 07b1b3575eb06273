import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { readerOf } from '../../readers/registry.ts';
import { createPatternSteps } from './pattern-steps.ts';

test('a pattern that is advanced unit by unit matches the same URLs as a match of the whole', () => {
  const urls = fc.array(fc.stringMatching(/^\/[ab]{0,9}$/), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.stringMatching(/^[/*][ab*]{0,7}\$?$/), urls, (path, some) => {
      const pattern = parsePattern(path, 'utf-8', readerOf('google').path);
      const { start, step, isMatch } = createPatternSteps(pattern);
      for (const url of some)
        expect(isMatch(url.split('').reduce(step, start)), `${path} ${url}`).toBe(
          matchesPattern(pattern, url),
        );
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
  const { start, step, isMatch } = createPatternSteps(parsePattern(path, 'utf-8', readerOf('google').path));
  expect(isMatch(url.split('').reduce(step, start))).toBe(matches);
});
