import { expect, test } from 'vitest';
import { readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { readerDiffTask } from './reader-diff.ts';

test('ours: the task pauses between readers while the question is prepared for each', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /x\n' } });
  const work = readerDiffTask({ site, file: '/robots.txt' }, readers, { agents: [''], urls: ['/x'] });
  let pieces = 0;
  while (!work.next().done) pieces++;
  expect(pieces).toBeGreaterThanOrEqual(readers.length);
});
