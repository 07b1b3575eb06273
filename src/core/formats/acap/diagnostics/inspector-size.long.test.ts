// Files of ACAP made to be slow.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { openSite } from '../../../workspace/site.ts';

const codes = (files: Readonly<Record<string, string>>, path: string) =>
  findings(openSite({ origin: '', files }), path).map(({ code }) => code);

describe('ours: files of half a mebibyte of the worst kinds', () => {
  const many = (count: number, line: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');
  const start = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
  const effect = (i: number) => (i % 2 ? 'disallow' : 'allow');
  test.each([
    ['one pattern', `${start}${many(14_000, (i) => `ACAP-${effect(i)}-index: /`)}`, 'conflict-tie'],
    ['wildcards', `${start}${many(14_000, (i) => `ACAP-${effect(i)}-index: /*${i}`)}`, 'scope-incomparable'],
    ['nested', `${start}${many(700, (i) => `ACAP-${effect(i)}-crawl: /${'a'.repeat(i)}`)}\n`, undefined],
    ['one line', `${start}ACAP-allow-index: /${'*a'.repeat(240_000)}`, 'file-too-long'],
    ['nobody known', `${start}${many(14_000, (i) => `ACAP-alow-indx: /${i}`)}`, 'unknown-field'],
  ])('%s', (_name, file, code) => {
    const found = codes({ '/robots.txt': file }, '/robots.txt');
    if (code === undefined) expect(found).toEqual([]);
    else expect(found).toContain(code);
  });
});
