import { expect, test } from 'vitest';
import { runSync } from '../../questions/cooperative-task.ts';
import { prepareAny } from '../../questions/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { createVerdictTable, type VerdictTable, verdictDiffTask } from './verdict-diff.ts';

const origin = 'http://h.example';

function tableIn(text: string, question: 'fetch' | 'mobile-agent' = 'fetch'): VerdictTable {
  const site = openSite({ origin, files: { '/robots.txt': text } });
  return createVerdictTable(
    prepareAny(site, question === 'fetch' ? { question, reader: 'rfc9309' } : { question }),
  );
}

const before = tableIn('User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow:\n');
const after = tableIn('User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow:\n');
const table = { columns: ['a', ''], urls: ['/x', '/y', '/z'] };

test('product: the cells whose verdict an edit changes, with the line that did it', () => {
  const { changed, all, cells } = runSync(verdictDiffTask(before, after, table, { isAnswerTheKey: true }));
  expect([changed, all]).toEqual([2, 6]);
  expect(cells.map(({ column, url, before: was, after: is }) => [column, url, was.key, is.key])).toEqual([
    ['a', '/y', 'allow', 'deny'],
    ['a', '/z', 'allow', 'deny'],
  ]);
  expect(cells[0]?.after.by).toEqual({ path: '/robots.txt', line: 1 });
});

test('ours: comparing keys or only answers gives the same count if the answer is the key', () => {
  const differencesOf = (isAnswerTheKey: boolean) => {
    const { changed, all, cells } = runSync(verdictDiffTask(before, after, table, { isAnswerTheKey }));
    return { changed, all, cells: cells.map(({ column, url, after: is }) => [column, url, is.key]) };
  };
  expect(differencesOf(false)).toEqual(differencesOf(true));
});

test('ours: beyond the limit cells are counted, with their rows, and not listed', () => {
  for (const isAnswerTheKey of [true, false]) {
    const diff = runSync(verdictDiffTask(before, after, table, { isAnswerTheKey, limit: 1 }));
    expect([diff.changed, diff.cells.length]).toEqual([2, 1]);
    expect([...diff.urls]).toEqual(['/y', '/z']);
  }
});

test('mobile agents 3: another host is another verdict, though both answers are hosts', () => {
  const was = tableIn('Mobile-agent-server: /a atp://one.example:1\n', 'mobile-agent');
  const is = tableIn('Mobile-agent-server: /a atp://two.example:1\n', 'mobile-agent');
  const { cells } = runSync(verdictDiffTask(was, is, { columns: [''], urls: ['/a', '/b'] }));
  expect(cells.map(({ url, before: then, after: now }) => [url, then.key, now.key])).toEqual([
    ['/a', 'atp://one.example:1', 'atp://two.example:1'],
  ]);
});
