import { expect, test } from 'vitest';
import { tokenizeJsonLine } from './json-tokens.ts';

test.each([
  ['  "location": "/a", ', ['2 field', '12 value']],
  ['{"tdm-reservation": 1}', ['0 value', '1 field', '18 value', '20 local', '21 value']],
  ['"a\\"b": [null, -1.5e3]', ['0 field', '6 value', '9 local', '13 value', '15 local', '21 value']],
  ["'a' // b", ['0 broken']],
  ['"open', ['0 broken']],
  ['01', ['0 broken']],
  ['', []],
])('RFC 8259: the colors of %s', (line, colors) =>
  expect(tokenizeJsonLine(line).map(({ startIndex, scopes }) => `${startIndex} ${scopes}`)).toEqual(colors),
);
