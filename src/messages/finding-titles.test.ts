// Kinds of findings have titles and sources, and are found by usual search words.
import { expect, test } from 'vitest';
import { inspectors } from '../core/diagnostics/registry.ts';
import { citeSpecification } from './cite-specification.ts';
import { findingSynonyms, findingTitle } from './explain-finding.ts';

const rows = inspectors.flatMap(({ checks }) => checks);

test.each(rows.map(({ code }) => code))('product: %s has a short title that is no code', (code) => {
  expect(findingTitle(code)).not.toBe(code);
  expect(findingTitle(code)).toMatch(/^[A-Z].{4,54}[^.]$/);
});

test.each([
  ['typo', ['R009']],
  ['relative', ['R070']],
  ['crawl-delay', ['CRD-UNIT', 'R071']],
])('product: the word %s finds %j', (word, codes) => {
  for (const code of codes) expect(findingSynonyms(code).split(' ')).toContain(word);
});

test.each([
  ['draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)', '1996 draft 1 3.2.1; RFC 9309 2.2.1'],
  ['draft 1 3.3', '1996 draft 1 3.3'],
  ['draft 1 3.1, 3.2.2 (KOS-001); RFC 9309 2.2.2', '1996 draft 1 3.1, 3.2.2; RFC 9309 2.2.2'],
  ['Yandex Webmaster help, 2026', 'Yandex Webmaster help, 2026'],
  ['Yandex Webmaster help (YDX-010)', 'Yandex Webmaster help'],
  ['ours: draft 1 3.3, RFC 9309 2.2 (KOS-031)', '1996 draft 1 3.3; RFC 9309 2.2'],
  ['ACAP 1.1 2.5', 'ACAP 1.1 2.5'],
])('product: %s is told as %s', (spec, told) => {
  expect(citeSpecification(spec)).toBe(told);
});

test('product: no number of a list of requirements is told', () => {
  for (const { spec } of rows)
    expect(citeSpecification(spec)).not.toMatch(/\b(KOS|RFC|DAT|GGL|YDX|PYU)-\d|^ours|digest/);
});
