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
])('ours: the text between the marks of %j is %j', (text, expected) =>
  expect(textBetweenMarks(text, '"<“', '">”')).toBe(expected),
);

test('ours: a run of thousands of marks is read once, without backtracking', () => {
  const marks = '"'.repeat(200_000);
  expect(textBetweenMarks(`${marks}x`, '"', '"')).toBe(undefined);
  expect(textBetweenMarks(`${marks}x${marks}`, '"', '"')).toBe('x');
});
