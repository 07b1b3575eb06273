// Which rows and columns are drawn for what is in sight.
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
const scrolled = (scrollTop: number, scrollLeft = 0) =>
  windowOf({ scrollTop, scrollLeft, clientHeight: 240, clientWidth: 400 }, CELL);
const ends = (places: readonly number[]) => [places[0], places.at(-1)];

describe('rows', () => {
  test.each([
    ['at the top: those in sight, and eight more', 0, 1000, [0, 23]],
    ['within a step of four nothing is drawn anew', 3 * CELL, 1000, [0, 23]],
    ['further down: eight more on each side', 100 * CELL, 1000, [92, 123]],
    ['at the end', 990 * CELL, 1000, [968, 999]],
    ['of a list that grew short, its last', 900 * CELL, 50, [18, 49]],
    ['of a list that grew very short, all', 900 * CELL, 3, [0, 2]],
    ['of none, none', 0, 0, [undefined, undefined]],
  ])('ours: %s', (_, top, count, drawn) => {
    expect(ends(rowsInWindow(scrolled(top), CELL, count))).toEqual(drawn);
  });

  test('ours: every row in sight is drawn, wherever it is scrolled to', () => {
    for (let top = 0; top < 200 * CELL; top += 7) {
      const drawn = new Set(rowsInWindow(scrolled(top), CELL, 1000));
      for (let at = top; at < top + 240; at += CELL) expect(drawn.has(Math.floor(at / CELL))).toBe(true);
    }
  });

  test('ours: scrolling a hundred rows by ten pixels draws at most two times in four rows', () => {
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
  const widths = Array.from({ length: 100 }, (_, place) => 5 + (place % 3));
  test('ours: every column in sight is drawn, with two more on each side', () => {
    const starts = widths.map((__, place) => widths.slice(0, place).reduce((sum, one) => sum + one * 10, 0));
    for (let left = 0; left < 5000; left += 13) {
      const drawn = new Set(columnsInWindow(scrolled(0, left), 10, widths));
      widths.forEach((width, place) => {
        const isSeen = starts[place]! < left + 400 && starts[place]! + width * 10 > left;
        if (isSeen)
          for (const one of [place - 2, place, place + 2]) if (widths[one]) expect(drawn).toContain(one);
      });
      expect(drawn.size).toBeLessThan(18);
    }
  });

  test('ours: beyond the last, the last ones; of none, none', () => {
    expect(columnsInWindow(scrolled(0, 90_000), 10, [5, 5, 5, 5])).toEqual([1, 2, 3]);
    expect(columnsInWindow(scrolled(0), 10, [])).toEqual([]);
    expect(columnsInWindow(emptyWindow, 10, widths)).toEqual([]);
  });
});

test('ours: the place with the focus is drawn besides', () => {
  expect(insertPlace([4, 5, 6], 90)).toEqual([4, 5, 6, 90]);
  expect(insertPlace([4, 5, 6], 1)).toEqual([1, 4, 5, 6]);
  expect(insertPlace([4, 5, 6], 5)).toEqual([4, 5, 6]);
  expect(insertPlace([4, 5, 6], -1)).toEqual([4, 5, 6]);
  expect(insertPlace([], 0)).toEqual([0]);
});
