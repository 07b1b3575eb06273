// ACAP 1.1 compared with its specification of 25 September 2009: fixes that resolve their finding completely, and
// whose repeated application ends.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAcapFile } from '../../testing/arbitraries/acap-lines.ts';
import { expandAcapText, openAcapSite } from '../../testing/ask-acap.ts';
import { applyEdits, findings, fixTitle } from '../index.ts';

describe('fixes that resolve their finding', () => {
  test.each([
    ['needs-crawl', '+crawler: *|+disallow-crawl: /a*|+allow-index: /a'],
    ['needs-crawl', '+crawler: *|+disallow-crawl: /|+allow-index: *.gif'],
    ['aux-resource-not-crawlable', '+crawler: *|+allow-index: /a must-use-resource=/m|+disallow-crawl: /m*'],
    ['any-crawler-not-alone', '+crawler: other|+crawler: *'],
  ])('acap 1.1 2.3.1 and 2.4.6: %s in %s', (code, file) => {
    const site = openAcapSite(expandAcapText(file));
    const withCode = (each: typeof site) =>
      findings(each, '/robots.txt').filter((found) => found.code === code);
    const [finding] = withCode(site);
    if (!finding) throw new Error(`no ${code} in the file`);
    for (const fix of finding.fixes)
      expect([fixTitle(fix), withCode(applyEdits(site, '/robots.txt', fix.edits)).length]).toEqual([
        fixTitle(fix),
        0,
      ]);
  });

  test('acap 1.1: applying the first fix of the first finding again and again ends', () => {
    fc.assert(
      fc.property(anyAcapFile, (text) => {
        let site = openAcapSite(text);
        for (let step = 0; step < 80; step++) {
          const [fix] = findings(site, '/robots.txt').flatMap(({ fixes }) => fixes.slice(0, 1));
          if (!fix) return;
          site = applyEdits(site, '/robots.txt', fix.edits);
        }
        throw new Error(
          findings(site, '/robots.txt')
            .map(({ code }) => code)
            .join(' '),
        );
      }),
      { numRuns: 40 },
    );
  });
});
