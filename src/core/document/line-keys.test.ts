import { expect, test } from 'vitest';
import { applyEdits } from './edits.ts';
import { createLineKeys } from './line-keys.ts';
import { deleteLines } from './place-lines.ts';
import { replaceInLine } from './range.ts';
import { sourceOfText } from './source.ts';

test('ours: the key of a part stays when its line is edited, and when a part above it is deleted', () => {
  const source = sourceOfText('one\ntwo\nthree\n');
  const key = createLineKeys(source)(1);
  const edited = applyEdits(source, [replaceInLine(1, 0, 3, 'other')]);
  expect(createLineKeys(edited)(1)).toBe(key);
  expect(createLineKeys(applyEdits(edited, deleteLines(edited, 0, 1)))(0)).toBe(key);
});

test('ours: parts that begin on the same line have different keys', () => {
  const keyOf = createLineKeys(sourceOfText('[{}, {}]'));
  expect(keyOf(0)).not.toBe(keyOf(0));
});
