import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySplices,
  createSplices,
  editWishes,
  lineText,
  runs,
  spliceToEdit,
  textOfLines,
} from '../../testing/arbitraries/edits.ts';
import { sourceLines } from '../../testing/policies.ts';
import { applyEdits } from './edits.ts';
import type { TextEdit } from './range.ts';
import { printSource, readSource, sourceOfText, textOfSource } from './source.ts';

const edit = (line: number, column: number, endLine: number, endColumn: number, text: string): TextEdit => ({
  range: { start: { line, column }, end: { line: endLine, column: endColumn } },
  text,
});

/** For each line the number of the old line with its id, with `*` if it is the same object; `+` for a new line. */
function origins(before: string, edits: readonly TextEdit[]): string {
  const source = sourceOfText(before);
  const old = sourceLines(source);
  return sourceLines(applyEdits(source, edits))
    .map((line) => {
      const at = old.findIndex(({ id }) => id === line.id);
      return at < 0 ? '+' : `${at}${old[at] === line ? '*' : ''}`;
    })
    .join(' ');
}

describe('architecture 3: identity', () => {
  test.each([
    ['an edit inside a line', 'a\nbcd\ne', [edit(1, 1, 1, 2, 'x')], '0* 1 2*'],
    ['a line typed over', 'a\nbcd\ne', [edit(1, 0, 1, 3, 'xyz')], '0* 1 2*'],
    ['a split: the longer part, here the first', 'abcde', [edit(0, 3, 0, 3, '\n')], '0 +'],
    ['a split: the longer part, here the second', 'abcde', [edit(0, 2, 0, 2, '\n')], '+ 0'],
    ['a break at the end of a line does not change the line', 'ab\nc', [edit(0, 2, 0, 2, '\n')], '0* + 1*'],
    ['nor does a break at the beginning of a line', 'ab\nc', [edit(1, 0, 1, 0, '\n')], '0* + 1*'],
    ['a join: the longer line', 'ab\ncde', [edit(0, 2, 1, 0, '')], '1'],
    ['a join of three', 'ab\nc\nd', [edit(0, 2, 2, 0, ' ')], '0'],
    ['lines inserted before', 'a\nb', [edit(0, 0, 0, 0, 'x\ny\n')], '+ + 0* 1*'],
    ['lines deleted', 'a\nb\nc\nd', [edit(1, 0, 3, 0, '')], '0* 3*'],
    ['a line deleted before an empty line', 'a\nb\n\nd', [edit(1, 0, 2, 0, '')], '0* 2* 3*'],
    ['a line moved up', 'a\nb\nc\nd', [edit(0, 0, 0, 0, 'c\n'), edit(2, 0, 3, 0, '')], '2* 0* 1* 3*'],
    ['a line moved down', 'a\nb\nc\nd', [edit(0, 0, 1, 0, ''), edit(3, 0, 3, 0, 'a\n')], '1* 2* 0* 3*'],
    [
      'two equal lines moved',
      'a\na\nb\nc',
      [edit(0, 0, 2, 0, ''), edit(3, 0, 3, 0, 'a\na\n')],
      '2* 0* 1* 3*',
    ],
    [
      'a move that changes the ending keeps the id',
      'a\nb\nc',
      [edit(0, 0, 1, 0, ''), edit(2, 0, 2, 0, 'a\r')],
      '1* 0 2*',
    ],
    ['a line moved by replacing the lines around it', 'a\nb\nc\nd', [edit(0, 0, 3, 0, 'b\nc\n')], '1* 2* 3*'],
    [
      'a line moved before an empty line that becomes the last',
      'a\n\nb',
      [edit(1, 0, 2, 1, 'b\n')],
      '0* 2 1',
    ],
    [
      'a line moved over an empty line',
      'a\n\nb\nc',
      [edit(1, 0, 1, 0, 'b\n'), edit(2, 0, 3, 0, '')],
      '0* 2* 1* 3*',
    ],
    ['no edits', 'a\nb', [], '0* 1*'],
    ['a replacement by the same text', 'a\nb', [edit(0, 0, 1, 0, 'a\n')], '0* 1*'],
  ])('%s', (_name, before, edits, expected) => {
    expect(origins(before, edits)).toBe(expected);
  });

  test('no edits give the same source', () => {
    const source = sourceOfText('a\nb');
    expect(applyEdits(source, [])).toBe(source);
  });
});

describe('architecture 6: CR and LF that become adjacent are not merged', () => {
  test.each([
    ['a line deleted between them', 'a\rb\n\n', [edit(1, 0, 2, 0, '')], ['a\r', '\r', '']],
    ['text deleted between them', 'a\rb\nc', [edit(1, 0, 1, 1, '')], ['a\r', '\r', 'c']],
    ['LF typed after CR', 'a\rb', [edit(1, 0, 1, 0, '\n')], ['a\r', '\r', 'b']],
    ['CR typed before LF', 'a\n', [edit(0, 1, 0, 1, '\r')], ['a\r', '\r', '']],
    [
      'all empty lines after it',
      'a\rb\n\n\n\n\nc',
      [edit(1, 0, 2, 0, '')],
      ['a\r', '\r', '\r', '\r', '\r', 'c'],
    ],
    ['CRLF is not CR', 'a\r\nb\n\n', [edit(1, 0, 2, 0, '')], ['a\r\n', '\n', '']],
    ['a line emptied before CRLF', 'a\rb\r\n', [edit(1, 0, 1, 1, '')], ['a\r', '\r\n', '']],
  ])('%s', (_name, before, edits, expected) => {
    const after = applyEdits(sourceOfText(before), edits);
    expect(sourceLines(after).map(({ text, eol }) => text + eol)).toEqual(expected);
  });
});

