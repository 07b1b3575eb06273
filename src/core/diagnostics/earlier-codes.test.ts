// Codes of earlier versions still select what they selected.
import { expect, test } from 'vitest';
import { openSite } from '../workspace/site.ts';
import { currentCode, isRetiredCode, mergedCodes } from './earlier-codes.ts';
import { removeSilencer } from './ignore-comments.ts';
import { partitionIgnored } from './ignored-findings.ts';
import { findDiagnostic, findings } from './registry.ts';

test('ours: a code that became a part of another names a kind of finding, and is not used again', () => {
  for (const [earlier, current] of Object.entries(mergedCodes)) {
    expect([earlier, findDiagnostic(earlier)]).toEqual([earlier, undefined]);
    expect(findDiagnostic(current)?.code).toBe(current);
    expect([earlier, isRetiredCode(earlier), isRetiredCode(current)]).toEqual([earlier, false, false]);
    expect(currentCode(earlier)).toBe(current);
  }
});

const path = '/robots.txt';
const delay = 'Crawl-delay: 10s\n';
const open = (text: string) => {
  const site = openSite({ origin: '', files: { [path]: text } });
  const { source } = site.files.get(path)!;
  return { source, found: findings(site, path).filter(({ code }) => code === 'CRD-NOT-NUMBER') };
};

test('product: a comment with an earlier code silences the finding, and is removed with it', () => {
  const { source, found } = open(`User-agent: *\n# gatepost-ignore-next-line CRD-UNIT\n${delay}Disallow:\n`);
  expect(partitionIgnored(found, { path, source, ignored: [] })).toMatchObject({
    shown: [],
    silenced: found,
  });
  expect(removeSilencer(source, found[0]!)).not.toEqual([]);
});

test('product: a finding that was ignored under an earlier code stays ignored', () => {
  const { source, found } = open(`User-agent: *\n${delay}Disallow:\n`);
  for (const ignored of [
    { file: path, code: 'CRD-UNIT' },
    { file: path, code: 'CRD-UNIT', line: 'Crawl-delay: 10s' },
  ])
    expect(partitionIgnored(found, { path, source, ignored: [ignored] })).toMatchObject({
      shown: [],
      hidden: found,
    });
});
