import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedLines, restoreLine, restoreRemoved } from './edited-lines.ts';
import { applyEdits } from './edits.ts';
import { lineAt, linesIn } from './lines.ts';
import { deleteLines } from './place-lines.ts';
import { replaceInLine } from './range.ts';
import { type Source, sourceOfText } from './source.ts';

const textOf = ({ lines }: Source) =>
  lines.chunks.flatMap((chunk) => linesIn(chunk).map(({ text, eol }) => text + eol)).join('');

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

describe('design: restoring returns the original bytes', () => {
  test('a changed line', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.constantFrom('', 'Disallow: /other', 'x'), (text, nth, fresh) => {
        const before = sourceOfText(text);
        const line = nth % before.lines.length;
        const was = lineAt(before.lines, line)?.text ?? '';
        const after = applyEdits(before, [replaceInLine(line, 0, was.length, fresh)]);
        const { changed, removed } = editedLines(before.lines, after.lines);
        expect(removed).toEqual([]);
        expect(changed.size).toBe(was === fresh ? 0 : 1);
        const restored = [...changed.values()].reduce(
          (source, line) => applyEdits(source, restoreLine(source, line)),
          after,
        );
        expect(textOf(restored)).toBe(text);
        expect(editedLines(before.lines, restored.lines).changed.size).toBe(0);
      }),
    );
  });

  test('lines removed from one place', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.integer({ min: 1, max: 3 }), (text, nth, count) => {
        const before = sourceOfText(text);
        const first = nth % before.lines.length;
        const after = applyEdits(
          before,
          deleteLines(before, first, Math.min(before.lines.length, first + count)),
        );
        const { changed, removed } = editedLines(before.lines, after.lines);
        // If nothing is left, the last line was emptied instead of removed.
        const emptied = [...changed.values()];
        fc.pre(new Set(removed.map(({ at }) => at)).size <= 1);
        const restored = emptied.reduce(
          (source, one) => applyEdits(source, restoreLine(source, one)),
          applyEdits(after, restoreRemoved(after, removed)),
        );
        expect(textOf(restored)).toBe(text);
        expect(editedLines(before.lines, restored.lines).removed).toEqual([]);
      }),
    );
  });
});

test('design: a removed line has its old number and its place between its neighbors', () => {
  const before = sourceOfText('a\nb\nc\n');
  const after = applyEdits(before, deleteLines(before, 1, 2));
  expect(editedLines(before.lines, after.lines).removed).toMatchObject([
    { line: { text: 'b' }, was: 1, at: 1 },
  ]);
});
