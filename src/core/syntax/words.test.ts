import { expect, test } from 'vitest';
import { splitWords } from './words.ts';

test.each([
  ['', 0, 0, []],
  [' \t ', 0, 3, []],
  ['a  bc\td ', 0, 8, ['a', 'bc', 'd']],
  ['a  bc\td ', 4, 6, ['c']],
  ['a bc', 0, Infinity, ['a', 'bc']],
  ['a b\u00a0c', 9, 12, []],
])(
  'ours: words are runs without spaces and tabs, even if the text ends before the range: %j, %d to %d',
  (text, from, to, expected) => {
    const words = splitWords(text, from, to);
    expect(words.map((word) => word.text)).toEqual(expected);
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
  },
);
