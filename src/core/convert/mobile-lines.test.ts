// Lines for mobile agents are not part of records: conversions do not lose, duplicate or reorder them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/arbitraries/edits.ts';
import { anyMobileFile, mobileUrls } from '../../testing/arbitraries/mobile-agents.ts';
import { readMobileFile } from '../formats/mobile-agents/mobile-file.ts';
import { prepare } from '../questions/registry.ts';
import { createPolicy } from '../syntax/policy.ts';
import { applyEdits, openSite, type Site } from '../workspace/site.ts';
import { acapToRep } from './acap-to-rep.ts';
import { repToAcap } from './rep-to-acap.ts';

const PATH = '/robots.txt';

function hostsOf(site: Site) {
  const { source, format } = site.files.get(PATH)!;
  const ask = prepare(site, { question: 'mobile-agent' });
  return {
    lines: readMobileFile(createPolicy(source, format)).lines.map(({ read }) => read.value.text),
    answers: mobileUrls.map((url) => ask('', url).key),
  };
}

const acap = fc.constantFrom(
  '',
  'ACAP-crawler: *\nACAP-disallow-crawl: /a\n',
  'ACAP-crawler: a\nMobile-agent-server: /in none\nACAP-allow-crawl: /b\n',
);

test.each([
  ['conventional to ACAP', repToAcap],
  ['ACAP to conventional', acapToRep],
])('%s: every host keeps its assignment, and no loss is about such a line', (_name, convert) => {
  fc.assert(
    fc.property(anyMobileFile, acap, anyMobileFile, (first, middle, last) => {
      const site = openSite({ origin: '', files: { [PATH]: `${first}\n${middle}${last}` } });
      const { edits, losses } = convert(site, PATH);
      expect(hostsOf(applyEdits(site, PATH, edits))).toEqual(hostsOf(site));
      expect(losses.flatMap(({ words }) => words)).not.toContain('Mobile-agent-server');
    }),
    { numRuns: runs(150) },
  );
});
