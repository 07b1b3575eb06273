// The cost of collecting the rules of a file depends on its size, not on what its names expand to.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { formatOfPath } from '../file-formats.ts';
import { readAcapFile } from './acap-file.ts';
import { collectRules } from './applicable-rules.ts';
import { createRuleMatcher, matchRulesOneByOne } from './match-rules.ts';
import { acapTarget } from './path-patterns.ts';
import { collectRestrictions, resolveConflicts } from './resolve-conflicts.ts';

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));

function rulesOf(text: readonly string[]) {
  const source = sourceOfText(['##ACAP version=1.1', ...text].join('\n'));
  const file = readAcapFile(createPolicy(source, formatOfPath('/robots.txt')));
  const entry = { path: '/robots.txt', file, refer: () => undefined };
  return collectRules(entry, { agent: 'a', crawlerMatch: 'exact', capabilities: {} });
}

const limited = (parts: number, fields: number) => [
  ...lines(parts, (i) => `ACAP-qualified-usage: q${i} present time-limit=${i + 1}-days`),
  `ACAP-composite-usage: c index ${lines(parts, (i) => `(q${i})`).join(' ')}`,
  'ACAP-crawler: *',
  ...lines(fields, (i) => `ACAP-allow-(c): /${i}`),
];

test('acap 2.4.1.3: a composite applies each usage once, with the restrictions of all its parts', () => {
  const { obeyed } = rulesOf(limited(3, 1));
  expect(obeyed.map(({ usage }) => usage)).toEqual(['index', 'present']);
  const resolution = resolveConflicts(createRuleMatcher(obeyed)(['present'], acapTarget('/0')), 'present');
  expect(collectRestrictions(resolution?.deciding ?? [])).toEqual([
    'time-limit=1-days',
    'time-limit=2-days',
    'time-limit=3-days',
  ]);
});

test('ours: fields that use a composite give one rule for each usage, not one for each part', () => {
  const { obeyed } = rulesOf(limited(400, 400));
  expect(obeyed).toHaveLength(800);
  expect(new Set(obeyed.map(({ qualifiers }) => qualifiers)).size).toBe(2);
});

test('ours: fields of one set share its patterns, and the index finds the same as a scan', () => {
  const set = `ACAP-resource-set: s ${lines(400, (i) => `/${i}`).join(' ')} /1* /1`;
  const { obeyed } = rulesOf([
    set,
    'ACAP-crawler: *',
    ...lines(400, () => 'ACAP-allow-crawl: the-acap:resource-set:s'),
    'ACAP-disallow-crawl: /17',
  ]);
  expect(new Set(obeyed.map(({ patterns }) => patterns)).size).toBe(2);
  for (const url of ['/1', '/17', '/399/a', '/x']) {
    const target = acapTarget(url);
    expect(createRuleMatcher(obeyed)(['crawl'], target), url).toEqual(
      matchRulesOneByOne(obeyed, ['crawl'], target),
    );
  }
});
