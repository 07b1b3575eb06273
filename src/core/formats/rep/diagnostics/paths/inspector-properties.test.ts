// Properties of the findings about paths in any file: they never throw, their ranges are inside their lines, and
// fixes do what they claim.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { edgeCaseBytes, edgeCaseTexts } from '../../../../../testing/arbitraries/edge-case-files.ts';
import { robotsText } from '../../../../../testing/arbitraries/robots-txt.ts';
import {
  createRobotsSite,
  expectValidFixes,
  expectValidRange,
  findPathFindings,
  oddPathFile,
} from '../../../../../testing/findings/path-findings.ts';

describe('fixes of findings about paths', () => {
  test('ours: do what they claim, for any content of the file', () => {
    fc.assert(
      fc.property(oddPathFile, (text) => expectValidFixes(createRobotsSite(text))),
      { numRuns: 10 },
    );
  });
  test('ours: leave no record without a rule, even if it contains a blank line', () =>
    expectValidFixes(createRobotsSite('User-agent: *\n\nAllow: ')));
  test('ours: are within their line, in any file', () => {
    fc.assert(
      fc.property(robotsText, (text) => {
        const site = createRobotsSite(text);
        for (const finding of findPathFindings(site)) expectValidRange(site, finding);
      }),
      { numRuns: 50 },
    );
  });
  test.each([...Object.entries(edgeCaseTexts), ...Object.entries(edgeCaseBytes)])('%s', (_name, content) => {
    const site = createRobotsSite(typeof content === 'string' ? content : Uint8Array.from(content));
    for (const finding of findPathFindings(site)) expectValidRange(site, finding);
    expectValidFixes(site);
  });
});
