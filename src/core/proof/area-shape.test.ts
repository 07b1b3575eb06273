import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allUrls, readRules, versionsArbitrary } from '../../testing/oracles/difference-oracle.ts';
import { matchesPattern } from '../matching/path-pattern.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { readers } from '../readers/registry.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import { areaShape } from './area-shape.ts';
import { differenceTask } from './difference.ts';
import { answerOf } from './rule-list.ts';
import { canonicalPath, isNormalPath } from './tokens.ts';

const urls = allUrls(2).filter((url) => isNormalPath(url) && url !== '/robots.txt');

test.each(readers.map((reader) => [reader.id, reader] as const))(
  'ours: under %s, every short URL of an area changes as the area does, unless an exception has it',
  (_, reader) => {
    let tried = 0;
    fc.assert(
      fc.property(versionsArbitrary, ([old, fresh]) => {
        const lists = [readRules(old, reader).list, readRules(fresh, reader).list] as const;
        const deciders = lists.flatMap((list) =>
          list.deciders.map((decider) => ({ decider, path: list.pathOf(decider) })),
        );
        const canonical = canonicalPath(reader);
        /** Whether a URL matches a rule with this path. */
        const hasPath = (url: string, path: string) =>
          deciders.some((one) => one.path === path && matchesPattern(one.decider.pattern, canonical(url)));
        const { regions } = runSync(differenceTask(lists, { urls: 'normal', all: true }));
        for (const { before, after, answers } of regions) {
          const { paths, except = [] } = areaShape([before, after], lists);
          for (const url of urls) {
            if (!paths.every((path) => hasPath(url, path))) continue;
            if (except.some((path) => hasPath(url, path))) continue;
            if (reader.file.alwaysAllowed.includes(url)) continue;
            tried++;
            expect(lists.map((list) => answerOf(list.decide(canonical(url)), list))).toEqual(answers);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(100);
  },
);

test('ours: an area of one URL has no rule as an exception that does not match it', () => {
  const old = ['Disallow: /a/', 'Disallow: /*/x$', 'Disallow: /*?b='];
  const [before, after] = [readRules(old, rfc9309).list, readRules(['Allow: /a/$', ...old], rfc9309).list];
  const { regions } = runSync(differenceTask([before, after], { all: true }));
  const shapes = regions.map((region) => areaShape([region.before, region.after], [before, after]));
  expect(shapes).toEqual([{ paths: ['/a/$'], except: [] }]);
});

test('ours: a rule for one URL outside of an area is not an exception', () => {
  const old = ['Disallow: /a/', 'Disallow: /a$'];
  const [before, after] = [readRules(old, rfc9309).list, readRules(['Disallow: /a$'], rfc9309).list];
  const { regions } = runSync(differenceTask([before, after], { all: true }));
  const shapes = regions.map((region) => areaShape([region.before, region.after], [before, after]));
  expect(shapes).toEqual([{ paths: ['/a/'], except: [] }]);
});
