import { expect, test } from 'vitest';
import { textBetweenMarks } from './trim-characters.ts';

test.each([
  ['"/a"', '/a'],
  ['<<"/a" b">', '/a" b'],
  ['“/a”', '/a'],
  ['"/a', undefined],
  ['/a"', undefined],
  ['"""', undefined],
  ['', undefined],
])('ours: between the marks of %j stands %j', (text, expected) =>
  expect(textBetweenMarks(text, '"<“', '">”')).toBe(expected),
);

test('ours: a run of thousands of marks is looked at once, not shared out in every way', () => {
  const marks = '"'.repeat(200_000);
  expect(textBetweenMarks(`${marks}x`, '"', '"')).toBe(undefined);
  expect(textBetweenMarks(`${marks}x${marks}`, '"', '"')).toBe('x');
});
