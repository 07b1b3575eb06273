// Texts that are shortened for display.
import { expect, test } from 'vitest';
import { shortenEnd, shortenMiddle } from './shorten-text.ts';

test('ours: a text that is not too long is not changed', () => {
  expect(shortenEnd('abcd', 4)).toBe('abcd');
  expect(shortenMiddle('abcd', 4)).toBe('abcd');
});

test('ours: a long text keeps its beginning, or both ends', () => {
  expect(shortenEnd('abcde', 4)).toBe('abc…');
  expect(shortenMiddle('abcdefgh', 4)).toBe('ab…gh');
  expect(shortenMiddle('abcdefgh', 6, 3, 1)).toBe('abc…h');
});

test('ours: no character is split, and the text is not changed otherwise', () => {
  expect(shortenEnd('a🤖🤖', 3)).toBe('a…');
  expect(shortenMiddle('a🤖bc🤖d', 4)).toBe('a…d');
  expect(shortenMiddle('a\ufffdbcdefg', 6, 3, 1)).toBe('a\ufffdb…g');
});
