// The rows and columns that are rendered for the visible area.
import { describe, expect, test } from 'vitest';
import {
  columnsInWindow,
  emptyWindow,
  insertPlace,
  isSameWindow,
  rowsInWindow,
  windowOf,
} from './scroll-window.ts';

const CELL = 24;
const COLUMN = 50;
const scrolled = (scrollTop: number, scrollLeft = 0) =>
  windowOf(
    { scrollTop, scrollLeft, scrollWidth: 5000, clientHeight: 240, clientWidth: 400 },
    CELL,
    COLUMN,
    20,
  );
const rowAt = (distance: number) => Math.floor(distance / CELL);
const ends = (places: readonly number[]) => [places[0], places.at(-1)];

describe('rows', () => {
  test.each([
    ['at the top: the visible ones and eight more', 0, 1000, [0, 23]],
    ['within a step of four nothing is rendered again', 3 * CELL, 1000, [0, 23]],
    ['further down: eight more on each side', 100 * CELL, 1000, [92, 123]],
    ['at the end', 990 * CELL, 1000, [968, 999]],
    ['after the list got shorter, its last rows', 900 * CELL, 50, [18, 49]],
    ['after the list got very short, all', 900 * CELL, 3, [0, 2]],
    ['of an empty list, none', 0, 0, [undefined, undefined]],
  ])('ours: %s', (_, top, count, drawn) => {
    expect(
      ends(rowsInWindow(scrolled(top), CELL, count, (distance) => Math.min(rowAt(distance), count - 1))),
    ).toEqual(drawn);
  });

  test('ours: every visible row is rendered at any scroll position', () => {
    for (let top = 0; top < 200 * CELL; top += 7) {
      const drawn = new Set(rowsInWindow(scrolled(top), CELL, 1000, rowAt));
      for (let at = top; at < top + 240; at += CELL) expect(drawn.has(Math.floor(at / CELL))).toBe(true);
    }
  });

  test('ours: scrolling a hundred rows by ten pixels renders at most twice in four rows', () => {
    let last = emptyWindow;
    let times = 0;
    for (let top = 0; top < 100 * CELL; top += 10) {
      const box = scrolled(top);
      if (!isSameWindow(box, last)) times++;
      last = box;
    }
    expect(times).toBeLessThanOrEqual(51);
  });
});

describe('columns', () => {
  test('ours: every visible column is rendered, with two more on each side', () => {
    for (let left = 0; left < 4600; left += 13) {
      const drawn = new Set(columnsInWindow(scrolled(0, left), COLUMN, 100));
      for (let at = left; at < left + 400; at += COLUMN)
        for (const neighbor of [-2, 0, 2].map((step) => Math.floor(at / COLUMN) + step))
          if (neighbor >= 0 && neighbor < 100) expect(drawn).toContain(neighbor);
      expect(drawn.size).toBeLessThan(18);
    }
  });

  test('ours: beyond the last column, the last ones; of none, none', () => {
    expect(columnsInWindow(scrolled(0, 90_000), COLUMN, 4)).toEqual([1, 2, 3]);
    expect(columnsInWindow(scrolled(0), COLUMN, 0)).toEqual([]);
    expect(columnsInWindow(emptyWindow, COLUMN, 100)).toEqual([]);
  });

  test('design: the columns before and after those in sight are counted', () => {
    expect(scrolled(0)).toMatchObject({ before: 0, after: 92 });
    expect(scrolled(0, 3 * COLUMN)).toMatchObject({ before: 3, after: 89 });
    expect(scrolled(0, 92 * COLUMN)).toMatchObject({ before: 92, after: 0 });
  });
});

test('ours: the place with the focus is also rendered', () => {
  expect(insertPlace([4, 5, 6], 90)).toEqual([4, 5, 6, 90]);
  expect(insertPlace([4, 5, 6], 1)).toEqual([1, 4, 5, 6]);
  expect(insertPlace([4, 5, 6], 5)).toEqual([4, 5, 6]);
  expect(insertPlace([4, 5, 6], -1)).toEqual([4, 5, 6]);
  expect(insertPlace([], 0)).toEqual([0]);
});
