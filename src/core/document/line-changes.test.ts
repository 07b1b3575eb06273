import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createSplices,
  editWishes,
  lineText,
  runs,
  spliceToEdit,
  textOfLines,
} from '../../testing/arbitraries/edits.ts';
import { sourceLines } from '../../testing/policies.ts';
import { applyEdits } from './edits.ts';
import { changedRuns, editsBetween } from './line-changes.ts';
import { createLines, lineAt, type SourceLine } from './lines.ts';
import { comparePositions, insertAt, replaceInLine, type TextEdit } from './range.ts';
import { type Source, sourceOfText } from './source.ts';

const lfText = (source: Source) =>
  sourceLines(source)
    .map(({ text }) => text)
    .join('\n');

/** The text of an editor that shows LF only: the same edits applied to the text with LF. */
function applyToLfText(before: Source, edits: readonly TextEdit[]): string {
  const lines = lfText(before).split('\n');
  const at = ({ line, column }: TextEdit['range']['start']) =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column;
  return edits.toReversed().reduce((text, { range, text: written }) => {
    return text.slice(0, at(range.start)) + written + text.slice(at(range.end));
  }, lfText(before));
}

/** Expects edits that are sorted and separate, do not split surrogate pairs and have an effect. */
function expectSound(before: Source, edits: readonly TextEdit[]): void {
  const places = edits.flatMap(({ range }) => [range.start, range.end]);
  expect(places.toSorted(comparePositions)).toEqual(places);
  for (const { line, column } of places) {
    expect(lineAt(before.lines, line)?.text.slice(column - 1, column + 1)).not.toMatch(
      /^[\ud800-\udbff][\udc00-\udfff]$/,
    );
  }
  for (const { range, text } of edits) {
    expect(text.isWellFormed()).toBe(true);
    expect(text === '' && comparePositions(range.start, range.end) === 0).toBe(false);
  }
}

function expectMirrored(before: Source, after: Source): void {
  const edits = editsBetween(before, after);
  expectSound(before, edits);
  expect(applyToLfText(before, edits)).toBe(lfText(after));
}

