// Changes of the editor as edits: positions, order, line endings, and the position of the caret.
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import { insertAt, replaceInLine, type TextEdit } from '../../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { modelRange } from '../../../testing/browser/fake-editor-model.ts';
import { classifyTextChange, positionAfterEdits, toSourceEdits } from './text-change.ts';
import { createTextIntent } from './text-intent.ts';

describe('toSourceEdits', () => {
  test('changes are reversed into file order; an insertion is before a deletion at the same position', () => {
    const source = sourceOfText('abcdef\n');
    const edits = toSourceEdits(source, {
      changes: [
        { range: modelRange(1, 3, 1, 5), text: '' },
        { range: modelRange(1, 3), text: 'x' },
        { range: modelRange(1, 1), text: 'y' },
      ],
    });
    expect(textOfSource(applyEdits(source, edits))).toBe('yabxef\n');
  });
});

describe('positionAfterEdits: a caret is after any text that was inserted over it or at it', () => {
  const rows: readonly [
    name: string,
    edits: readonly TextEdit[],
    at: [number, number],
    after: [number, number],
  ][] = [
    ['typing at it', [insertAt(2, 3, 'ab')], [2, 3], [2, 5]],
    ['typing before it in its line', [insertAt(2, 1, 'ab')], [2, 3], [2, 5]],
    ['typing after it', [insertAt(2, 4, 'ab')], [2, 3], [2, 3]],
    ['a break at it', [insertAt(2, 3, '\r\n')], [2, 3], [3, 0]],
    ['breaks above it', [insertAt(0, 0, 'x\r\ny\rz\n')], [2, 3], [5, 3]],
    ['a break before it in its line', [insertAt(2, 1, '\n')], [2, 3], [3, 2]],
    ['deleting over it', [replaceInLine(2, 1, 5, '')], [2, 3], [2, 1]],
    [
      'joining its line to the one above',
      [{ range: { start: { line: 1, column: 4 }, end: { line: 2, column: 0 } }, text: '' }],
      [2, 3],
      [1, 7],
    ],
    ['two edits in its line', [insertAt(2, 0, 'ab'), replaceInLine(2, 1, 2, '')], [2, 3], [2, 4]],
    ['two edits, the second at it', [insertAt(2, 0, '\n'), insertAt(2, 3, 'x')], [2, 3], [3, 4]],
  ];
  test.each(rows)('%s', (_name, edits, [line, column], [newLine, newColumn]) => {
    expect(positionAfterEdits(edits, { line, column })).toEqual({ line: newLine, column: newColumn });
  });
});

describe('the intent of an edit', () => {
  const typed = (edits: readonly TextEdit[], column: number) =>
    createTextIntent('/robots.txt', edits, 'type', { line: 0, column }).typed;
  test.each([
    ['typing', [insertAt(0, 3, 'x')], 3, 3, 4],
    ['Backspace', [replaceInLine(0, 3, 4, '')], 4, 4, 3],
    ['Delete', [replaceInLine(0, 3, 4, '')], 3, 3, 3],
    ['an input method replacing what it has written so far', [replaceInLine(0, 3, 4, 'に')], 4, 4, 4],
  ] as const)('%s starts where the caret was and ends where it is', (_name, edits, at, from, to) => {
    expect(typed(edits, at)).toEqual({ from: { line: 0, column: from }, to: { line: 0, column: to } });
  });

  test('pasting and several cursors are never joined', () => {
    expect(typed([insertAt(0, 0, 'x'), insertAt(1, 0, 'x')], 0)).toBeUndefined();
    expect(
      createTextIntent('/x', [insertAt(0, 0, 'x')], 'paste', { line: 0, column: 0 }).typed,
    ).toBeUndefined();
  });

  test('the kind is that of the editor, or else is derived from the text', () => {
    const changes = [{ range: modelRange(1, 1), text: 'x' }];
    const detailedReasons = [{ metadata: { source: 'cursor', kind: 'paste' } }];
    expect(classifyTextChange({ changes, detailedReasons } as Parameters<typeof classifyTextChange>[0])).toBe(
      'paste',
    );
    expect(classifyTextChange({ changes })).toBe('type');
    expect(classifyTextChange({ changes: [{ range: modelRange(1, 1, 1, 2), text: '' }] })).toBe('delete');
  });
});
