import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test.each([
  ['letters of any script', '/übung/ツ?x=1', '/übung/ツ?x=1'],
  ['a tab', 'a\tb', 'a\tb'],
  ['an override of direction', '/a\u202etxt.b', '/a‹U+202E›txt.b'],
  ['a blank of no width', '/a\u200bb', '/a‹U+200B›b'],
  ['a soft hyphen', '/a\u00adb', '/a‹U+00AD›b'],
  ['a tag character', '/a\u{e0041}', '/a‹U+E0041›'],
  ['a blank that does not break', 'a\u00a0b', 'a‹U+00A0›b'],
  ['NUL, escape and a line end', '\0\u001b\n', '‹U+0000›‹U+001B›‹U+000A›'],
  ['half of a character', '\ud800', '‹U+D800›'],
  ['a character of private use', '\ue000', '‹U+E000›'],
  ['an emoji', '😀', '😀'],
])('ours: %s', (_, text, expected) => {
  expect(visible(text)).toBe(expected);
});
