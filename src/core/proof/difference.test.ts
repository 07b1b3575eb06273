import { expect, test } from 'vitest';
import vectors from '../../testing/vectors/differences.json' with { type: 'json' };
import { openSite } from '../fetch.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { readerOf } from '../readers/registry.ts';
import { differenceTask, type RuleLists } from './difference.ts';
import { ruleListsOf } from './rule-list.ts';

const fieldOf = { allow: 'Allow', deny: 'Disallow' } as Record<string, string>;

function ruleList(rules: readonly (readonly string[])[], reader: string) {
  const lines = ['User-agent: *', ...rules.map(([effect, path]) => `${fieldOf[effect!]}: ${path}`)];
  const site = openSite({ origin: '', files: { '/robots.txt': `${lines.join('\n')}\n` } });
  return ruleListsOf(site, { reader: readerOf(reader as never) })('crawler');
}

const lengthOf = (url: string) => url.replace(/%[0-9A-F]{2}/g, '%').length;

test.each(vectors.cases)('$id: $note ($readerBefore, $readerAfter, $urls)', (row) => {
  const lists: RuleLists = [ruleList(row.before, row.readerBefore), ruleList(row.after, row.readerAfter)];
  const urls = row.urls as 'all' | 'normal';
  const quick = runSync(differenceTask(lists, { urls }));
  expect(quick.open).toEqual([]);
  expect(quick.regions.length === 0).toBe(row.same);
  const all = runSync(differenceTask(lists, { urls, all: true }));
  expect(all.settled).toBe(true);
  const placeOf = (place?: number) => place ?? null;
  const summary = all.regions
    .map(
      (r) =>
        `${r.direction} ${placeOf(r.before?.place)} ${placeOf(r.after?.place)} ${lengthOf(r.shortestPath)}`,
    )
    .sort();
  const want = row.regions.map((r) => `${r.direction} ${r.a} ${r.b} ${lengthOf(r.shortest)}`).sort();
  expect(summary, JSON.stringify(all.regions.map((r) => r.shortestPath))).toEqual(want);
});
