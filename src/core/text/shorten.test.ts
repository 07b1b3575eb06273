// Texts cut for reading.
import { expect, test } from 'vitest';
import { beginningOf, endsOf } from './shorten.ts';

test('ours: what is not too long stays as it is', () => {
  expect(beginningOf('abcd', 4)).toBe('abcd');
  expect(endsOf('abcd', 4)).toBe('abcd');
});

test('ours: of a long text the beginning, or both ends', () => {
  expect(beginningOf('abcde', 4)).toBe('abc…');
  expect(endsOf('abcdefgh', 4)).toBe('ab…gh');
  expect(endsOf('abcdefgh', 6, 3, 1)).toBe('abc…h');
});

test('ours: no character is cut in two, and none of the text is another afterwards', () => {
  expect(beginningOf('a🤖🤖', 3)).toBe('a…');
  expect(endsOf('a🤖bc🤖d', 4)).toBe('a…d');
  expect(endsOf('a\ufffdbcdefg', 6, 3, 1)).toBe('a\ufffdb…g');
});
