import { expect, test } from 'vitest';
import { findLineDifferences } from '../../../../core/analysis/versions/line-differences.ts';
import { alignLines } from '../../../../core/document/align-lines.ts';
import { sourceOfText } from '../../../../core/document/source.ts';
import { foldEqualRows, rowsWithOtherSpaces, textRows } from './text-rows.ts';

function rowsOf(before: string, after: string) {
  const old = sourceOfText(before).lines;
  const fresh = alignLines(old, sourceOfText(after).lines);
  return textRows(old, fresh, findLineDifferences(old, fresh));
}

const show = (rows: ReturnType<typeof foldEqualRows>) =>
  rows.map((row) =>
    row.kind === 'folded'
      ? `${row.count} equal from ${row.after}`
      : `${row.before ?? '-'} ${row.after ?? '-'} ${{ removed: '-', added: '+', same: '=' }[row.kind]}${row.text}`,
  );

test.each([
  ['a\nb\nc\n', 'a\nx\nc\n', ['0 0 =a', '1 - -b', '- 1 +x', '2 2 =c']],
  ['a\n', '', ['0 - -a']],
  ['', 'a\nb', ['- 0 +a', '- 1 +b']],
  ['a\n\nb\n', 'a\n\nb\nc\n', ['0 0 =a', '1 1 =', '2 2 =b', '- 3 +c']],
  ['a', 'a\nb', ['0 0 =a', '- 1 +b']],
])('design: %j to %j: each line once, with its numbers in both versions', (before, after, rows) => {
  expect(show(rowsOf(before, after))).toEqual(rows);
});

test('design: equal lines far from a difference are folded if they are four or more', () => {
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `l${from + i}\n`).join('');
  const folded = (count: number) =>
    show(foldEqualRows(rowsOf(`x\n${lines(0, count)}y\n`, `${lines(0, count)}`)));
  expect(folded(10).filter((row) => row.includes('equal'))).toEqual(['4 equal from 3']);
  expect(folded(9).filter((row) => row.includes('equal'))).toEqual([]);
  expect(show(foldEqualRows(rowsOf(lines(0, 6), lines(0, 6))))).toEqual(['6 equal from 0']);
});

test('design: only lines that differ in spaces alone have their spaces marked', () => {
  const rows = rowsOf('a: b \nc: d\ne:  f\ng\n', 'a: b\nc: dd\ne:  f\nh \n');
  expect(show([...rowsWithOtherSpaces(rows)])).toEqual(['0 - -a: b ', '- 0 +a: b']);
});
