// The same as the short properties, with more runs.
import fc from 'fast-check';
import { test } from 'vitest';
import {
  createRobotsSite,
  expectValidFixes,
  oddPathFile,
} from '../../../../../testing/findings/path-findings.ts';

test('ours: fixes of findings about paths do what they claim, with more runs', () => {
  fc.assert(
    fc.property(oddPathFile, (text) => expectValidFixes(createRobotsSite(text))),
    { numRuns: 2000 },
  );
});
