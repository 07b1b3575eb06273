import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';
import { sourceOfText } from './source.ts';

test.each<[string, number]>([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\r\nb\r\n', 2],
  ['a\n\n', 2],
  ['\n', 1],
  ['a\nb', 2],
])('POSIX 3.206: a line end ends a line, also the last one: %j has %i lines', (text, count) => {
  expect(countLines(sourceOfText(text).lines)).toBe(count);
});
