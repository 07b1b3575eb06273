import { afterEach, expect, test } from 'vitest';
import { registerPane } from '../../../actions/panes.ts';
import { focusGrid } from '../../../actions/table-focus.ts';
import { distanceInto, focusChosenCell, GRID_ID } from './grid-focus.ts';

const noPlace = { row: -1, column: -1 };
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const unregister of cleanups.splice(0)) unregister();
});

const focused = (content: string, focus: () => void): string | undefined => {
  document.body.innerHTML = content;
  cleanups.push(registerPane('table-body', { focus }));
  focusGrid();
  return document.activeElement?.id;
};

const grid = (cells: string) => `<div id="${GRID_ID}"><div aria-rowindex="2">${cells}</div></div>`;

test.each([
  [
    'the selected cell',
    grid('<i id="a" aria-colindex="1" tabindex="0"></i><i id="b" aria-colindex="2" tabindex="-1"></i>'),
    () => focusChosenCell({ row: 1, column: 1 }),
    'b',
  ],
  [
    'the last focused place, if no cell is selected',
    grid('<i id="a" aria-colindex="1" tabindex="-1"></i><i id="b" aria-colindex="2" tabindex="0"></i>'),
    () => focusChosenCell(noPlace),
    'b',
  ],
  [
    'the tree, whose items take no focus',
    '<p id="t" tabindex="0"><i aria-selected="true"></i></p>',
    () => document.getElementById('t')?.focus(),
    't',
  ],
])('aria: when the trace closes, the focus returns to %s', (_, content, focus, id) => {
  expect(focused(content, focus)).toBe(id);
});

test.each([
  ['nothing for a part of a pixel before', 99.9, 202, 0],
  ['nothing for a part of a pixel after', 197, 300.9, 0],
  ['to the start', 80, 183, -20],
  ['by a whole column under the pinned one', 294, 397.6, 103.4],
  ['by as many columns as it takes', 397.4, 500.8, 206.8],
])('design: a column comes into sight: it scrolls %s', (_, from, to, distance) => {
  expect(distanceInto(from, to, 100, 300, 103.4)).toBeCloseTo(distance);
});
