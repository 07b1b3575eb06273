import { expect, test } from 'vitest';
import { caretAfterChange } from './use-kept-focus.ts';

test.each([
  ['before a change stays in place', '/ab|cdef', '/abcdXYef', '/ab|cdXYef'],
  ['after a change keeps the text that follows it', '/abcde|f', '/aXYbcdef', '/aXYbcde|f'],
  ['after text that is undone', '/abXY|cd', '/abcd', '/ab|cd'],
  ['inside text that is undone', '/abX|Ycd', '/abcd', '/ab|cd'],
  ['in a text that is replaced', '/ab|c', 'xyz', 'xyz|'],
  ['at the end', '/a|', '/ab', '/a|b'],
])('a caret %s', (_, before, after, expected) => {
  const caret = before.indexOf('|');
  const at = caretAfterChange(before.replace('|', ''), after, caret);
  expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(expected);
});
