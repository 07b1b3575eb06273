import { expect, test } from 'vitest';
import { type CooperativeTask, runSync } from './cooperative-task.ts';
import { emptyMatrix, type Matrix } from './question.ts';
import { type ComparableTable, groupAlikeTask, tableDiffTask } from './table-diff.ts';

/** A table that gives each column the answers for the first letter of its name. */
function tableOf(answers: Readonly<Record<string, readonly number[]>>): ComparableTable {
  const classOf = (name: string) => name.slice(0, 1);
  function* column(name: string, urls: readonly string[]): CooperativeTask<Matrix> {
    yield;
    return { ...emptyMatrix(urls.length), answers: Uint8Array.from(answers[classOf(name)] ?? []) };
  }
  return { classOf, column };
}

const urls = ['/x', '/y', '/z'];

function differences(tables: readonly ComparableTable[], names: readonly string[]): string[] {
  const lines: string[] = [];
  const groups = runSync(groupAlikeTask(tables, names));
  const task = tableDiffTask(tables, groups, urls, ({ names: [...alike], rows }) =>
    lines.push(`${alike.join()} ${rows.map(({ row, url }) => `${row}${url}`).join()}`),
  );
  runSync(task);
  return lines;
}

test('ours: the rows in which tables differ are computed once for all columns that are alike', () => {
  const tables = [tableOf({ a: [0, 1, 0], b: [1, 1, 1] }), tableOf({ a: [0, 1, 1], b: [1, 1, 1] })];
  expect(differences(tables, ['a1', 'b1', 'a2'])).toEqual(['a1,a2 2/z']);
  expect(differences([...tables, tableOf({ a: [1, 1, 1], b: [1, 0, 1] })], ['a1', 'b1'])).toEqual([
    'a1 0/x,2/z',
    'b1 1/y',
  ]);
});

test('ours: tables with keys are compared by their keys only', () => {
  const keyed = (answers: readonly number[], keys: readonly string[]): ComparableTable => ({
    ...tableOf({ a: answers }),
    keyOf: (_, url) => keys[urls.indexOf(url)] ?? '',
  });
  const tables = [keyed([0, 0, 0], ['p', 'q', 'r']), keyed([0, 0, 1], ['p', 'other', 'r'])];
  expect(differences(tables, ['a'])).toEqual(['a 1/y']);
});
