import { expect, test } from 'vitest';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { bestWindow, markedColumns } from './changed-columns.ts';

const columns = [{ agents: ['a'] }, { agents: ['b', 'c'] }, { agents: [''] }] as const;
const markOf = (cells: readonly string[]) => ({
  at: (agents: readonly string[], url: string) =>
    cells.includes(`${agents.join('+')} ${url}`) ? { says: 'was Yes' } : undefined,
});

test('product: the columns with a changed answer are named in their order, each once', () => {
  const find = (...cells: string[]) =>
    runSync(markedColumns(columns, ['/x', '/y'], markOf(cells))).map(({ agents }) => agents[0]);
  expect(find()).toEqual([]);
  expect(find('b+c /y')).toEqual(['b']);
  expect(find(' /x', 'a /x', 'a /y')).toEqual(['a', '']);
});

test('ours: however large a table is, few of its answers are asked', () => {
  let asked = 0;
  const rows = Array.from({ length: 100_000 }, (_, i) => `/${i}`);
  const at = () => {
    asked++;
    return undefined;
  };
  expect(runSync(markedColumns(columns, rows, { at }))).toEqual([]);
  expect(asked).toBeLessThan(2100);
});

test.each([
  ['columns stay where they are if no others have more', '.x.x', 2, 0, 0],
  ['the first place with the most is taken', '...xxxx', 2, 0, 3],
  ['the last columns may be those', '.....x', 3, 0, 3],
  ['a place further back is taken', 'x....', 2, 3, 0],
  ['without any, nothing moves', '.....', 2, 2, 2],
])('product: where most of the wanted columns are in sight: %s', (_name, columns, size, from, expected) => {
  const scoreAt = (start: number) => columns.slice(start, start + size).replaceAll('.', '').length;
  expect(bestWindow(columns.length, size, from, scoreAt)).toBe(expected);
});
