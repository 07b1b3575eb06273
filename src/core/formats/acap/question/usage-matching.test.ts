// The index of fields finds the same as a scan of all fields.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../document/source.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { readAcapFile } from '../acap-file.ts';
import { collectRules } from '../applicable-rules.ts';
import { createRuleMatcher, matchRulesOneByOne } from '../match-rules.ts';
import { acapTarget } from '../path-patterns.ts';
import { usagesCovering } from '../resolve-conflicts.ts';

const path = fc
  .array(fc.constantFrom('a', 'b', 'AB', '*', '*', '/', '?', '%2A', '$', 'é'), { maxLength: 7 })
  .map((pieces) => `/${pieces.join('')}`);
const usage = fc.constantFrom('crawl', 'present', 'present-snippet', 'other');
const field = fc
  .tuple(fc.boolean(), usage, path)
  .map(([isAllow, name, resource]) => `ACAP-${isAllow ? 'allow' : 'disallow'}-${name}: ${resource}`);

test('ours: the index finds the matching fields in the same order as a scan does', () => {
  let matchCount = 0;
  fc.assert(
    fc.property(
      fc.array(field, { minLength: 17, maxLength: 50 }),
      fc.array(path, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('crawl' as const, 'present-snippet' as const),
      (fields, urls, queried) => {
        const source = sourceOfText(['ACAP-crawler: *', ...fields].join('\n'));
        const file = readAcapFile(createPolicy(source, formatOfPath('/robots.txt')));
        const entry = { path: '/robots.txt', file, refer: () => undefined };
        const { obeyed } = collectRules(entry, { agent: 'a', crawlerMatch: 'exact', capabilities: {} });
        const matchRules = createRuleMatcher(obeyed);
        for (const url of urls) {
          const target = acapTarget(url);
          const expected = matchRulesOneByOne(obeyed, usagesCovering(queried), target);
          matchCount += expected.length;
          expect(matchRules(usagesCovering(queried), target)).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(matchCount).toBeGreaterThan(100);
});
