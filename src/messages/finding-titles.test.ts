// Kinds of findings have titles and sources, and are found by usual search words.
import { expect, test } from 'vitest';
import { inspectors } from '../core/diagnostics/registry.ts';
import { findingSynonyms, findingTitle } from './explain/explain-finding.ts';

const rows = inspectors.flatMap(({ checks }) => checks);

test.each(rows.map(({ code }) => code))('product: %s has a short title that is no code', (code) => {
  expect(findingTitle(code)).not.toBe(code);
  expect(findingTitle(code)).toMatch(/^[A-Z].{4,54}[^.]$/);
});

test.each([
  ['typo', ['R009']],
  ['relative', ['R070']],
  ['crawl-delay', ['CRD-NOT-NUMBER', 'R071']],
])('product: the word %s finds %j', (word, codes) => {
  for (const code of codes) expect(findingSynonyms(code).split(' ')).toContain(word);
});

test('ours: each kind of finding and each fix has its words in one system', () => {
  const modules = Object.values(
    import.meta.glob<Readonly<Record<string, object>>>('./en/diagnostics/*.ts', { eager: true }),
  );
  for (const ending of ['FindingWords', 'FixWords']) {
    const codes = modules.flatMap((words) =>
      Object.entries(words).flatMap(([name, rows]) => (name.endsWith(ending) ? Object.keys(rows) : [])),
    );
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  }
});
