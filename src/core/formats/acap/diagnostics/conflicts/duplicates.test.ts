import { expect, test } from 'vitest';
import { findings, openSite } from '../../../../index.ts';

const path = '/robots.txt';
const duplicate = (text: string) => {
  const site = openSite({ origin: '', files: { [path]: text } });
  return findings(site, path)
    .flatMap(({ fixes }) => fixes)
    .filter(({ code }) => code === 'remove-line')
    .map(({ verdicts }) => verdicts);
};

const acap = 'ACAP-crawler: A\nACAP-crawler: B\nACAP-disallow-crawl: /x\n';

test('draft-koster-robots-00 3.2.1: a line below user-agents closes their record for some, so removing it may change verdicts', () => {
  const below = `${acap}ACAP-disallow-crawl: /x\n`;
  expect(duplicate(below)).toEqual(['same']);
  expect(duplicate(`User-agent: A\n${below}User-agent: *\nDisallow: /\n`)).toEqual(['changes']);
});
