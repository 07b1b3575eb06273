// What is heard of a file costs what it says, not what its names are multiplied to.
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

function heardOf(text: readonly string[]) {
  const source = sourceOfText(['##ACAP version=1.1', ...text].join('\n'));
  const file = readAcapFile(createPolicy(source, formatOfPath('/robots.txt')));
  const opening = { path: '/robots.txt', file, refer: () => undefined };
  return collectRules(opening, { agent: 'a', crawlerMatch: 'exact', capabilities: {} });
}

const limited = (parts: number, fields: number) => [
  ...lines(parts, (i) => `ACAP-qualified-usage: q${i} present time-limit=${i + 1}-days`),
  `ACAP-composite-usage: c index ${lines(parts, (i) => `(q${i})`).join(' ')}`,
  'ACAP-crawler: *',
  ...lines(fields, (i) => `ACAP-allow-(c): /${i}`),
];

test('acap 2.4.1.3: a composite says each usage once, under the restrictions of all of its parts', () => {
  const { obeyed } = heardOf(limited(3, 1));
  expect(obeyed.map(({ usage }) => usage)).toEqual(['index', 'present']);
  const resolution = resolveConflicts(createRuleMatcher(obeyed)(['present'], acapTarget('/0')), 'present');
  expect(collectRestrictions(resolution?.deciding ?? [])).toEqual([
    'time-limit=1-days',
    'time-limit=2-days',
    'time-limit=3-days',
  ]);
});

test('ours: fields times parts of a composite are as many as the fields and their usages', () => {
  const { obeyed } = heardOf(limited(400, 400));
  expect(obeyed).toHaveLength(800);
  expect(new Set(obeyed.map(({ qualifiers }) => qualifiers)).size).toBe(2);
});

test('ours: fields of one set share its patterns, and are found as they are one after the other', () => {
  const set = `ACAP-resource-set: s ${lines(400, (i) => `/${i}`).join(' ')} /1* /1`;
  const { obeyed } = heardOf([
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