describe('invalid edits', () => {
  const source = sourceOfText('ab\nc');
  test.each([
    ['a line after the file', [edit(2, 0, 2, 0, '')], 'edit at line 2, column 0: there is no such place'],
    ['a column after the line', [edit(0, 0, 0, 3, '')], 'edit at line 0, column 3: there is no such place'],
    [
      'a column before the line',
      [edit(0, -1, 0, 0, '')],
      'edit at line 0, column -1: there is no such place',
    ],
    ['not a number', [edit(0, Number.NaN, 0, 1, '')], 'edit at line 0, column NaN: there is no such place'],
    ['a fraction', [edit(0, 0.5, 0, 1, '')], 'edit at line 0, column 0.5: there is no such place'],
    [
      'the end before the beginning',
      [edit(1, 0, 0, 0, '')],
      'edit at line 0: edits must be sorted and must not overlap',
    ],
    [
      'unsorted',
      [edit(1, 0, 1, 0, ''), edit(0, 0, 0, 0, '')],
      'edit at line 0: edits must be sorted and must not overlap',
    ],
    [
      'overlapping',
      [edit(0, 0, 1, 0, ''), edit(0, 1, 1, 1, '')],
      'edit at line 0: edits must be sorted and must not overlap',
    ],
  ])('%s', (_name, edits, message) => {
    expect(() => applyEdits(source, edits)).toThrow(new RangeError(message));
  });
});

test('ours: lines moved in 8,000 places at once keep their objects, in less than minutes', () => {
  const source = sourceOfText('a\nb\nc\nd\n'.repeat(8_000));
  const after = applyEdits(
    source,
    Array.from({ length: 8_000 }, (_, i) => 4 * i).flatMap((at) => [
      edit(at, 0, at + 1, 0, ''),
      edit(at + 3, 0, at + 3, 0, 'a\n'),
    ]),
  );
  expect(textOfSource(after)).toBe('b\nc\na\nd\n'.repeat(8_000));
  const old = new Set(sourceLines(source));
  expect(sourceLines(after).every((line) => old.has(line))).toBe(true);
});

describe('random edits', () => {
  const cases = fc.tuple(textOfLines(lineText), editWishes);

  test('give the same text as splicing the string; the printed bytes have the same lines', () => {
    fc.assert(
      fc.property(cases, ([text, wishes]) => {
        fc.pre(!text.startsWith('\ufeff'));
        const splices = createSplices(text, wishes);
        const after = applyEdits(
          sourceOfText(text),
          splices.map((splice) => spliceToEdit(text, splice)),
        );
        const printed = textOfSource(after);
        expect(lf(printed)).toBe(lfJoined(text, splices));
        if (!hasMergedCrlf(text, splices)) expect(printed).toBe(applySplices(text, splices));
        fc.pre(!printed.startsWith('\ufeff'));
        const texts = sourceLines(after).map((line) => [line.text, line.eol]);
        expect(sourceLines(readSource(printSource(after))).map((line) => [line.text, line.eol])).toEqual(
          texts,
        );
      }),
      { numRuns: runs(500) },
    );
  });

  test('do not change the objects of untouched lines; ids are unique', () => {
    fc.assert(
      fc.property(cases, ([text, wishes]) => {
        const source = sourceOfText(`x${text}`);
        const edits = createSplices(`x${text}`, wishes).map((splice) => spliceToEdit(`x${text}`, splice));
        const after = sourceLines(applyEdits(source, edits));
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        const touched = new Set(edits.flatMap(({ range }) => linesOfRange(range.start.line, range.end.line)));
        const untouched = sourceLines(source).filter(
          (line, i) => !touched.has(i) && !isEmptyAfterCr(after, line.id),
        );
        expect(untouched.filter((line) => !after.includes(line))).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
  });
});

const linesOfRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Whether the line is an empty line after a CR: rule 6 may have changed its ending. */
function isEmptyAfterCr(lines: readonly { id: number; text: string; eol: string }[], id: number): boolean {
  const at = lines.findIndex((line) => line.id === id);
  return at > 0 && lines[at]?.text === '' && lines[at - 1]?.eol === '\r';
}

/** Whether splicing the string makes one CRLF of a separate CR and LF. */
function hasMergedCrlf(text: string, splices: ReturnType<typeof createSplices>): boolean {
  return lf(applySplices(text, splices)) !== lfJoined(text, splices);
}

/** The spliced text with LF for every ending. Each line break is counted where it is: CR and LF never merge. */
function lfJoined(text: string, splices: ReturnType<typeof createSplices>): string {
  let result = '';
  let from = 0;
  for (const splice of splices) {
    result += lf(text.slice(from, splice.from)) + lf(splice.text);
    from = splice.to;
  }
  return result + lf(text.slice(from));
}

const lf = (text: string) => text.replace(/\r\n|\r/g, '\n');
