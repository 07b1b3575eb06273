// Which kinds of findings can be fixed as a whole.
import { expect, test } from 'vitest';
import { findings } from '../../core/diagnostics/registry.ts';
import { openSite } from '../../core/workspace/site.ts';
import { countBulkFixes, findBulkFixes } from './fixes-of-kind.ts';

const path = '/robots.txt';
const bulkFixesFor = (code: string, text: string) => {
  const site = openSite({ origin: '', files: { [path]: text } });
  const found = findings(site, path).filter((one) => one.code === code);
  return findBulkFixes(found, () => true).map((way) => [way.title, countBulkFixes(found, way), found.length]);
};

test('ours: wildcards are not escaped as a whole kind: this is right only where the characters themselves are meant', () => {
  expect(bulkFixesFor('R049', 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*.pdf$\n')).toEqual([]);
});

test('ours: queries are not cut off as a whole kind, because this blocks more than is written', () => {
  expect(bulkFixesFor('R052', 'User-agent: *\nDisallow: /a?b=\nDisallow: /c?d=\n')).toEqual([]);
});

test('ours: a finding that is wrong in any case can be fixed as a whole kind', () => {
  const text = 'User-agent: *\nDisallow: /a%x\nDisallow: /b%x\n';
  expect(bulkFixesFor('R053', text)).toEqual([['Use /a%25x', 2, 2]]);
});

test('ours: the findings of the kind that have the fix are counted', () => {
  const text = 'User-agent: *\nDisallow: /a$*\nDisallow: /b$c\nDisallow: /d$*\n';
  expect(bulkFixesFor('R050', text)).toEqual([['Use /a$, which matches only URLs that end there', 2, 3]]);
});
