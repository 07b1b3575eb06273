// Tests the plain text area against the rules of the store, with a small fake field instead of the browser's.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import { type Source, sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { bindModel } from '../binding/bind-model.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { createAreaModel } from './area-model.ts';
import { commonEndLengths, offsetAtPosition, positionAtOffset } from './text-offsets.ts';

class Field {
  value: string;
  selectionEnd = 0;
  constructor(value: string) {
    this.value = value;
  }
  setRangeText(text: string, start: number, end: number): void {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    if (this.selectionEnd >= end) this.selectionEnd += text.length - (end - start);
  }
  put(text: string, start: number, end: number): void {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    this.selectionEnd = start + text.length;
  }
}

function createBoundArea(text: string, refuse: (edits: readonly TextEdit[]) => boolean = () => false) {
  let source: Source = sourceOfText(text);
  let tell = () => undefined as void;
  const field = new Field(editorTextOf(source));
  const edits: TextEdit[][] = [];
  const model = createAreaModel(field, field.value);
  const port = {
    source: () => source,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    edit(newEdits: readonly TextEdit[]) {
      edits.push([...newEdits]);
      const isTaken = !refuse(newEdits);
      if (isTaken) source = applyEdits(source, newEdits);
      tell();
      return isTaken ? ({ done: true, typed: source } as const) : ({ done: false } as const);
    },
  };
  bindModel(model, port, source);
  const type = (newText: string, start: number, end = start) => {
    field.put(newText, start, end);
    model.reportInput(undefined);
  };
  const editFromOutside = (edits: readonly TextEdit[]) => {
    source = applyEdits(source, edits);
    tell();
  };
  return { field, made: edits, type, outside: editFromOutside, text: () => textOfSource(source) };
}

test('a typed letter is one edit of one column, and other line endings stay', () => {
  const { type, made, text } = createBoundArea('a\r\nbc\rd');
  type('x', 3);
  expect(text()).toBe('a\r\nbxc\rd');
  expect(made).toEqual([
    [{ range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }, text: 'x' }],
  ]);
});

test('a line break gets the ending of the line in which it is typed', () => {
  const { type, text } = createBoundArea('a\r\nb\rc');
  type('\n', 3);
  expect(text()).toBe('a\r\nb\r\rc');
});

test('a letter that is typed between the same letters is located by the caret', () => {
  const { type, made } = createBoundArea('aaaa');
  type('a', 1);
  expect(made[0]?.[0]?.range.start).toEqual({ line: 0, column: 1 });
});

test('an edit from outside is applied, and the caret moves with its text', () => {
  const { field, outside } = createBoundArea('one\r\ntwo\r\nthree');
  field.selectionEnd = 9;
  outside([{ range: { start: { line: 0, column: 0 }, end: { line: 1, column: 0 } }, text: '' }]);
  expect([field.value, field.selectionEnd]).toEqual(['two\nthree', 5]);
});

test('a refused edit is reverted', () => {
  const { field, type, text } = createBoundArea('abc', () => true);
  type('x', 1);
  expect([field.value, text()]).toEqual(['abc', 'abc']);
});

test('field and file agree after any typing and any edits from outside', () => {
  const piece = fc.constantFrom('', 'a', '\n', 'a\nb', '\u{1f512}', '\ud83d', '#');
  const step = fc.record({ put: piece, at: fc.nat(40), length: fc.nat(6), outside: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom('a\r\nb\rc\nd', '', '\u{1f512}\u{1f513}\r\n\r\n'),
      fc.array(step),
      (start, steps) => {
        const { field, type, outside, text } = createBoundArea(start);
        for (const { put, at, length, outside: isOutside } of steps) {
          const from = Math.min(at, field.value.length);
          const to = Math.min(from + length, field.value.length);
          const range = {
            start: positionAtOffset(field.value, from),
            end: positionAtOffset(field.value, to),
          };
          if (isOutside) outside([{ range, text: put }]);
          else type(put, from, to);
          expect(text().replaceAll(/\r\n|\r/g, '\n')).toBe(field.value);
        }
      },
    ),
  );
});

test('positions and offsets are inverse to each other', () => {
  const text = 'ab\n\ncd\n';
  for (let offset = 0; offset <= text.length; offset++)
    expect(offsetAtPosition(text, positionAtOffset(text, offset))).toBe(offset);
  expect(offsetAtPosition(text, { line: 0, column: 9 })).toBe(2);
});

test('the common ends of long texts, with no pair of surrogates cut', () => {
  const long = 'x'.repeat(20_000);
  expect(commonEndLengths(`${long}a${long}`, `${long}b${long}`, 30_000)).toEqual({
    head: 20_000,
    tail: 20_000,
  });
  expect(commonEndLengths('\u{1f512}', '\u{1f513}', 9)).toEqual({ head: 0, tail: 0 });
});
