// Files of ACAP that are slow to check.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { openSite } from '../../../workspace/site.ts';

const codes = (files: Readonly<Record<string, string>>, path: string) =>
  findings(openSite({ origin: '', files }), path).map(({ code }) => code);

describe('ours: the worst files of half a mebibyte', () => {
  const generate = (count: number, line: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');
  const start = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
  const effect = (i: number) => (i % 2 ? 'disallow' : 'allow');
  test.each([
    ['one pattern', `${start}${generate(14_000, (i) => `ACAP-${effect(i)}-index: /`)}`, 'conflict-tie'],
    [
      'wildcards',
      `${start}${generate(14_000, (i) => `ACAP-${effect(i)}-index: /*${i}`)}`,
      'scope-incomparable',
    ],
    ['nested', `${start}${generate(700, (i) => `ACAP-${effect(i)}-crawl: /${'a'.repeat(i)}`)}\n`, undefined],
    ['one line', `${start}ACAP-allow-index: /${'*a'.repeat(240_000)}`, 'R016'],
    ['unknown fields', `${start}${generate(14_000, (i) => `ACAP-alow-indx: /${i}`)}`, 'unknown-field'],
  ])('%s', (_name, file, code) => {
    const codesFound = codes({ '/robots.txt': file }, '/robots.txt');
    if (code === undefined) expect(codesFound).toEqual([]);
    else expect(codesFound).toContain(code);
  });
});
