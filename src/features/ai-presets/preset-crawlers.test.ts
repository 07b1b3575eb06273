// Who is left to the person, and what is said of them.
import { describe, expect, test } from 'vitest';
import { presets } from '../../core/analysis/presets/preset.ts';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { stancesWords as words } from '../../messages/en/ai-presets.ts';
import { findCrawlers, findPreset } from '../../testing/apply-preset.ts';
import { findUndecided, groupCrawlers, listCrawlers, purposesToKeep } from './preset-crawlers.ts';

describe('crawlers that do what is kept out and what is kept', () => {
  const stance = findPreset('no-training');
  const named = findCrawlers('GPTBot', 'Applebot', 'Googlebot');
  test('product: they are named until somebody decides', () => {
    expect(findUndecided(listCrawlers(stance, named, new Map()), new Map()).map(({ id }) => id)).toEqual([
      'applebot',
    ]);
    for (const isChosen of [true, false]) {
      const byHand = new Map([['applebot', isChosen]]);
      expect(findUndecided(listCrawlers(stance, named, byHand), byHand)).toEqual([]);
    }
  });
  test('product: with what they do that the stance keeps', () => {
    const [applebot] = findCrawlers('Applebot');
    const doing = words.doing('Applebot', purposesToKeep(stance, applebot!));
    expect(words.undecided(stance.out, [doing])).toBe(
      '1 more crawler does AI training and something you keep: Applebot (search). It stays as before unless you decide otherwise.',
    );
  });
  test('product: in the list they come first, together', () => {
    const groups = groupCrawlers(stance, listCrawlers(stance, named, new Map([['applebot', true]])));
    expect(groups.map(({ purpose, list }) => [purpose, list.map(({ crawler }) => crawler.id)])).toEqual([
      ['both', ['applebot']],
      ['ai-training', ['gptbot']],
      ['search', ['googlebot']],
    ]);
  });
  test('product: no stance leaves one out that it has nothing to say of', () => {
    for (const one of presets)
      for (const crawler of findUndecided(listCrawlers(one, crawlers, new Map()), new Map()))
        expect(purposesToKeep(one, crawler)).not.toEqual([]);
  });
});

test('catalogue CCBot: stances about training say what its archive is used for, which no purpose of it says', () => {
  const [ccbot] = findCrawlers('CCBot');
  expect(ccbot!.purposes).not.toContain('ai-training');
  expect(ccbot!.effectOfBlocking).toContain('training');
  for (const { out, hints } of presets) {
    const isAbout = out.some((purpose) => purpose === 'ai-training');
    expect(hints.some((hint) => hint.endsWith('trained-on'))).toBe(isAbout);
  }
});

test('product: a name that is read in part is told with the part', () => {
  expect(words.cutShort(['AI2Bot'], ['Google'], ['AI'])).toBe(
    'Google does not find the record for AI2Bot, because it reads a name only up to its first digit or special character: “AI”.',
  );
});
