// Whether patterns overlap, compared with all short paths; and the index, compared with a scan of all patterns.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearestName } from '../../syntax/nearest-name.ts';
import { matchesAcap, parseAcapPattern } from './path-patterns.ts';
import { canOverlap, PatternIndex } from './pattern-index.ts';

const pattern = fc
  .tuple(fc.stringMatching(/^\/?[ab*]{0,4}$/), fc.constantFrom('', '', '$'))
  .map(([head, end]) => `/${head}${end}`);

const paths = (length: number): string[] =>
  length === 0 ? [''] : paths(length - 1).flatMap((path) => [path, `${path}a`, `${path}b`, `${path}/`]);
const all = [...new Set(paths(7))].map((path) => `/${path}`);

test('ours: two patterns overlap exactly if some path matches both', () => {
  fc.assert(
    fc.property(pattern, pattern, (a, b) => {
      const both = all.some((path) => matchesAcap(a, path) && matchesAcap(b, path));
      if (both) expect(canOverlap(parseAcapPattern(a), parseAcapPattern(b))).toBe(true);
      // A path that matches both patterns may be longer than the paths of this test.
      else if (`${a}${b}`.replace(/[*$]/g, '').length < 7)
        expect(canOverlap(parseAcapPattern(a), parseAcapPattern(b))).toBe(false);
      expect(canOverlap(parseAcapPattern(a), parseAcapPattern(b))).toBe(
        canOverlap(parseAcapPattern(b), parseAcapPattern(a)),
      );
    }),
    { numRuns: 300 },
  );
});

test('ours: the index finds every pattern whose head is a prefix of a text or continues it', () => {
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 12 }), pattern, (patterns, text) => {
      const entries = patterns.map((written, i) => ({ i, path: parseAcapPattern(written) }));
      const index = new PatternIndex(entries, { left: 1000 });
      const head = parseAcapPattern(text).segments[0]!;
      const places = (entries: Iterable<{ readonly i: number }>) =>
        [...entries].map(({ i }) => i).toSorted((a, b) => a - b);
      const heads = entries.map(({ i, path }) => ({ i, literal: path.segments[0]! }));
      expect(places(index.beginning(head))).toEqual(
        places(heads.filter(({ literal }) => head.startsWith(literal))),
      );
      expect(places(index.within(head))).toEqual(
        places(heads.filter(({ literal }) => literal.startsWith(head) && literal !== head)),
      );
    }),
  );
});

test('ours: a search ends when its budget is used up', () => {
  const entries = Array.from({ length: 50 }, (_, i) => ({ path: parseAcapPattern(`/${'a'.repeat(i)}`) }));
  const budget = { left: 10 };
  const index = new PatternIndex(entries, budget);
  expect([...index.beginning('/'.padEnd(60, 'a'))]).toHaveLength(10);
  expect([...index.within('/')]).toEqual([]);
});

test.each([
  ['present-copy', 'present-oldcopy'],
  ['idnex', 'index'],
  ['CRAWL', 'crawl'],
  ['train', undefined],
  ['', undefined],
  ['x'.repeat(5000), undefined],
])('ours: the intended word for %s is %s', (written, intended) => {
  expect(findNearestName(written, ['crawl', 'index', 'present-oldcopy'])).toBe(intended);
});
