import { expect, test } from 'vitest';
import { atOnce } from '../questions/pieces.ts';
import { readers } from '../readers/index.ts';
import { openSite } from '../site/site.ts';
import { causeLines } from './cause-lines.ts';
import { causesOf } from './reader-causes.ts';
import { readerDiff } from './reader-diff.ts';

test('PYU-007: of the fields that complete a record for some readers only, the lines are shown', () => {
  const text = 'User-agent: a\nSitemap: /s\nCrawl-delay: 3\nUser-agent: b\nDisallow: /\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const compared = readers.filter(({ id }) => id === 'koster-1996' || id === 'python-urllib-3.12');
  const diff = atOnce(readerDiff({ site, file: '/robots.txt' }, compared, { agents: ['a'], urls: ['/x'] }));
  const [cause] = atOnce(causesOf(diff, 0));
  expect(cause?.knobs).toEqual(['record.ruleFields']);
  const { lines } = causeLines(diff, cause!, 0);
  expect(lines.filter(({ isKey }) => isKey).map(({ line }) => line)).toEqual([2]);
});
