import { describe, expect, test } from 'vitest';
import { parsePastedNames } from './name-lists.ts';

describe('a text that is pasted as user-agents', () => {
  test.each([
    ['one name', 'a', ['a']],
    ['commas separate names', 'a, b,c', ['a', 'b', 'c']],
    ['spaces alone do not: some names of 1996 contain them', 'Teleport Pro', ['Teleport Pro']],
    ['lines separate names, and so do commas in them', 'a, b\r\nc\n', ['a', 'b', 'c']],
    [
      'the header of a browser is not a list',
      'Mozilla/5.0 (X11; a, b) like c',
      ['Mozilla/5.0 (X11; a, b) like c'],
    ],
    ['a name with a number sign cannot be written', 'a, b#, c', ['a', 'c']],
  ] as const)('%s', (_, text, names) => {
    expect(parsePastedNames(text)).toEqual(names);
  });
});
