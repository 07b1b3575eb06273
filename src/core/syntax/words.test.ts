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
  'ours: words are runs without blanks and tabs, also where the text ends first: %j, %d to %d',
  (text, from, to, words) => {
    const found = splitWords(text, from, to);
    expect(found.map((word) => word.text)).toEqual(words);
    for (const word of found) expect(text.slice(word.start, word.end)).toBe(word.text);
  },
);
