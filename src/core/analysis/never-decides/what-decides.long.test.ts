// The tests of what-decides.test.ts, with more cases and files of several records.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allReaders,
  anyFile,
  anyRules,
  compareWithExhaustiveQueries,
} from '../../../testing/oracles/never-decides-oracle.ts';

describe('what a rule decides agrees with asking about all short URLs, with more cases', () => {
  test.each(allReaders.map((reader) => [reader.id, reader] as const))('%s', (_, reader) => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const open = compareWithExhaustiveQueries(['User-agent: *', ...rules], reader, ['*']);
        const mayBeOpen =
          (reader.path.queryDelims && rules.some((rule) => /%2F/.test(rule))) ||
          (reader.rule.choice === 'match-end' && rules.some((rule) => /[*$]/.test(rule)));
        if (!mayBeOpen) expect(open).toBe(0);
      }),
      { numRuns: 4000 },
    );
  });

  test.each(allReaders.map((reader) => [reader.id, reader] as const))('%s, several records', (_, reader) => {
    fc.assert(
      fc.property(anyFile, ({ lines, agents }) => {
        compareWithExhaustiveQueries(lines, reader, agents);
      }),
      { numRuns: 2000 },
    );
  });
});
