import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesPattern, parsePattern } from '../../matching/path-pattern.ts';
import { readerOf } from '../../readers/registry.ts';
import { searchUncovered } from './search.ts';
import type { UrlUnits } from './url-units.ts';

/** So few units that every unit occurs in a pattern, and several patterns can cover one together. */
const units: UrlUnits = {
  units: ['a', 'b', '/'],
  starts: new Set(['/']),
  texts: new Map(),
  mayFollow: () => true,
};
const patternsOf = (paths: readonly string[]) =>
  paths.map((path) => parsePattern(path, 'utf-8', readerOf('google').path));

const urls = ['/'];
for (let from = 0, length = 1; length <= 7; length++) {
  const to = urls.length;
  for (; from < to; from++) for (const unit of units.units) urls.push(urls[from]! + unit);
}

const search = (path: string, covers: readonly string[], left = 100_000) =>
  searchUncovered(patternsOf([path])[0]!, patternsOf(covers), units, { left }, (found) => found);

describe('a search for what one pattern matches and others do not', () => {
  test('agrees with a test of all short URLs', () => {
    const path = fc.stringMatching(/^[/*][ab*/]{0,3}\$?$/);
    fc.assert(
      fc.property(path, fc.array(path, { maxLength: 5 }), (target, covers) => {
        const [pattern, ...others] = patternsOf([target, ...covers]);
        const isUncovered = (url: string) =>
          matchesPattern(pattern!, url) && !others.some((other) => matchesPattern(other, url));
        const shortest = urls.find(isUncovered);
        const searched = search(target, covers);
        if (searched.end === 'none') expect(shortest).toBeUndefined();
        else if (searched.end === 'found') {
          expect(isUncovered(searched.found)).toBe(true);
          expect(searched.found.length).toBe(shortest?.length ?? searched.found.length);
        } else expect.fail('the budget was enough');
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ['/a', ['/a$', '/aa', '/ab', '/a/'], 4],
    ['/a', ['/b', '/a$', '/aa', '/a*b', '/ab', '/a*/*', '/a/'], 4],
    ['*a', ['/b', '/a', '/*/a', '/*aa', '/*ba'], 4],
  ] as const)('%s is matched by several of %j together', (path, covers, most) => {
    const searched = search(path, covers);
    if (searched.end !== 'none') return expect.fail(searched.end);
    const used = searched.used.map((place) => covers[place]!);
    expect(used.length).toBeLessThanOrEqual(most);
    expect(search(path, used).end).toBe('none');
    for (const one of used) expect(search(path, [one]).end).toBe('found');
  });

  test('the result is open beyond the budget', () => {
    expect(search('/a', ['/a$', '/aa', '/ab', '/a*/'], 3)).toEqual({ end: 'open' });
  });

  test('rejected URLs leave the result open', () => {
    const [pattern] = patternsOf(['/a$']);
    expect(searchUncovered(pattern!, [], units, { left: 1000 }, () => undefined)).toEqual({ end: 'open' });
  });
});
