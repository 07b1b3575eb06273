import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reader } from '../../readers/reader.ts';
import {
  countCellsBetween,
  createReaderTree,
  groupEqualReaders,
  leavesOfTree,
  type ReaderTree,
} from './reader-tree.ts';

/** Readers that answer as in a row, with one digit for each cell. */
function diffOf(rows: readonly string[]) {
  const readers = rows.map((title) => ({ title }) as Reader);
  const between = Uint32Array.from(
    rows.flatMap((one) =>
      rows.map((other) => Array.from(one).filter((answer, i) => answer !== other[i]).length),
    ),
  );
  return { readers, between };
}

test('product: readers that agree on all cells are one group, the lens first', () => {
  const groups = groupEqualReaders(diffOf(['000', '111', '000', '110', '111']), 1);
  expect(groups.map(({ places }) => places)).toEqual([[1, 4], [0, 2], [3]]);
});

test('product: the nearest are joined first, and a branch has the largest difference of any two on it', () => {
  const tree = createReaderTree(diffOf(['0000', '1111', '0001', '0111']), 0);
  expect(tree).toMatchObject({
    at: 4,
    parts: [
      { at: 1, parts: [{ places: [0] }, { places: [2] }] },
      { at: 1, parts: [{ places: [1] }, { places: [3] }] },
    ],
  });
});

test('product: one reader, or readers that are all alike, are a tree without a branch', () => {
  expect(createReaderTree(diffOf(['01']), 0)).toEqual({ places: [0], at: 0 });
  expect(createReaderTree(diffOf(['01', '01']), 1)).toEqual({ places: [1, 0], at: 0 });
});

const joinsOf = (tree: ReaderTree): ReaderTree[] =>
  'parts' in tree ? [tree, ...tree.parts.flatMap(joinsOf)] : [];

test('property: every reader is in a tree once, and no branch differs in more cells than its parent', () => {
  const rows = fc.array(fc.stringMatching(/^[012]{6}$/), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(rows, (given) => {
      const diff = diffOf(given);
      const tree = createReaderTree(diff, given.length - 1);
      const places = leavesOfTree(tree).flatMap((leaf) => leaf.places);
      expect(places[0]).toBe(given.length - 1);
      expect(places.toSorted((a, b) => a - b)).toEqual([...given.keys()]);
      for (const join of joinsOf(tree)) {
        const all = join.places.flatMap((a) => join.places.map((b) => countCellsBetween(diff, a, b)));
        expect(join.at).toBe(Math.max(...all));
        if ('parts' in join) for (const part of join.parts) expect(part.at).toBeLessThanOrEqual(join.at);
      }
    }),
  );
});
