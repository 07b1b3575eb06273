import { expect, test } from 'vitest';
import { openSite, printFile } from '../core/site/site.ts';
import { fixedSite } from './fix.ts';

const siteOf = (text: string) => openSite({ origin: '', files: { '/robots.txt': text } });
const line = 'Mobile-agent-server: /a none\n';
const textOf = (site: ReturnType<typeof siteOf>) => new TextDecoder().decode(printFile(site, '/robots.txt'));

test('ours: fixes are made one after the other, each looked for anew', () => {
  const { site, count, isMore } = fixedSite(siteOf(line.repeat(4)), '/robots.txt', {});
  expect({ text: textOf(site), count, isMore }).toEqual({ text: line, count: 3, isMore: false });
});

test('ours: what a run has no room for is told', () => {
  const { site, count, isMore } = fixedSite(siteOf(line.repeat(4)), '/robots.txt', {}, 2);
  expect({ text: textOf(site), count, isMore }).toEqual({ text: line.repeat(2), count: 2, isMore: true });
});

test('ours: a file without such fixes stays the same object', () => {
  const site = siteOf('##ACAP version=1.1\nACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n');
  const fixed = fixedSite(site, '/robots.txt', {});
  expect([fixed.site === site, fixed.count, fixed.isMore]).toEqual([true, 0, false]);
});
