// The tables of the page about ACAP match the specification.
import { expect, test } from 'vitest';
import { acapQuestions } from '../../../messages/en/learn/acap.ts';
import { exampleTables, qualifiedUsages, qualifierRows, scopeRows } from './acap-examples.ts';

test('ACAP 1.1 2.1: the worked example permits three usages of two directories for one crawler, and nothing else', () => {
  const [named, other] = exampleTables().map(({ rows }) =>
    rows.map(({ path, answers }) => [path, ...Object.values(answers)].join(' ')),
  );
  expect(named).toEqual([
    '/index.html prohibited unspecified unspecified unspecified',
    '/public/x allowed allowed allowed unspecified',
    '/news/y allowed allowed allowed unspecified',
    '/private/z prohibited unspecified unspecified unspecified',
  ]);
  expect(other?.every((row) => row.endsWith(' prohibited unspecified unspecified unspecified'))).toBe(true);
});

test('ACAP 1.1 2.5.1, 2.5.2: crawl and follow accept no qualifier, and every qualifier applies to at least one usage', () => {
  expect(qualifiedUsages).not.toContain('crawl');
  expect(qualifiedUsages).not.toContain('follow');
  expect(qualifiedUsages).toHaveLength(12);
  expect(qualifierRows).toHaveLength(9);
  for (const { usages } of qualifierRows) expect(qualifiedUsages.some((usage) => usages[usage])).toBe(true);
});

test('ACAP 1.1 2.4.6: end, `$`, `*`, other characters, each narrower than the previous one', () => {
  const results = scopeRows.map(({ first, second, narrower }) => `${first} ${second} ${narrower}`);
  expect(results).toEqual([
    '/news/ /news/ equal',
    '/News/ /news/ equal',
    '/ /news/ b',
    '/news/* /news/today b',
    '/n$ /ne b',
    '/n$ /n* b',
    '/n /n$ b',
    '/n /n* b',
    '*.gif /images/ b',
    '/*a /*b incomparable',
    '/a*c /a*cd b',
    '/*.gif /*.gif$ b',
  ]);
});

test('ours: the open questions are numbered from X-01 to X-53, each once and in order', () => {
  const expected = Array.from({ length: 53 }, (_, i) => `X-${String(i + 1).padStart(2, '0')}`);
  expect(acapQuestions.map(({ id }) => id)).toEqual(expected);
  for (const { says, problem, reading } of acapQuestions)
    expect([says, problem, reading].every((text) => /[.?]$/.test(text))).toBe(true);
});
