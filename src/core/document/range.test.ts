import { expect, test } from 'vitest';
import { comparePositions, insertAt, replaceInLine } from './range.ts';

test('positions are ordered by line, then by column', () => {
  const places = [
    { line: 1, column: 0 },
    { line: 0, column: 7 },
    { line: 0, column: 2 },
  ];
  expect(places.toSorted(comparePositions).map(({ line, column }) => [line, column])).toEqual([
    [0, 2],
    [0, 7],
    [1, 0],
  ]);
  expect(comparePositions({ line: 1, column: 1 }, { line: 1, column: 1 })).toBe(0);
});

test('an insertion replaces an empty range', () => {
  expect(insertAt(3, 4, 'x')).toEqual(replaceInLine(3, 4, 4, 'x'));
});
