// What is ignored is known again by its line, whatever changes around it.
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

function ignoring(site: Site, line: number): IgnoredFinding {
  const { source } = site.files.get(path)!;
  const found = findings(site, path);
  const finding = found.find((one) => one.code === code && one.range.start.line === line)!;
  return createIgnoreEntry(finding, found, { path, source, ignored: [] });
}

const edited = (site: Site, ...edits: TextEdit[]) => applyEdits(site, path, edits);

test('product: "ignore here" hides one finding, also when lines come above it', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  const here = ignoring(site, 3);
  expect(here).toEqual({ file: path, code, line: 'ACAP-allow-index /a/' });
  expect(linesHidden(site, [here])).toEqual([3]);
  expect(linesHidden(edited(site, insertAt(0, 0, '# top\n\n')), [here])).toEqual([5]);
});

test('ours: of equal lines the one that was meant stays hidden', () => {
  const site = siteOf(`${head}${wrong}# between\n${wrong}${wrong}`);
  const second = ignoring(site, 5);
  expect(second).toMatchObject({ occurrence: 1 });
  expect(linesHidden(site, [second])).toEqual([5]);
  expect(linesHidden(edited(site, insertAt(4, 0, '# more\n')), [second])).toEqual([6]);
});

test('ours: a line that was changed is looked at again', () => {
  const site = siteOf(`${head}${wrong}`);
  const changed = edited(site, insertAt(3, 'ACAP-allow-index /'.length, 'b'));
  expect(linesHidden(changed, [ignoring(site, 3)])).toEqual([]);
});

test('product: a whole kind is ignored in one file, and in no other', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  expect(linesHidden(site, [{ file: path, code }])).toEqual([3, 4]);
  expect(linesHidden(site, [{ file: '/other.txt', code }])).toEqual([]);
});

test('ours: of a line of megabytes only the beginning is kept', () => {
  const site = siteOf(`${head}ACAP-allow-index /${'a'.repeat(5000)}\n`);
  const here = ignoring(site, 3);
  expect(here.line!.length).toBe(200);
  expect(linesHidden(site, [here])).toEqual([3]);
});

test('product: "stop ignoring" takes away what hides the finding, be it the place or the kind', () => {
  const site = siteOf(`${head}${wrong}ACAP-allow-index /b/\n`);
  const other: IgnoredFinding = { file: path, code: 'another' };
  const ignored = [ignoring(site, 3), ignoring(site, 4), { file: path, code }, other];
  const found = findings(site, path);
  const { source } = site.files.get(path)!;
  const finding = found.find((one) => one.code === code)!;
  const left = ignoredWithout(finding, found, { path, source, ignored });
  expect(left).toEqual([ignored[1], other]);
  expect(linesHidden(site, left)).toEqual([4]);
});
