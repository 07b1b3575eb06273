// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { focusLineField } from './focus-row.ts';

// What jsdom lacks.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

beforeEach(() => {
  document.body.innerHTML = `
    <button>elsewhere</button>
    <fieldset data-line="3"><input aria-label="Part 1"><input aria-label="Comment"></fieldset>`;
});

const manyFrames = async () => {
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
};
const focused = () => document.activeElement?.ariaLabel;

test('ours: a field of a row is gone to by its label', () => {
  focusLineField(2, 'Comment');
  expect(focused()).toBe('Comment');
});

test('WCAG 2.4.3: where the row has no such field, as a composite has no usage of its own, its first one is gone to', async () => {
  focusLineField(2, 'Usage');
  await manyFrames();
  expect(focused()).toBe('Part 1');
});

test('ours: nobody is called back who has gone on meanwhile', async () => {
  const button = document.querySelector('button')!;
  focusLineField(2, 'Usage');
  button.focus();
  await manyFrames();
  expect(document.activeElement).toBe(button);
});
