// The list of findings: in two groups, with equal ones in one row, and with rows that keep their keys.
import { expect, test } from 'vitest';
import {
  createFinding,
  type Finding,
  type FindingValues,
  type Severity,
} from '../../core/diagnostics/finding.ts';
import { readers } from '../../core/readers/registry.ts';
import { createFindingTest, noFindingFilter } from './finding-filter.ts';
import { type FindingRow, findingRowsOf } from './finding-groups.ts';

const at = (line: number, code = 'x', severity: Severity = 'error', values: FindingValues = {}): Finding => {
  const start = { line, column: 0 };
  return createFinding({ code, severity, source: [] }, { start, end: start }, values);
};
const none = { unwatched: [], ignored: [], silenced: [] };
const rowsOf = (findings: readonly Finding[], hidden = {}, open: readonly string[] = []) =>
  findingRowsOf({ findings, hidden: { ...none, ...hidden } }, new Set(open));

const describeRow = (row: FindingRow): string => {
  if ('head' in row) return `${row.key} ${row.head.count}`;
  if ('hidden' in row) return `${row.key} ${row.hidden}`;
  return 'fold' in row ? `${row.fold.lines} × ${row.fold.code}` : row.finding.code;
};

test('design: what changes what crawlers do comes first, then what is good to know, with their numbers', () => {
  const found = [at(0, 'h', 'hint'), at(1, 'i', 'info'), at(2, 'w', 'warning'), at(8, 'e')];
  expect(rowsOf(found).map(describeRow)).toEqual(['acts 2', 'e', 'w', 'note 2', 'i', 'h']);
});

test('product: within a group errors come first, and what is about the whole file before its lines', () => {
  const found = [at(3, 'w', 'warning'), at(5, 'y'), at(5, 'R017')];
  expect(rowsOf(found).map(describeRow)).toEqual(['acts 3', 'R017', 'y', 'w']);
});

test('design: from four equal findings on they are one row, which lists them on request; three are not', () => {
  const many = Array.from({ length: 4 }, (_, line) => at(line, 'many', 'warning'));
  const few = Array.from({ length: 3 }, (_, line) => at(line, 'few', 'warning'));
  const rows = rowsOf([...many, ...few]);
  expect(rows.map(describeRow)).toEqual(['acts 7', '4 × many', 'few', 'few', 'few']);
  const key = rows.find((row) => 'fold' in row)?.key ?? '';
  const opened = rowsOf([...many, ...few], {}, [key]).map(describeRow);
  expect(opened).toEqual(['acts 7', '4 × many', ...many.map(() => 'many'), ...few.map(() => 'few')]);
});

test('design: findings of one kind that differ in severity are not equal', () => {
  const found = Array.from({ length: 6 }, (_, line) => at(line, 'x', line < 3 ? 'error' : 'warning'));
  expect(rowsOf(found).some((row) => 'fold' in row)).toBe(false);
});

test('design: findings for other readers, ignored and silenced ones are one line each, until it is opened', () => {
  const hidden = { unwatched: [at(1, 'u')], silenced: [at(2, 's'), at(3, 's')] };
  expect(rowsOf([at(0)], hidden).map(describeRow)).toEqual(['acts 1', 'x', 'unwatched 1', 'silenced 2']);
  const opened = rowsOf([], hidden, ['silenced']).map(describeRow);
  expect(opened).toEqual(['unwatched 1', 'silenced 2', 's', 's']);
});

test('product: ignored findings are restored one by one, so equal ones are not one row', () => {
  const ignored = Array.from({ length: 6 }, (_, line) => at(line, 'x'));
  expect(rowsOf([], { ignored }, ['ignored']).some((row) => 'fold' in row)).toBe(false);
});

test('design: on a narrow screen a group is folded until it is opened', () => {
  const listed = { findings: [at(0), at(1, 'i', 'info')], hidden: none };
  const folded = new Set(['note'] as const);
  expect(findingRowsOf(listed, new Set(), folded).map(describeRow)).toEqual(['acts 1', 'x', 'note 1']);
  expect(
    findingRowsOf(listed, new Set(['note']), folded)
      .map(describeRow)
      .at(-1),
  ).toBe('i');
});

test('ours: each row has a unique key, which stays the same when lines are added above', () => {
  const keys = (found: readonly Finding[]) => rowsOf(found).map(({ key }) => key);
  const before = keys([at(5, 'x', 'error', { path: '/a' }), at(5, 'x', 'error', { path: '/a' })]);
  expect(new Set(before).size).toBe(3);
  expect(keys([at(4, 'x', 'error', { path: '/a' }), at(5, 'x', 'error', { path: '/a' })])).toEqual(before);
});

test('ours: a filter by severity and by reader or program', () => {
  const found = [at(0, 'R001'), at(1, 'R028', 'warning'), at(2, 'CSG-VALUE')];
  const codes = (filter: Parameters<typeof createFindingTest>[0]) =>
    found.filter(createFindingTest(filter, readers)).map(({ code }) => code);
  expect(codes(noFindingFilter)).toEqual(['R001', 'R028', 'CSG-VALUE']);
  expect(codes({ who: '', severity: 'warning' })).toEqual(['R028']);
  expect(codes({ who: 'lighthouse' })).toEqual(['R001']);
  expect(codes({ who: 'yandex-webmaster', severity: 'warning' })).toEqual(['R028']);
  expect(codes({ who: 'nobody' })).toEqual(['R001', 'R028', 'CSG-VALUE']);
});
