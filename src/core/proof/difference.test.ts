import { expect, test } from 'vitest';
import vectors from '../../testing/vectors/differences.json' with { type: 'json' };
import { openSite } from '../fetch.ts';
import { runSync } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import { type ReaderId, readerOf } from '../readers/registry.ts';
import { differenceTask, type RuleLists } from './difference.ts';
import { ruleListsOf } from './rule-list.ts';

const fieldOf = { allow: 'Allow', deny: 'Disallow' } as Record<string, string>;

function ruleList(rules: readonly (readonly string[])[], reader: string) {
  const lines = ['User-agent: *', ...rules.map(([effect, path]) => `${fieldOf[effect!]}: ${path}`)];
  const site = openSite({ origin: '', files: { '/robots.txt': `${lines.join('\n')}\n` } });
  return ruleListsOf(site, { reader: readerOf(reader as never) })('crawler');
}

const lengthOf = (url: string) => url.replace(/%[0-9A-F]{2}/g, '%').length;

/** Lists for two versions of many rules, under a reader. */
const compare = (
  before: readonly string[],
  after: readonly string[],
  reader: Reader | ReaderId,
  budget?: number,
) => {
  const lists = [before, after].map((rules) => {
    const site = openSite({ origin: '', files: { '/robots.txt': `User-agent: *\n${rules.join('\n')}\n` } });
    return ruleListsOf(site, { reader: readerOf(reader) })('crawler');
  });
  const options = { all: true, ...(budget === undefined ? {} : { budget }) };
  return runSync(differenceTask([lists[0]!, lists[1]!], options));
};

const count = (length: number, rule: (i: number) => string) => Array.from({ length }, (_, i) => rule(i));
const field = (i: number) => (i % 2 === 0 ? 'Disallow' : 'Allow');
const mixed = count(
  2000,
  (i) => `${field(i)}: /${'ab*c*d'.slice(i % 6)}*${i.toString(3)}*${(i * 7).toString(4)}`,
);

test.each([
  [
    '2,000 mixed wildcards',
    mixed,
    mixed.map((rule, i) => (i % 5 === 0 ? rule.replace('Disallow', 'Allow') : rule)),
  ],
  [
    '1,000 facets that all change',
    count(1000, (i) => `${field(i)}: /*?*f${i}=*g${i}=`),
    count(1000, (i) => `${field(i + 1)}: /*?*f${i}=*g${i}=`),
  ],
])('ours: the search ends at its budget, and says what is not settled: %s', (_, before, after) => {
  for (const reader of ['google', 'rfc9309'] as const) {
    const result = compare(before, after, reader, 20_000);
    expect(result.settled).toBe(false);
    expect(new Set(result.open.map(({ reason }) => reason))).toEqual(new Set(['budget']));
  }
});

test('ours: the budget is in steps, so that a result does not depend on the machine', () => {
  const half = mixed.slice(0, 500);
  const after = half.toSpliced(100, 50);
  const results = [compare(half, after, 'google', 50_000), compare(half, after, 'google', 50_000)];
  const counts = results.map(({ regions, open }) => [regions.length, open.length]);
  expect(counts[0]).toEqual(counts[1]);
});

test('ours: a path that is left out does not hide others that the same rules decide', () => {
  const google = readerOf('google');
  // For this reader the policy file is a path like any other.
  const noOwnFile: Reader = { ...google, file: { ...google.file, alwaysAllowed: [] } };
  // The first character that the rules do not name is the r of the policy file, and no character is in no rule.
  const named = 'xabcdefghijklmnopq'.split('');
  const rules = [
    'Disallow: /*obots.txt$',
    'Allow: /obots.txt$',
    ...named.map((char) => `Allow: /${char}obots.txt$`),
    'Disallow: /uvwyz0123456789-_.',
  ];
  const lists = [google, noOwnFile].map((reader) => {
    const site = openSite({ origin: '', files: { '/robots.txt': `User-agent: *\n${rules.join('\n')}\n` } });
    return ruleListsOf(site, { reader })('crawler');
  });
  expect(runSync(differenceTask([lists[0]!, lists[1]!])).regions).toEqual([]);
  const openList = ruleListsOf(openSite({ origin: '', files: { '/robots.txt': '' } }), { reader: google })(
    'crawler',
  );
  const result = runSync(differenceTask([openList, lists[1]!]));
  expect(result.closed?.path).toMatch(/obots\.txt$/);
});

test('rfc 9309 2.3.1.4: a file that cannot be reached closes what a file without rules leaves open', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': '' } });
  const [read, unreachable] = [200, 503].map((status) =>
    ruleListsOf(site, { reader: 'rfc9309', status })('crawler'),
  );
  const result = runSync(differenceTask([read!, unreachable!]));
  expect([result.closed?.path, result.opened, result.settled]).toEqual(['/', undefined, true]);
});

test('cpython: nothing is proved of two readers of which one decodes a URL before it splits it', () => {
  const google = ruleList([['deny', '/a']], 'google');
  const python = ruleList([['deny', '/a']], 'python-urllib-3.12');
  const none = ruleList([], 'google');
  expect(runSync(differenceTask([none, python])).closed?.path).toBe('/a');
  const { settled, open } = runSync(differenceTask([google, python]));
  expect(settled).toBe(false);
  expect(open.map(({ reason }) => reason)).toContain('reader');
});

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
