// How a query matches a name.
import { describe, expect, test } from 'vitest';
import { findMarks, matchesAlternativeWords, matchFuzzily } from './fuzzy-match.ts';

/** Returns the name with the matched letters in brackets. */
function marked(query: string, name: string): string | undefined {
  const match = matchFuzzily(query, name);
  if (!match) return undefined;
  const marks = new Set(match.marks);
  return Array.from({ length: name.length }, (_, index) =>
    marks.has(index) ? `[${name[index]}]` : name[index],
  ).join('');
}

test.each([
  ['the beginning of the name', 'Undo', 'un', '[U][n]do'],
  ['the beginning of a word', 'Add rule', 'rul', 'Add [r][u][l]e'],
  ['beginnings of words', 'Next finding', 'nf', '[N]ext [f]inding'],
  ['beginnings of words that go on', 'Duplicate rule', 'duprul', '[D][u][p]licate [r][u][l]e'],
  ['a beginning behind one that leads nowhere', 'Add a rule above', 'aab', '[A]dd a rule [a][b]ove'],
  ['letters inside of a word', 'Redo', 'do', 'Re[d][o]'],
  ['words in any order', 'Save workspace', 'work sav', '[S][a][v]e [w][o][r][k]space'],
  ['upper and lower case alike', 'Ask: May it fetch?', 'MAY', 'Ask: [M][a][y] it fetch?'],
  ['letters beyond ASCII', 'Über uns', 'üb', '[Ü][b]er uns'],
  ['a letter that lower case would make two', 'İz', 'z', 'İ[z]'],
  ['nothing typed', 'Undo', '  ', 'Undo'],
])('design: matched letters: %s', (_, name, query, expected) => {
  expect(marked(query, name)).toBe(expected);
});

test.each([
  ['a letter is missing', 'Undo', 'undox'],
  ['letters in another order', 'Undo', 'odnu'],
  ['letters that only follow one another', 'Unfold all', 'ufd'],
  ['letters scattered over a long line', 'Fixes of findings in this file', 'ffl'],
  ['one of two words is missing', 'Add rule', 'add record'],
])('design: no match: %s', (_, name, query) => {
  expect(matchFuzzily(query, name)).toBeUndefined();
});

describe('order of results', () => {
  const order = (query: string, names: readonly string[]) =>
    names.toSorted(
      (a, b) => (matchFuzzily(query, a)?.rank ?? Infinity) - (matchFuzzily(query, b)?.rank ?? Infinity),
    );

  test.each([
    ['the beginning of the name', 're', ['Redo', 'Add record', 'Share']],
    ['letters inside of a word before beginnings of several', 'ar', ['Archive', 'Compare', 'Add rule']],
    ['the beginning, then a word', 'find', ['Find in text', 'Next finding']],
  ])('design: %s', (_, query, names) => {
    expect(order(query, names.toReversed())).toEqual(names);
  });

  test('ours: a long name of equal letters is matched without trying every combination', () => {
    const query = `${'a'.repeat(40)}b`;
    expect(matchFuzzily(query, `${'a '.repeat(90)}xb`)).toBeUndefined();
    expect(matchFuzzily(query, `${'a '.repeat(9000)}xb`)).toBeUndefined();
  });
});

test.each([
  ['another word for it', 'Share by link…', 'send colleague', 'send', true],
  ['one word of the name and one other', 'Share by link…', 'send colleague', 'share col', true],
  ['letters inside of another word only', 'Share by link…', 'send colleague', 'league', false],
])('ours: %s', (_, name, also, query, is) => {
  expect(matchesAlternativeWords(query, name, also)).toBe(is);
});

test.each([
  ['whatever the case', 'DISALLOW', 'Disallow: /a', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['in the middle', '/a', 'Disallow: /a', [10, 11]],
  ['not there', 'allow: /b', 'Disallow: /a', undefined],
])('design: a part of a line, %s', (_, part, text, places) => {
  expect(findMarks(part, text)).toEqual(places);
});
