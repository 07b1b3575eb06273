// Texts that are shortened for display.
import fc from 'fast-check';
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

test.each([
  ['whole words of a path', '/packages/flash/multimedia/TEMPLATES/', '/packages/flash/…/TEMPLATES/'],
  ['a query', '/shop/list?category=shoes&sort=price_asc', '/shop/list?…=price_asc'],
  ['no separator near the cuts', 'abcdefghijklmnopqrstuvwxyz0123456789', 'abcdefghijklmnopq…yz0123456789'],
])('ours: a text is cut beside a separator: %s', (_, text, short) => {
  expect(shortenMiddle(text, 30, 17, 12)).toBe(short);
});

test('ours: a shortened text is not longer than its limit, and no character of it is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 16, maxLength: 80 }), (text) => {
      const short = shortenMiddle(text, 30, 17, 12);
      expect(short.length).toBeLessThanOrEqual(30);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
