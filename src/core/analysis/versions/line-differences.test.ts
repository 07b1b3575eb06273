import { expect, test } from 'vitest';
import { applyEdits } from '../../document/edits.ts';
import { lineAt } from '../../document/lines.ts';
import { placeLines } from '../../document/place-lines.ts';
import { sourceOfText } from '../../document/source.ts';
import { differencesWithContext, findLineDifferences } from './line-differences.ts';

const differencesOf = (text: string, edits: Parameters<typeof applyEdits>[1]) => {
  const before = sourceOfText(text);
  return findLineDifferences(before.lines, applyEdits(before, edits).lines).map(
    (one) => `${one.kind === 'added' ? '+' : '-'}${one.line} ${one.text}`,
  );
};

const at = (line: number, column: number, text: string, to = { line, column }) => ({
  range: { start: { line, column }, end: to },
  text,
});

test('a changed line is listed with its old and its new text', () => {
  expect(differencesOf('a\nb\nc\n', [at(1, 1, 'x')])).toEqual(['-1 b', '+1 bx']);
});

test('added and removed lines are numbered in the version that has them', () => {
  expect(differencesOf('a\nb\nc\n', [at(0, 0, 'new\n'), at(1, 0, '', { line: 2, column: 0 })])).toEqual([
    '+0 new',
    '-1 b',
  ]);
});

test('a last line that only gets a line end is not listed', () => {
  expect(differencesOf('a\nb', [at(1, 1, '\nc')])).toEqual(['+2 c']);
});

test('product: a line that moves is what differs, not the lines that it passes', () => {
  const before = sourceOfText('a\nb\nc\nd\n');
  const c = lineAt(before.lines, 2)!;
  const moved = placeLines(before, [
    { at: 0, remove: 0, insert: [c, { text: 'x' }, { text: 'y' }, { text: '' }] },
    { at: 2, remove: 1, insert: [] },
  ]);
  expect(differencesOf('a\nb\nc\nd\n', moved)).toEqual(['+0 c', '+1 x', '+2 y', '+3 ', '-2 c']);
});

test('nothing differs between a version and itself', () => {
  expect(differencesOf('a\nb\n', [])).toEqual([]);
});

test('added lines are listed with two lines before and after them, each once', () => {
  const before = sourceOfText('a\nb\nc\nd\ne\nf\ng\nh\n');
  const added = [at(1, 0, 'x\n'), at(3, 0, 'y\n')];
  const listed = (edits: Parameters<typeof applyEdits>[1]) =>
    differencesWithContext(before.lines, applyEdits(before, edits).lines).map(
      ({ kind, line, text }) => `${{ added: '+', removed: '-', same: '' }[kind]}${line} ${text}`,
    );
  expect(listed(added)).toEqual(['0 a', '+1 x', '2 b', '3 c', '+4 y', '5 d', '6 e']);
  expect(listed([at(2, 1, 'x')])).toEqual(['0 a', '1 b', '-2 c', '+2 cx', '3 d', '4 e']);
  expect(listed([])).toEqual([]);
});