describe('editsBetween', () => {
  const from = (text: string, edits: readonly TextEdit[]) => {
    const source = sourceOfText(text);
    return editsBetween(source, applyEdits(source, edits));
  };

  test.each([
    ['nothing changed', 'a\nb', [], []],
    ['one character typed', 'abc\nd', [insertAt(0, 1, 'x')], [insertAt(0, 1, 'x')]],
    [
      'a line typed over: only the difference',
      'Disallow: /a',
      [replaceInLine(0, 0, 12, 'Disallow: /b')],
      [replaceInLine(0, 11, 12, 'b')],
    ],
    [
      'a changed ending gives no edit',
      'a\r\nb',
      [{ range: { start: { line: 0, column: 1 }, end: { line: 1, column: 0 } }, text: '\n' }],
      [],
    ],
    ['an inserted line', 'a\nb', [insertAt(1, 0, 'x\r\n')], [insertAt(1, 0, 'x\n')]],
    ['a line appended', 'a', [insertAt(0, 1, '\nx')], [insertAt(0, 1, '\nx')]],
    [
      'half an emoji is never replaced',
      '\u{1f916}',
      [replaceInLine(0, 0, 2, '\u{1f917}')],
      [replaceInLine(0, 0, 2, '\u{1f917}')],
    ],
    [
      'nor is its second half',
      '\u{1f916}',
      [replaceInLine(0, 0, 2, '\u{1f516}')],
      [replaceInLine(0, 0, 2, '\u{1f516}')],
    ],
  ] as const)('%s', (_name, text, edits, expected) => {
    expect(from(text, edits)).toEqual(expected);
  });

  test('its edits give the editor the text after random edits', () => {
    fc.assert(
      fc.property(
        textOfLines(lineText),
        fc.array(editWishes, { minLength: 1, maxLength: 3 }),
        (text, steps) => {
          const before = sourceOfText(`x${text}`);
          let after = before;
          for (const wishes of steps) {
            const now = sourceLines(after)
              .map((line) => line.text + line.eol)
              .join('');
            after = applyEdits(
              after,
              createSplices(now, wishes).map((splice) => spliceToEdit(now, splice)),
            );
          }
          expectMirrored(before, after);
          expectMirrored(after, before);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  test('its edits give the editor the text after lines were moved, removed and added, at any distance', () => {
    const pool = Array.from({ length: 40 }, (_, i) => fc.constant(i));
    const picks = fc.oneof(fc.shuffledSubarray(pool.map((_, i) => i)), fc.subarray(pool.map((_, i) => i)));
    fc.assert(
      fc.property(picks, picks, (before, after) => {
        const lines = sourceLines(sourceOfText(pool.map((_, i) => `line ${i % 7}`).join('\n')));
        const sourceOf = (numbers: readonly number[]): Source => {
          const selected: SourceLine[] = numbers.map((i) => lines[i]!);
          return {
            encoding: 'utf-8',
            bom: false,
            lines: createLines(selected.length > 0 ? selected : [lines[0]!]),
          };
        };
        expectMirrored(sourceOf(before), sourceOf(after));
      }),
      { numRuns: runs(250) },
    );
  });

  test('a line moved over thousands of lines is two small edits', () => {
    const before = sourceOfText(Array.from({ length: 5000 }, (_, i) => `Disallow: /${i}`).join('\n'));
    const line = lineAt(before.lines, 10)!;
    const edits = [
      { range: { start: { line: 10, column: 0 }, end: { line: 11, column: 0 } }, text: '' },
      insertAt(4900, 0, `${line.text}\n`),
    ];
    const after = applyEdits(before, edits);
    expect(changedRuns(before.lines, after.lines)).toEqual([
      { from: 10, to: 11, newFrom: 10, newTo: 10 },
      { from: 4900, to: 4900, newFrom: 4899, newTo: 4900 },
    ]);
    expect(changedRuns(after.lines, before.lines)).toEqual([
      { from: 10, to: 10, newFrom: 10, newTo: 11 },
      { from: 4899, to: 4900, newFrom: 4900, newTo: 4900 },
    ]);
    expectMirrored(before, after);
    expectMirrored(after, before);
  });
});

describe('changedRuns', () => {
  test('finds changed runs in file order, and only those', () => {
    fc.assert(
      fc.property(textOfLines(lineText), editWishes, (text, wishes) => {
        const before = sourceOfText(text);
        fc.pre(!before.bom);
        const after = applyEdits(
          before,
          createSplices(text, wishes).map((splice) => spliceToEdit(text, splice)),
        );
        const runs = changedRuns(before.lines, after.lines);
        let i = 0;
        let j = 0;
        for (const run of [
          ...runs,
          { from: before.lines.length, newFrom: after.lines.length, to: 0, newTo: 0 },
        ]) {
          expect(run.from - i).toBe(run.newFrom - j);
          for (; i < run.from; i++, j++) expect(lineAt(before.lines, i)).toBe(lineAt(after.lines, j));
          i = run.to;
          j = run.newTo;
        }
      }),
      { numRuns: runs(250) },
    );
  });
});

test('ours: a line that occurs twice, as aligned versions may have it, ends the comparison like any other', () => {
  const [a, b, c, d] = sourceLines(sourceOfText('a\nb\nc\nd\n'));
  const linesOf = (...lines: (SourceLine | undefined)[]) => createLines(lines.flatMap((line) => line ?? []));
  const [short, long] = [linesOf(a, c, b), linesOf(a, d, b, b)];
  expect(changedRuns(short, long)).toEqual([{ from: 1, to: 2, newFrom: 1, newTo: 3 }]);
  expect(changedRuns(long, short)).toEqual([{ from: 1, to: 3, newFrom: 1, newTo: 2 }]);
});
