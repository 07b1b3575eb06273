import { expect, test } from 'vitest';
import { runSync } from '../questions/cooperative-task.ts';
import { prepareAny } from '../questions/registry.ts';
import { openSite } from '../workspace/site.ts';
import { type AnswerTable, changedCells, knownChangeTask, verdictTable } from './known-change.ts';

const origin = 'http://h.example';

function preparedIn(text: string, question: 'fetch' | 'mobile-agent' = 'fetch') {
  const site = openSite({ origin, files: { '/robots.txt': text } });
  return prepareAny(site, question === 'fetch' ? { question, reader: 'rfc9309' } : { question });
}

const before = preparedIn('User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow:\n');
const after = preparedIn('User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow:\n');
const table = { columns: ['a', ''], urls: ['/x', '/y', '/z'] };
/** About fetching, answers and keys say the same. */
const tables = [true, false].map((isAnswerTheKey) =>
  [before, after].map((prepared) => verdictTable(prepared, isAnswerTheKey)),
) as [AnswerTable, AnswerTable][];

test.each(tables)(
  'product: the cells whose verdict an edit changes, with the line that did it',
  (was, is) => {
    const known = runSync(knownChangeTask(was, is, table));
    expect([known.changed, known.all]).toEqual([2, 6]);
    const cells = changedCells(known);
    expect(cells.map((cell) => [cell.column, cell.url, cell.before.key, cell.after.key])).toEqual([
      ['a', '/y', 'allow', 'deny'],
      ['a', '/z', 'allow', 'deny'],
    ]);
    expect(cells[0]?.after.by).toEqual({ path: '/robots.txt', line: 1 });
  },
);

test.each(tables)('ours: beyond the limit cells are counted, with their rows, and not listed', (was, is) => {
  const known = runSync(knownChangeTask(was, is, table, { limit: 1 }));
  expect([known.changed, changedCells(known).length]).toEqual([2, 1]);
  expect([...known.urls]).toEqual(['/y', '/z']);
});

test('ours: columns that are alike before and after are one entry, unless they are compared separately', () => {
  const cells = { columns: ['b', 'a', 'A'], urls: ['/y'] };
  const listed = (isSeparate: boolean) => {
    const known = runSync(
      knownChangeTask(verdictTable(before), verdictTable(after), { ...cells, isSeparate }),
    );
    expect([known.changed, known.all]).toEqual([2, 3]);
    expect(changedCells(known).map(({ column }) => column)).toEqual(['a', 'A']);
    return known.columns.map(({ names }) => names);
  };
  expect(listed(false)).toEqual([['a', 'A']]);
  expect(listed(true)).toEqual([['a'], ['A']]);
});

test('mobile agents 3: another host is another verdict, though both answers are hosts', () => {
  const was = preparedIn('Mobile-agent-server: /a atp://one.example:1\n', 'mobile-agent');
  const is = preparedIn('Mobile-agent-server: /a atp://two.example:1\n', 'mobile-agent');
  const cells = { columns: [''], urls: ['/a', '/b'] };
  const known = runSync(knownChangeTask(verdictTable(was), verdictTable(is), cells));
  expect(changedCells(known).map((cell) => [cell.url, cell.before.key, cell.after.key])).toEqual([
    ['/a', 'atp://one.example:1', 'atp://two.example:1'],
  ]);
});
