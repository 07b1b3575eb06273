// What a fix changed, in the notice about it.
import { expect, test } from 'vitest';
import { applyEdits } from '../core/document/edits.ts';
import { insertAt, replaceInLine, type TextEdit } from '../core/document/range.ts';
import { sourceOfText } from '../core/document/source.ts';
import { describeFix } from './describe-fix.ts';

const before = sourceOfText('User-agent: *\nDisalow: /a\nDisalow: /b c\n\nAllow: /d \n');

const deletion = (from: number, to: number): TextEdit => ({
  range: { start: { line: from, column: 0 }, end: { line: to, column: 0 } },
  text: '',
});

test.each<[what: string, edits: readonly TextEdit[], sentence: string, line: number]>([
  ['a name', [replaceInLine(1, 0, 7, 'Disallow')], 'Line 2: Disalow is now Disallow.', 1],
  ['a value', [replaceInLine(2, 9, 13, '/b%20c')], 'Line 3: /b c is now /b%20c.', 2],
  [
    'the same in several lines',
    [replaceInLine(1, 0, 7, 'Disallow'), replaceInLine(2, 0, 7, 'Disallow')],
    '2 lines: Disalow is now Disallow.',
    1,
  ],
  ['a line that is deleted', [deletion(1, 2)], 'Line 2 is deleted.', 1],
  ['lines that are deleted', [deletion(1, 3)], 'Lines 2–3 are deleted.', 1],
  ['a new line', [insertAt(1, 0, 'Allow: /\n')], 'Line 2 is new.', 1],
  ['a space at the end', [replaceInLine(4, 9, 10, '')], 'Line 5 is changed.', 4],
  [
    'different edits',
    [replaceInLine(1, 0, 7, 'Disallow'), replaceInLine(2, 9, 13, '/b')],
    '2 lines are changed, from line 2 on.',
    1,
  ],
])('product: a fix says what it changed: %s', (_, edits, sentence, line) => {
  expect(describeFix(before.lines, applyEdits(before, edits).lines)).toEqual({ sentence, line });
});

test('product: a fix that changes no line says nothing of lines', () => {
  expect(describeFix(before.lines, before.lines)).toBeUndefined();
});
