// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusGrid, GRID_ID } from './matrix-focus.ts';

const focused = (content: string): string | undefined => {
  document.body.innerHTML = `<div id="${GRID_ID}">${content}</div>`;
  focusGrid();
  return document.activeElement?.id;
};

test.each([
  ['the chosen cell', '<i id="a" tabindex="0"></i><i id="b" tabindex="-1" aria-selected="true"></i>', 'b'],
  ['where it was last, if none is chosen', '<i id="a" tabindex="-1"></i><i id="b" tabindex="0"></i>', 'b'],
  ['the tree, whose items take no focus', '<p id="t" tabindex="0"><i aria-selected="true"></i></p>', 't'],
])('aria: back from the trace the focus goes to %s', (_, content, id) => {
  expect(focused(content)).toBe(id);
});
