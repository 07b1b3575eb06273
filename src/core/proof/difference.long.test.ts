// The procedure on files like those of sites, under every reader: each example is asked, and what is proved to be the
// same is tried on random URLs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allUrls,
  checkAllPairs,
  checkExamples,
  checkNothingIsMissing,
  readRules,
  rulesArbitrary,
  versionsArbitrary,
} from '../../testing/oracles/difference-oracle.ts';
import { createRandom, type Random } from '../../testing/seeded-random.ts';
import { runSync } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import { differenceTask } from './difference.ts';
import { isNormalPath, tokenUnitsOf } from './tokens.ts';

const NAMES = ['cart', 'account', 'wp-admin', 'search', 'en', 'de', 'p', 'index.html', 'print', '~me', 'a'];
const ENDINGS = [
  '',
  '',
  '/',
  '/',
  '$',
  '*',
  '.pdf',
  '.pdf$',
  '?',
  '?sort=',
  '/*',
  '/index.htm',
  '%2F',
  '%7E',
];
const STARTS = ['/', '/', '/', '/', '/*', '/*/', '*/', '/*?', '/*?*', '/%', ''];

const anyPath = (random: Random): string =>
  random.pick(STARTS) +
  random.pick(NAMES) +
  (random.once(2) ? random.pick(['/', '*', '-', '=', '&', '%C3%A9']) + random.pick(NAMES) : '') +
  random.pick(ENDINGS);
const anyRule = (random: Random): string => `${random.once(3) ? 'Allow' : 'Disallow'}: ${anyPath(random)}`;
const anyRules = (random: Random): string[] =>
  Array.from({ length: 3 + random.below(30) }, () => anyRule(random));

const changePath =
  (change: (path: string) => readonly string[]) =>
  (rules: readonly string[], place: number): readonly string[] =>
    rules.flatMap((rule, i) => {
      const [field = '', path = ''] = rule.split(': ');
      return i === place ? change(path).map((changed) => `${field}: ${changed}`) : [rule];
    });

type Edit = (rules: readonly string[], place: number) => readonly string[];

const edits: Readonly<Record<string, Edit>> = {
  'delete a rule': (rules, place) => rules.toSpliced(place, 1),
  'drop the slash': changePath((path) => [path.replace(/\/$/, '')]),
  'add a slash': changePath((path) => [`${path}/`]),
  'add an end mark': changePath((path) => [`${path}$`]),
  'drop the end mark': changePath((path) => [path.replace(/\$$/, '')]),
  'add a star': changePath((path) => [`${path}*`]),
  'drop a star': changePath((path) => [path.replace('*', '')]),
  'replace a star': changePath((path) => [path.replace('*', 'x')]),
  'match below any folder': changePath((path) => [`/*${path}`]),
  'split in three': changePath((path) => [`${path}$`, `${path}/`, `${path}?`]),
  'change letter case': changePath((path) => [path.toUpperCase()]),
  'escape a letter': changePath((path) => [path.replace('a', '%61')]),
  'flip the effect': (rules, place) =>
    rules.map((rule, i) => {
      if (i !== place) return rule;
      return rule.startsWith('Allow') ? rule.replace('Allow', 'Disallow') : rule.replace('Disallow', 'Allow');
    }),
  'move to the top': (rules, place) => [rules[place] ?? '', ...rules.toSpliced(place, 1)],
  'reverse all': (rules) => rules.toReversed(),
  'block everything': (rules) => [...rules, 'Disallow: /'],
  'block all queries': (rules) => [...rules, 'Disallow: /*?'],
};

