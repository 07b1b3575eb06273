import { describe, expect, test } from 'vitest';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { type FoldChoices, foldGroups } from './folded-groups.ts';

const groups: readonly RowGroup[] = [
  { key: '/a/', kind: 'folder', from: 1, to: 4 },
  { key: '/b/', kind: 'folder', from: 4, to: 6 },
  { key: '/c/', kind: 'folder', from: 6, to: 7 },
];
const fold = (
  count: number,
  choices: FoldChoices = {},
  mustShow: readonly number[] = [],
  arranged = count,
) => {
  const { places, folded } = foldGroups({ all: count, arranged }, groups, choices, (place) =>
    mustShow.includes(place),
  );
  return [places.slice(0, 8), [...folded.values()].map(({ key }) => key)];
};

describe('design: above 60 rows, folders are folded to one row', () => {
  test.each<[string, number, FoldChoices, readonly number[], ReturnType<typeof fold>]>([
    ['up to 60 rows all are open', 60, {}, [], [[0, 1, 2, 3, 4, 5, 6, 7], []]],
    [
      'above, each of two rows or more is folded',
      61,
      {},
      [],
      [
        [0, 1, 4, 6, 7, 8, 9, 10],
        ['/a/', '/b/'],
      ],
    ],
    [
      'folders with a changed, failing or selected row are open',
      61,
      {},
      [2],
      [[0, 1, 2, 3, 4, 6, 7, 8], ['/b/']],
    ],
    [
      'a folder that the user opened stays open',
      61,
      { '/b/': false },
      [],
      [[0, 1, 4, 5, 6, 7, 8, 9], ['/a/']],
    ],
    [
      'a folder that the user folded stays folded',
      20,
      { '/a/': true },
      [2],
      [[0, 1, 4, 5, 6, 7, 8, 9], ['/a/']],
    ],
  ])('%s', (_name, count, choices, mustShow, expected) => {
    expect(fold(count, choices, mustShow)).toEqual(expected);
  });
  test('rows that came after the table was arranged fold nothing, so that no row jumps', () => {
    expect(fold(61, {}, [], 60)).toEqual(fold(60));
    expect(fold(62, {}, [], 61)).toEqual(fold(61));
  });
});
