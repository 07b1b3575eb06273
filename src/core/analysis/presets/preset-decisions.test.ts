// The crawlers about which a preset asks the user.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { communityCrawlers } from '../../catalogue/community-crawlers.ts';
import { type Purpose, purposes } from '../../catalogue/crawlers.ts';
import { documentedCrawlers as crawlers } from '../../catalogue/documented-crawlers.ts';
import { type CrawlerPreset, isTrainingCrawler, type PresetCrawler, presets } from './preset.ts';
import {
  communityTrainingCrawlers,
  decisionsOfPreset,
  purposesToBlock,
  unwritableTrainingNames,
  wishesOfPreset,
} from './preset-decisions.ts';

const about = (preset: CrawlerPreset) => preset.out.includes('ai-training');
const trainingPresets: readonly CrawlerPreset[] = presets.filter(about);

/** Crawlers with names that the catalog lacks, for any purposes. */
const anyCrawler = fc
  .tuple(fc.nat(), fc.uniqueArray(fc.constantFrom<Purpose>(...purposes), { maxLength: 4 }))
  .map(
    ([number, some]): PresetCrawler => ({
      id: `own ${number}`,
      tokens: [`OurBot${number}`],
      operator: null,
      purposes: some,
      effectOfBlocking: null,
    }),
  );

test('product: a preset that blocks training blocks every training crawler, except where a policy token ends that use', () => {
  const anyList = fc
    .tuple(fc.subarray([...crawlers]), fc.uniqueArray(anyCrawler, { selector: ({ id }) => id }))
    .map((lists): readonly PresetCrawler[] => lists.flat());
  fc.assert(
    fc.property(anyList, fc.constantFrom(...trainingPresets), (some, preset) => {
      const wishes = wishesOfPreset(preset, some);
      for (const one of some.filter(isTrainingCrawler)) {
        const isBlocked = wishes.get(one.id) === 'out';
        const byToken = !purposesToBlock(preset, one).includes('ai-training');
        expect([one.tokens[0], isBlocked || byToken]).toEqual([one.tokens[0], true]);
      }
    }),
  );
});

test('catalogue: only Applebot is left by “Block AI training”, because Applebot-Extended ends its training', () => {
  for (const preset of trainingPresets) {
    const wishes = wishesOfPreset(preset, crawlers);
    const left = crawlers.filter((one) => isTrainingCrawler(one) && wishes.get(one.id) !== 'out');
    expect(left.map(({ tokens }) => tokens[0])).toEqual(['Applebot']);
    expect(wishes.get('applebot-extended')).toBe('out');
  }
});

describe('product: every preset asks about a crawler that has a blocked purpose and is not blocked', () => {
  test.each(presets.map((one) => [one.id, one as CrawlerPreset] as const))('%s', (_id, preset) => {
    const wishes = wishesOfPreset(preset, crawlers);
    const asked = decisionsOfPreset(preset, crawlers);
    // Where a preset blocks the rest too, nothing is left to ask.
    const left = crawlers.filter(
      ({ id, purposes: some }) => some.some((one) => preset.out.includes(one)) && wishes.get(id) !== 'out',
    );
    expect(asked.map(({ crawler }) => crawler.id)).toEqual(expect.arrayContaining(left.map(({ id }) => id)));
    for (const { besides } of asked) expect(besides).not.toEqual([]);
  });
});

test('catalogue CCBot: no purpose of it says what its archive is used for, and every preset about training asks', () => {
  const ccbot = crawlers.find(({ id }) => id === 'ccbot')!;
  expect(ccbot.purposes).not.toContain('ai-training');
  expect(ccbot.effectOfBlocking).toContain('training');
  for (const preset of trainingPresets.filter(({ rest }) => rest === undefined))
    expect(decisionsOfPreset(preset, [ccbot])).toMatchObject([
      { besides: ['archive', 'research'], byDefault: 'out' },
    ]);
});

test('catalogue.md, the community list: training names are those that the list calls so, and no reader cuts what is written', () => {
  const written = communityTrainingCrawlers.map(({ tokens: [name] }) => name);
  const all = communityCrawlers.filter(({ purposes: some }) => some.includes('ai-training'));
  expect([...written, ...unwritableTrainingNames].toSorted()).toEqual(
    all.map(({ tokens: [name] }) => name).toSorted(),
  );
  expect(written.filter((name) => /[\s/]/.test(name))).toEqual([]);
  expect(unwritableTrainingNames).toContain('Kangaroo Bot');
});
