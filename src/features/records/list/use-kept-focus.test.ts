import { expect, test } from 'vitest';
import { caretAfterChange } from './use-kept-focus.ts';

test.each([
  ['in front of a change it stays', '/ab|cdef', '/abcdXYef', '/ab|cdXYef'],
  ['behind a change it keeps what follows', '/abcde|f', '/aXYbcdef', '/aXYbcde|f'],
  ['behind something undone', '/abXY|cd', '/abcd', '/ab|cd'],
  ['inside something undone', '/abX|Ycd', '/abcd', '/ab|cd'],
  ['in a text that became another', '/ab|c', 'xyz', 'xyz|'],
  ['at the end', '/a|', '/ab', '/a|b'],
])('a caret %s', (_, before, after, wanted) => {
  const caret = before.indexOf('|');
  const at = caretAfterChange(before.replace('|', ''), after, caret);
  expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(wanted);
});
