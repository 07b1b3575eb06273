import { expect, test } from 'vitest';
import { shortened } from './shorten-middle.ts';

test('a text of up to 160 characters is not changed', () => {
  const text = 'x'.repeat(160);
  expect(shortened(text)).toBe(text);
});

test('a longer text is shortened to its start and end', () => {
  expect(shortened(`/begin${'x'.repeat(3000)}end`)).toBe(`/begin${'x'.repeat(94)}…${'x'.repeat(37)}end`);
});

test('a character at the cut is included completely or not at all', () => {
  const text = `${'x'.repeat(99)}${'🤖'.repeat(100)}`;
  expect(shortened(text)).toBe(`${'x'.repeat(99)}…${'🤖'.repeat(20)}`);
  expect(shortened(`${text}y`)).toBe(`${'x'.repeat(99)}…${'🤖'.repeat(19)}y`);
});
