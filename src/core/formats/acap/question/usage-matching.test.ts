// The index of fields against trying one field after the other.
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

test('ours: the index finds the fields that match, in the same order, as trying one after the other does', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(field, { minLength: 17, maxLength: 50 }),
      fc.array(path, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('crawl' as const, 'present-snippet' as const),
      (fields, urls, asked) => {
        const source = sourceOfText(['ACAP-crawler: *', ...fields].join('\n'));
        const file = readAcapFile(createPolicy(source, formatOfPath('/robots.txt')));
        const opening = { path: '/robots.txt', file, refer: () => undefined };
        const { obeyed } = collectRules(opening, { agent: 'a', crawlerMatch: 'exact', capabilities: {} });
        const matchRules = createRuleMatcher(obeyed);
        for (const url of urls) {
          const target = acapTarget(url);
          const expected = matchRulesOneByOne(obeyed, usagesCovering(asked), target);
          found += expected.length;
          expect(matchRules(usagesCovering(asked), target)).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(100);
});
