// An ignored finding is recognized by its line, whatever changes around it.
import { expect, test } from 'vitest';
import { insertAt, type TextEdit } from '../document/range.ts';
import type { IgnoredFinding } from '../workspace/ignored-finding.ts';
import { applyEdits, openSite, type Site } from '../workspace/site.ts';
import { createIgnoreEntry, ignoredWithout, partitionIgnored } from './ignored-findings.ts';
import { findings } from './registry.ts';

const path = '/robots.txt';
const head = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
const wrong = 'ACAP-allow-index /a/\n';
const siteOf = (text: string) => openSite({ origin: '', files: { [path]: text } });
const code = 'missing-colon';

function linesHidden(site: Site, ignored: readonly IgnoredFinding[]): number[] {
  const { source } = site.files.get(path)!;
  const { hidden } = partitionIgnored(findings(site, path), { path, source, ignored });
  return hidden.map(({ range }) => range.start.line);
}

function entryFor(site: Site, line: number): IgnoredFinding {
  const { source } = site.files.get(path)!;
  const found = findings(site, path);
  const finding = found.find((one) => one.code === code && one.range.start.line === line)!;
  return createIgnoreEntry(finding, found, { path, source, ignored: [] });
}

const applyTo = (site: Site, ...edits: TextEdit[]) => applyEdits(site, path, edits);

test('product: "ignore here" hides one finding, also after lines are added above it', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  const here = entryFor(site, 3);
  expect(here).toEqual({ file: path, code, line: 'ACAP-allow-index /a/' });
  expect(linesHidden(site, [here])).toEqual([3]);
  expect(linesHidden(applyTo(site, insertAt(0, 0, '# top\n\n')), [here])).toEqual([5]);
});

test('ours: of equal lines the one that was ignored stays hidden', () => {
  const site = siteOf(`${head}${wrong}# between\n${wrong}${wrong}`);
  const second = entryFor(site, 5);
  expect(second).toMatchObject({ occurrence: 1 });
  expect(linesHidden(site, [second])).toEqual([5]);
  expect(linesHidden(applyTo(site, insertAt(4, 0, '# more\n')), [second])).toEqual([6]);
});

test('ours: "stop ignoring" shows one of two equal lines, and the other stays hidden', () => {
  const site = siteOf(`${head}${wrong}# between\n${wrong}`);
  const ignored = [entryFor(site, 3), entryFor(site, 5)];
  const { source } = site.files.get(path)!;
  const found = findings(site, path);
  const first = found.find((one) => one.code === code && one.range.start.line === 3)!;
  expect(linesHidden(site, ignoredWithout(first, found, { path, source, ignored }))).toEqual([5]);
});

test('ours: a changed line is checked again', () => {
  const site = siteOf(`${head}${wrong}`);
  const changed = applyTo(site, insertAt(3, 'ACAP-allow-index /'.length, 'b'));
  expect(linesHidden(changed, [entryFor(site, 3)])).toEqual([]);
});

test('product: a whole kind is ignored in one file, and in no other', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  expect(linesHidden(site, [{ file: path, code }])).toEqual([3, 4]);
  expect(linesHidden(site, [{ file: '/other.txt', code }])).toEqual([]);
});

test('ours: only the beginning of a very long line is stored', () => {
  const site = siteOf(`${head}ACAP-allow-index /${'a'.repeat(5000)}\n`);
  const here = entryFor(site, 3);
  expect(here.line!.length).toBe(200);
  expect(linesHidden(site, [here])).toEqual([3]);
});

test('product: "stop ignoring" removes the entries that hide the finding, by place or by kind', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  const other: IgnoredFinding = { file: path, code: 'another' };
  const ignored = [entryFor(site, 3), entryFor(site, 4), { file: path, code }, other];
  const found = findings(site, path);
  const { source } = site.files.get(path)!;
  const finding = found.find((one) => one.code === code)!;
  const remaining = ignoredWithout(finding, found, { path, source, ignored });
  expect(remaining).toEqual([ignored[1], other]);
  expect(linesHidden(site, remaining)).toEqual([4]);
});
