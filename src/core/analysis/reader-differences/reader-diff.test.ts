import { expect, test } from 'vitest';
import { concernsCrawler } from '../../catalogue/reader-concerns.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readerOf, readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { readerDiffTask } from './reader-diff.ts';

test('ours: the task pauses between readers while the question is prepared for each', () => {
  const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /x\n' } });
  const work = readerDiffTask({ site, file: '/robots.txt' }, readers, { agents: [''], urls: ['/x'] });
  let pieces = 0;
  while (!work.next().done) pieces++;
  expect(pieces).toBeGreaterThanOrEqual(readers.length);
});

test('product: with a reference, a vendor’s reader differs only for the crawlers that it applies to', () => {
  // A folder of its own for the asterisk, which Google and RFC 9309 read alike only in escaped form.
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a%2A\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const compared = [readerOf('rfc9309'), readerOf('google'), readerOf('koster-1996')];
  const agents = ['Googlebot', 'Googlebot-News', 'GPTBot', 'one-of-mine', ''];
  const query = { site, file: '/robots.txt' };
  const table = { agents, urls: ['/', '/a', '/a*'] };
  const every = runSync(readerDiffTask(query, compared, table));
  const [reference] = compared;
  const limited = runSync(readerDiffTask({ ...query, reference: reference! }, compared, table));
  const google = compared[1]!;
  const differing = (diff: typeof every, place: number) =>
    diff.cells.flatMap(({ agents: names, url, verdicts }) =>
      verdicts[place]?.answer === verdicts[0]?.answer ? [] : names.map((name) => `${name} ${url}`),
    );
  expect(differing(every, 1).length).toBeGreaterThan(differing(limited, 1).length);
  expect(differing(limited, 1).toSorted()).toEqual(
    differing(every, 1)
      .filter((cell) => concernsCrawler(google, cell.split(' ')[0]!))
      .toSorted(),
  );
  expect(differing(limited, 2).toSorted()).toEqual(differing(every, 2).toSorted());
});
