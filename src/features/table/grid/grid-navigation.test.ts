import { expect, test } from 'vitest';
import { type GridPlace, placeAfterKey } from './grid-navigation.ts';

const extent = { rows: 11, columns: 3, page: 5 };
const at = (row: number, column: number): GridPlace => ({ row, column });

test.each<[string, GridPlace, GridPlace]>([
  ['ArrowDown', at(1, 1), at(2, 1)],
  ['ArrowDown', at(11, 1), at(11, 1)],
  ['ArrowUp', at(1, 2), at(0, 2)],
  ['ArrowUp', at(0, 2), at(0, 2)],
  ['ArrowLeft', at(4, 1), at(4, 0)],
  ['ArrowLeft', at(4, 0), at(4, 0)],
  ['ArrowRight', at(4, 3), at(4, 3)],
  ['Home', at(4, 3), at(4, 1)],
  ['End', at(4, 0), at(4, 3)],
  ['PageDown', at(4, 2), at(9, 2)],
  ['PageDown', at(9, 2), at(11, 2)],
  ['PageUp', at(9, 2), at(4, 2)],
  ['PageUp', at(3, 2), at(1, 2)],
  ['PageUp', at(0, 2), at(0, 2)],
  ['Ctrl+Home', at(9, 0), at(1, 1)],
  ['Ctrl+End', at(1, 1), at(11, 3)],
])('%s moves from %o to %o', (key, from, to) => {
  expect(placeAfterKey(key, from, extent)).toEqual(to);
});

test('other keys do not move', () => {
  for (const key of ['a', 'Enter', 'constructor', 'Ctrl+ArrowUp'])
    expect(placeAfterKey(key, at(1, 1), extent)).toBe(undefined);
});

test('an empty grid keeps its heads', () => {
  const empty = { rows: 0, columns: 0, page: 5 };
  expect(placeAfterKey('Ctrl+End', at(0, 0), empty)).toEqual(at(0, 0));
  expect(placeAfterKey('Ctrl+Home', at(0, 0), empty)).toEqual(at(0, 0));
});
