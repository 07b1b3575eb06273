// The same as the short properties, at length.
import fc from 'fast-check';
import { test } from 'vitest';
import { checkFixes, oddPaths, siteOf } from '../../testing/path-findings.ts';

test('ours: fixes of findings about paths keep what they promise, at length', () => {
  fc.assert(
    fc.property(oddPaths, (text) => checkFixes(siteOf(text))),
    { numRuns: 2000 },
  );
});
