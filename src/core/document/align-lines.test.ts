import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLineDifferences } from '../analysis/versions/line-differences.ts';
import { alignLines } from './align-lines.ts';
import { sliceLines } from './lines.ts';
import { sourceOfText, textOfSource } from './source.ts';

const linesIn = (text: string) => sourceOfText(text).lines;

/** The differences as a list: `-` and a removed line, `+` and an added one. */
function differences(before: string, after: string): string[] {
  const old = linesIn(before);
  return findLineDifferences(old, alignLines(old, linesIn(after))).map(
    ({ kind, text }) => `${kind === 'added' ? '+' : '-'}${text}`,
  );
}

describe('two versions without a common history', () => {
  test.each([
    ['the same text', 'a\nb\n', 'a\nb\n', []],
    ['other endings', 'a\r\nb', 'a\nb', []],
    ['an added line', 'a\nc\n', 'a\nb\nc\n', ['+b']],
    ['a removed line', 'a\nb\nc\n', 'a\nc\n', ['-b']],
    ['a replaced line', 'a\nb\nc', 'a\nx\nc', ['-b', '+x']],
    ['a moved line', 'a\nb\nc\nd\n', 'b\nc\na\nd\n', ['-a', '+a']],
    [
      'a line inserted among repeated lines',
      'u\nDisallow: /\n\nv\nDisallow: /\n',
      'u\nDisallow: /\n\nv\nx\nDisallow: /\n',
      ['+x'],
    ],
    ['a record in the middle', 'u\nd\n\nw\nd\n', 'u\nd\n\nv\nd\n\nw\nd\n', ['+v', '+d', '+']],
    ['an empty old version', '', 'a\nb\n', ['+a', '+b']],
  ])('ours: %s', (_name, before, after, expected) => {
    expect(differences(before, after)).toEqual(expected);
  });

  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), { maxLength: 12 })
    .map((all) => all.join('\n'));

  test('ours: texts do not change, and common lines are in the same order in both versions', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [old, fresh] = [linesIn(before), linesIn(after)];
        const aligned = alignLines(old, fresh);
        const all = sliceLines(aligned, 0, aligned.length);
        expect(all.map((line) => line.text)).toEqual(
          sliceLines(fresh, 0, fresh.length).map((line) => line.text),
        );
        const places = sliceLines(old, 0, old.length);
        const paired = all.map((line) => places.indexOf(line)).filter((place) => place >= 0);
        expect(paired).toEqual([...new Set(paired)].toSorted((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
  });

  test('ours: removing and adding the differences turns the old version into the new one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const source = sourceOfText(before);
        const aligned = alignLines(source.lines, linesIn(after));
        const changes = findLineDifferences(source.lines, aligned);
        const texts = sliceLines(source.lines, 0, source.lines.length).map((line) => line.text);
        for (const { line } of changes.filter(({ kind }) => kind === 'removed').toReversed())
          texts.splice(line, 1);
        for (const { line, text: added } of changes.filter(({ kind }) => kind === 'added'))
          texts.splice(line, 0, added);
        expect(texts.join('\n')).toBe(textOfSource(sourceOfText(after)));
      }),
      { numRuns: 200 },
    );
  });
});
