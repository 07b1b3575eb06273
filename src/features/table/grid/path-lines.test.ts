// Long paths in their rows: nothing is cut in the middle.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderName, pathLines } from './path-lines.ts';

test.each([
  ['/a/b', 10, ['/a/b']],
  ['/puzzles/leaderboards/invite', 22, ['/puzzles/leaderboards/', 'invite']],
  ['/shop?color=red&size=m', 12, ['/shop?color=', 'red&size=m']],
  // A part that fits nowhere begins beside the slash, and is broken between its words or at the end of the line.
  ['/abcdefghijkl', 5, ['/abcd', 'efghi', 'jkl']],
  ['/a/some-long-slug', 9, ['/a/some-', 'long-slug']],
  ['/a/b', 0, ['/a/b']],
])('design: %s in lines of %i: %j', (path, capacity, lines) => {
  expect(pathLines(path, capacity)).toEqual(lines);
});

test('design: the lines are the whole path, none is longer than the capacity; only a very long path ends with an ellipsis', () => {
  const path = fc.array(fc.constantFrom('/', '?', '&', 'a', 'bcd', 'efghijklmn'), { maxLength: 60 });
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 40 }), (parts, capacity) => {
      const whole = `/${parts.join('')}`;
      const lines = pathLines(whole, capacity);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(capacity);
      expect(lines.length).toBeLessThanOrEqual(8);
      if (!lines.at(-1)?.endsWith('…')) expect(lines.join('')).toBe(whole);
      else expect(whole.startsWith(lines.join('').slice(0, -1))).toBe(true);
    }),
  );
});

test('design: the name of a folded folder leaves room for the number of its URLs, which yields to a part of the path', () => {
  const key = '/sport/olympics/2008/';
  const folder = (urls: number) => ({ key, kind: 'folder', from: 2, to: 2 + urls }) as const;
  const beside = (...lines: string[]) => ({ lines, hasCount: true });
  expect(folderName(folder(3), 30)).toEqual(beside(key));
  expect(folderName(folder(3), 29)).toEqual(beside('/sport/olympics/', '2008/'));
  expect(folderName(folder(300), 31)).toEqual(beside('/sport/olympics/', '2008/'));
  expect(folderName(folder(3), 16)).toEqual({ lines: ['/sport/', 'olympics/2008/'], hasCount: false });
  // While the width is not known, or without any room, the name is not lost.
  expect(folderName(folder(3), 0)).toEqual(beside(key));
  expect(folderName(folder(3), 5).lines.join('').startsWith('/sport/')).toBe(true);
});
