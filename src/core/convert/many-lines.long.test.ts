// Records with more lines than a function can have arguments, which is about 120,000 with Node.
import { expect, test } from 'vitest';
import { findings } from '../diagnostics/registry.ts';
import { openSite } from '../workspace/site.ts';
import { acapToRep } from './acap-to-rep.ts';

const MANY = 130_000;
const siteOf = (text: string) => openSite({ origin: '', files: { '/robots.txt': text } });

test('ours: many rules of one record are checked', () => {
  const site = siteOf(`ACAP-crawler: *\n${'ACAP-allow-crawl: /\n'.repeat(MANY)}`);
  expect(findings(site, '/robots.txt').length).toBeGreaterThan(0);
});

test('ours: many crawlers of one record are converted', () => {
  const crawlers = Array.from({ length: MANY }, (_, i) => `ACAP-crawler: c${i}\n`).join('');
  const { edits, losses } = acapToRep(siteOf(`${crawlers}ACAP-disallow-crawl: /x\n`), '/robots.txt');
  expect(edits.length + losses.length).toBeGreaterThan(0);
});
