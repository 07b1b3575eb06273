import { expect, test } from 'vitest';
import { betweenMarks } from './without-ends.ts';

test.each([
  ['"/a"', '/a'],
  ['<<"/a" b">', '/a" b'],
  ['“/a”', '/a'],
  ['"/a', undefined],
  ['/a"', undefined],
  ['"""', undefined],
  ['', undefined],
])('ours: between the marks of %j stands %j', (text, expected) =>
  expect(betweenMarks(text, '"<“', '">”')).toBe(expected),
);

test('ours: a run of thousands of marks is looked at once, not shared out in every way', () => {
  const marks = '"'.repeat(200_000);
  expect(betweenMarks(`${marks}x`, '"', '"')).toBe(undefined);
  expect(betweenMarks(`${marks}x${marks}`, '"', '"')).toBe('x');
});
