import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allUrls,
  checkAllPairs,
  checkExamples,
  checkNothingIsMissing,
  readRules,
  rulesArbitrary,
  versionsArbitrary,
} from '../../testing/oracles/difference-oracle.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { readers } from '../readers/registry.ts';
import { differenceTask } from './difference.ts';
import { isNormalPath } from './tokens.ts';

const shortUrls = allUrls(2);
const normalUrls = shortUrls.filter(isNormalPath);

test.each(readers.map((reader) => [reader.id, reader] as const))(
  'ours: under %s, what is found is so, and what is proved to be the same is the same for all short URLs',
  (_, reader) => {
    fc.assert(
      fc.property(
        versionsArbitrary,
        fc.constantFrom('normal' as const, 'all' as const),
        ([old, fresh], urls) => {
          const versions = [readRules(old, reader), readRules(fresh, reader)] as const;
          const lists = [versions[0].list, versions[1].list] as const;
          const result = runSync(differenceTask(lists, { urls, all: true }));
          const tried = urls === 'all' ? shortUrls : normalUrls;
          checkExamples(versions, result);
          checkNothingIsMissing(versions, result, tried);
          if (reader.rule.choice !== 'match-end') checkAllPairs(versions, result, tried);
          if (urls === 'normal')
            for (const { path, shortestPath } of result.regions)
              expect([path, shortestPath].every(isNormalPath)).toBe(true);
          const quick = runSync(differenceTask(lists, { urls }));
          checkExamples(versions, quick);
          checkNothingIsMissing(versions, quick, tried);
        },
      ),
      { numRuns: 400 },
    );
  },
);

const pairs = readers.flatMap((reader, i) => readers.slice(i + 1).map((other) => [reader, other] as const));

test('ours: two readers of one file differ exactly where the result says', () => {
  let settled = 0;
  fc.assert(
    fc.property(rulesArbitrary, fc.constantFrom(...pairs), (rules, [reader, other]) => {
      if (reader.file.path !== other.file.path) return;
      const versions = [readRules(rules, reader), readRules(rules, other)] as const;
      const result = runSync(differenceTask([versions[0].list, versions[1].list], { urls: 'normal' }));
      if (result.settled) settled++;
      checkExamples(versions, result);
      checkNothingIsMissing(versions, result, normalUrls);
    }),
    { numRuns: 1200 },
  );
  expect(settled).toBeGreaterThan(150);
});