/** Random URLs from pieces of the rules, with escapes between them. */
function* randomUrls(rules: readonly string[], random: Random, count: number): Generator<string> {
  const pieces = rules
    .flatMap((rule) => rule.replace(/^\w+: /, '').split(/[*$]|(?=[/?&=%])/))
    .filter((piece) => piece !== '');
  const others = ['x', '/', '?', '&', '=', '%2F', '%61', '%7E', '%C3%A9', '$', '*', 'a'];
  for (let i = 0; i < count; i++) {
    const parts = Array.from({ length: 1 + random.below(5) }, () =>
      random.pick(random.once(4) || pieces.length === 0 ? others : pieces),
    );
    const url = parts.join('').replace(/#.*/, '');
    yield url.startsWith('/') ? url : `/${url}`;
  }
}

const RANDOM_URLS = 20_000;

/** Compares two lists of rules, checks the result, and returns whether it is settled. */
function checkVersions(
  [before, after]: readonly [readonly string[], readonly string[]],
  [reader, readerAfter]: readonly [Reader, Reader],
  random: Random,
): boolean {
  const versions = [readRules(before, reader), readRules(after, readerAfter)] as const;
  const lists = [versions[0].list, versions[1].list] as const;
  for (const urls of ['normal', 'all'] as const) {
    const result = runSync(differenceTask(lists, { urls, all: true }));
    checkExamples(versions, result);
    const count = result.regions.length === 0 ? RANDOM_URLS : RANDOM_URLS / 20;
    const tried = [...randomUrls([...before, ...after], random, count)];
    checkNothingIsMissing(versions, result, urls === 'all' ? tried : tried.filter(isNormalPath));
    if (urls === 'all') return result.settled;
  }
  return true;
}

const byId = readers.map((reader) => [reader.id, reader] as const);

/** Whether the search follows all that a reader does with a URL. */
const isSearchable = (reader: Reader) => tokenUnitsOf(reader).isExact && !reader.path.queryDelims;

describe('ours: in files like those of sites, what is found is so, and what is proved is not refuted', () => {
  test.each(byId)('under %s, for each kind of edit', (_, reader) => {
    const random = createRandom(19);
    for (const [kind, edit] of Object.entries(edits))
      for (let i = 0; i < 6; i++) {
        const rules = anyRules(random);
        const edited = edit(rules, random.below(rules.length));
        const isSettled = checkVersions([rules, edited], [reader, reader], random);
        if (isSearchable(reader)) expect(isSettled, kind).toBe(true);
      }
  });

  test.each(byId)('under %s, for two crawlers with rules of their own', (_, reader) => {
    const random = createRandom(23);
    for (let i = 0; i < 12; i++)
      checkVersions([anyRules(random), anyRules(random)], [reader, reader], random);
  });

  test('for all pairs of readers', () => {
    const random = createRandom(29);
    for (const reader of readers)
      for (const other of readers) {
        if (reader === other || reader.file.path !== other.file.path) continue;
        const rules = anyRules(random);
        checkVersions([rules, rules], [reader, other], random);
      }
  });
});

describe('ours: no URL of up to four tokens is missing, and no shorter example', () => {
  const urls = allUrls(4);

  test.each(byId)('under %s', (_, reader) => {
    fc.assert(
      fc.property(versionsArbitrary, ([old, fresh]) => {
        const versions = [readRules(old, reader), readRules(fresh, reader)] as const;
        const lists = [versions[0].list, versions[1].list] as const;
        const result = runSync(differenceTask(lists, { urls: 'all', all: true }));
        checkNothingIsMissing(versions, result, urls);
        if (reader.rule.choice !== 'match-end') checkAllPairs(versions, result, urls);
      }),
      { numRuns: 60 },
    );
  });

  test('for two readers', () => {
    fc.assert(
      fc.property(
        rulesArbitrary,
        fc.constantFrom(...readers),
        fc.constantFrom(...readers),
        (rules, reader, other) => {
          if (reader.file.path !== other.file.path) return;
          const versions = [readRules(rules, reader), readRules(rules, other)] as const;
          const result = runSync(differenceTask([versions[0].list, versions[1].list], { urls: 'all' }));
          checkNothingIsMissing(versions, result, urls);
        },
      ),
      { numRuns: 200 },
    );
  });
});
