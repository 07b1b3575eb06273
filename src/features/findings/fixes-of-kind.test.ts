// Which kinds of findings can be mended as a whole.
import { expect, test } from 'vitest';
import { findings } from '../../core/diagnostics/registry.ts';
import { openSite } from '../../core/workspace/site.ts';
import { countBulkFixes, findBulkFixes } from './fixes-of-kind.ts';

const path = '/robots.txt';
const waysFor = (code: string, text: string) => {
  const site = openSite({ origin: '', files: { [path]: text } });
  const found = findings(site, path).filter((one) => one.code === code);
  return findBulkFixes(found, () => true).map((way) => [way.title, countBulkFixes(found, way), found.length]);
};

test('ours: wildcards are not turned into letters as a whole kind: that holds only where letters are meant', () => {
  expect(waysFor('R049', 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*.pdf$\n')).toEqual([]);
});

test('ours: nor are queries cut off, which keeps more out than is written', () => {
  expect(waysFor('R052', 'User-agent: *\nDisallow: /a?b=\nDisallow: /c?d=\n')).toEqual([]);
});

test('ours: what is wrong however it is meant can be mended as a whole kind', () => {
  const text = 'User-agent: *\nDisallow: /a**x\nDisallow: /b**x\n';
  expect(waysFor('R097', text)).toEqual([['Use /a*x', 2, 2]]);
});

test('ours: it is counted how many findings of the kind have the fix', () => {
  const text = 'User-agent: *\nDisallow: /a$*\nDisallow: /b$c\nDisallow: /d$*\n';
  expect(waysFor('R050', text)).toEqual([['Use /a$', 2, 3]]);
});
