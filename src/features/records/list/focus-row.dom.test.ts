import { beforeEach, expect, test } from 'vitest';
import { focusLineField } from './focus-row.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button>elsewhere</button>
    <fieldset data-line="3"><input data-field="member-1"><input data-field="comment"></fieldset>`;
});

const manyFrames = async () => {
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
};
const focused = () => document.activeElement?.getAttribute('data-field');

test('ours: a field of a row is gone to by its name, which no language changes', () => {
  focusLineField(2, 'comment');
  expect(focused()).toBe('comment');
});

test('WCAG 2.4.3: where the row has no such field, as a composite has no usage of its own, its first one is gone to', async () => {
  focusLineField(2, 'usage');
  await manyFrames();
  expect(focused()).toBe('member-1');
});

test('ours: nobody is called back who has gone on meanwhile', async () => {
  const button = document.querySelector('button')!;
  focusLineField(2, 'usage');
  button.focus();
  await manyFrames();
  expect(document.activeElement).toBe(button);
});
