import { expect, test } from 'vitest';
import { segmentText } from './text-segments.ts';

const drawn = (text: string, keepsSpaces: boolean) =>
  segmentText(text, keepsSpaces)
    .map(({ kind, text: shown }) => (kind === 'mark' ? `[${shown}]` : shown))
    .join('');

test.each([
  ['spaces and tabs where a page would swallow them', '  a\tb\u200b', false, '[SP][SP]a[TAB]b[ZWSP]'],
  ['all but spaces and tabs where those show', '  a\tb\u200b\u00a0', true, '  a\tb[ZWSP][NBSP]'],
])('product: boxes are drawn for %s', (_, text, keepsSpaces, expected) => {
  expect(drawn(text, keepsSpaces)).toBe(expected);
});
