// What holds of the findings about paths in any file: they never throw, their ranges lie in their lines, fixes keep their word.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { robotsText } from '../../testing/arbitraries.ts';
import { nastyBytes, nastyTexts } from '../../testing/nasties.ts';
import { checkFixes, checkRange, look, oddPaths, siteOf } from '../../testing/path-findings.ts';

describe('fixes of findings about paths', () => {
  test('ours: keep what they promise, whatever stands in the file', () => {
    fc.assert(
      fc.property(oddPaths, (text) => checkFixes(siteOf(text))),
      { numRuns: 10 },
    );
  });
  test('ours: leave no record without a rule, also where a blank line stands in it', () =>
    checkFixes(siteOf('User-agent: *\n\nAllow: ')));
  test('ours: lie within their line, in any file', () => {
    fc.assert(
      fc.property(robotsText, (text) => {
        const site = siteOf(text);
        for (const finding of look(site)) checkRange(site, finding);
      }),
      { numRuns: 50 },
    );
  });
  test.each([...Object.entries(nastyTexts), ...Object.entries(nastyBytes)])('%s', (_name, content) => {
    const site = siteOf(typeof content === 'string' ? content : Uint8Array.from(content));
    for (const finding of look(site)) checkRange(site, finding);
    checkFixes(site);
  });
});
