import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedLines, restoreLine, restoreRemoved } from './edited-lines.ts';
import { applyEdits } from './edits.ts';
import { lineAt } from './lines.ts';
import { deleteLines } from './place-lines.ts';
import { replaceInLine } from './range.ts';
import { type Source, sourceOfText } from './source.ts';

const textOf = ({ lines }: Source) =>
  lines.chunks.flatMap((chunk) => chunk.map(({ text, eol }) => text + eol)).join('');

const file = fc
  .tuple(
    fc.array(fc.constantFrom('User-agent: *', 'Disallow: /a', 'Allow: /b', '# c', ''), {
      minLength: 2,
      maxLength: 12,
    }),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
  )
  .map(([lines, eol, isEnded]) => lines.join(eol) + (isEnded ? eol : ''));

describe('look next: bringing back leaves the bytes as they were', () => {
  test('a line that was changed', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.constantFrom('', 'Disallow: /other', 'x'), (text, nth, fresh) => {
        const before = sourceOfText(text);
        const line = nth % before.lines.length;
        const was = lineAt(before.lines, line)?.text ?? '';
        const after = applyEdits(before, [replaceInLine(line, 0, was.length, fresh)]);
        const { changed, removed } = editedLines(before.lines, after.lines);
        expect(removed).toEqual([]);
        expect(changed.size).toBe(was === fresh ? 0 : 1);
        const back = [...changed.values()].reduce(
          (source, one) => applyEdits(source, restoreLine(source, one)),
          after,
        );
        expect(textOf(back)).toBe(text);
        expect(editedLines(before.lines, back.lines).changed.size).toBe(0);
      }),
    );
  });

  test('lines that were removed from one place', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.integer({ min: 1, max: 3 }), (text, nth, count) => {
        const before = sourceOfText(text);
        const first = nth % before.lines.length;
        const after = applyEdits(
          before,
          deleteLines(before, first, Math.min(before.lines.length, first + count)),
        );
        const { changed, removed } = editedLines(before.lines, after.lines);
        // Where nothing is left, the last line is one that was emptied.
        const emptied = [...changed.values()];
        fc.pre(new Set(removed.map(({ at }) => at)).size <= 1);
        const back = emptied.reduce(
          (source, one) => applyEdits(source, restoreLine(source, one)),
          applyEdits(after, restoreRemoved(after, removed)),
        );
        expect(textOf(back)).toBe(text);
        expect(editedLines(before.lines, back.lines).removed).toEqual([]);
      }),
    );
  });
});

test('look next: a removed line knows its old number and its place between its neighbours', () => {
  const before = sourceOfText('a\nb\nc\n');
  const after = applyEdits(before, deleteLines(before, 1, 2));
  expect(editedLines(before.lines, after.lines).removed).toMatchObject([
    { line: { text: 'b' }, was: 1, at: 1 },
  ]);
});
