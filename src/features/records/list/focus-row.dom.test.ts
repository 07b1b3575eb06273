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

test('ours: a field of a row is focused by its name, which is the same in every language', () => {
  focusLineField(2, 'comment');
  expect(focused()).toBe('comment');
});

test('WCAG 2.4.3: if the row does not have the field, as a composite has no usage field, its first field is focused', async () => {
  focusLineField(2, 'usage');
  await manyFrames();
  expect(focused()).toBe('member-1');
});

test('ours: the focus is not taken from a user who has moved it meanwhile', async () => {
  const button = document.querySelector('button')!;
  focusLineField(2, 'usage');
  button.focus();
  await manyFrames();
  expect(document.activeElement).toBe(button);
});
