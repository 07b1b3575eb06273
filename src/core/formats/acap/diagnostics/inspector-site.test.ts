// Findings of ACAP that depend on other files, on information from the caller, or on the size of a file.
import { describe, expect, test } from 'vitest';
import { findingsOfSystem } from '../../../../testing/findings/findings-of-system.ts';
import type { FindingOptions } from '../../../diagnostics/inspection.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';

const codes = (files: Readonly<Record<string, string>>, path: string, options: FindingOptions = {}) =>
  findingsOfSystem('acap', findings(openSite({ origin: '', files }), path, options)).map(({ code }) => code);

describe('acap 1.1 2.4.1.3: files that refer to each other', () => {
  const main =
    '##ACAP version=1.0\nACAP-composite-usage: show index present\nACAP-resource-set: s /a/\n' +
    'ACAP-crawler: *\nACAP-permissions-reference: /more.txt\n';
  const more = '##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-(show): the-acap:resource-set:s\n';

  test('names are defined in the referring file and used in the referenced one', () => {
    const files = { '/robots.txt': main, '/more.txt': more };
    expect(codes(files, '/robots.txt')).toEqual([]);
    expect(codes(files, '/more.txt')).toEqual([]);
  });

  test('without the other file a name is undefined', () => {
    expect(codes({ '/robots.txt': main }, '/robots.txt')).toEqual(['reference-missing']);
    expect(codes({ '/more.txt': more }, '/more.txt')).toEqual([
      'undefined-local-usage',
      'undefined-resource-set',
    ]);
  });
});

test('ours: a file without ACAP has no findings of ACAP, even if it is long', () => {
  const file = `User-agent: *\nDisallow: /${'a'.repeat(3000)}\n# ACAP-crawler: *\n`;
  expect(codes({ '/robots.txt': file }, '/robots.txt')).toEqual([]);
});

test('ours: nothing is expired without a date, and nothing is stale without a history', () => {
  const file =
    '##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-index: / time-limit=until-2001-01-01\nACAP-request-re-crawl: /a\n';
  expect(codes({ '/robots.txt': file }, '/robots.txt')).toEqual([]);
  const seen = () => '2001-01-01';
  expect(codes({ '/robots.txt': file }, '/robots.txt', { seen })).toEqual([]);
  expect(codes({ '/robots.txt': file }, '/robots.txt', { seen, today: '2001-02-15' })).toEqual([
    'expired-date',
  ]);
});

test('ours: URLs of the caller are checked too', () => {
  const file =
    'User-agent: *\nDisallow: /a/*/c\n\n##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-crawl: /a/b\nACAP-disallow-crawl: /a/~\n';
  expect(codes({ '/robots.txt': file }, '/robots.txt')).toEqual([]);
  expect(codes({ '/robots.txt': file }, '/robots.txt', { urls: ['/a/b/c'] })).toEqual([
    'conventional-conflict',
  ]);
});

test('ours: fixes are computed once, when they are first read', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': 'ACAP-crawler: *\r\nACAP-allow-index: /' } });
  const [finding] = findings(site, '/robots.txt');
  expect(finding!.fixes).toBe(finding!.fixes);
  expect(finding!.fixes[0]!.edits).toBe(finding!.fixes[0]!.edits);
  const after = applyEdits(site, '/robots.txt', finding!.fixes[0]!.edits);
  expect(textOfSource(after.files.get('/robots.txt')!.source)).toBe(
    '##ACAP version=1.0\r\nACAP-crawler: *\r\nACAP-allow-index: /',
  );
});
