// The same as the short properties, at length.
import fc from 'fast-check';
import { test } from 'vitest';
import {
  createRobotsSite,
  expectValidFixes,
  oddPathFile,
} from '../../../../../testing/findings/path-findings.ts';

test('ours: fixes of findings about paths keep what they promise, at length', () => {
  fc.assert(
    fc.property(oddPathFile, (text) => expectValidFixes(createRobotsSite(text))),
    { numRuns: 2000 },
  );
});
