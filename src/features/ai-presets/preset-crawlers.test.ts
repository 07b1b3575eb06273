// Which crawlers are left to the user, what the user selects, and which stay as they are.
import { describe, expect, test } from 'vitest';
import { presets } from '../../core/analysis/presets/preset.ts';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { presetWords as words } from '../../messages/en/ai-presets.ts';
import { findCrawlers, findPreset } from '../../testing/apply-preset.ts';
import {
  groupCrawlers,
  listCrawlers,
  listDecisions,
  type ManualChoices,
  untouchedNames,
  wishesOfCrawlers,
} from './preset-crawlers.ts';
import { communityCrawlersToBlock } from './preset-plan.ts';

describe('product: crawlers that do what is blocked and something else', () => {
  const preset = findPreset('no-training');
  const named = findCrawlers('GPTBot', 'Applebot', 'Googlebot', 'CCBot');
  const wishesOf = (byHand: ManualChoices) =>
    wishesOfCrawlers(listCrawlers(preset, named, byHand), listDecisions(preset, named, byHand));
  test('each is asked about, and stays as it is by default', () => {
    const decisions = listDecisions(preset, named, new Map());
    expect(decisions.map(({ crawler, chosen }) => [crawler.id, chosen])).toEqual([
      ['applebot', 'leave'],
      ['ccbot', 'leave'],
    ]);
    expect([...wishesOf(new Map())]).toEqual([['gptbot', 'out']]);
  });
  test('what the person chooses is what is wished', () => {
    expect([...wishesOf(new Map([['ccbot', 'out' as const]]))]).toEqual([
      ['gptbot', 'out'],
      ['ccbot', 'out'],
    ]);
    expect([...wishesOf(new Map([['gptbot', 'leave' as const]]))]).toEqual([]);
  });
  test('each crawler is in one group, and the group that the preset is about comes first', () => {
    const groups = groupCrawlers(preset, listCrawlers(preset, named, new Map()));
    expect(groups.map(({ purpose, list }) => [purpose, list.map(({ crawler }) => crawler.id)])).toEqual([
      ['ai-training', ['gptbot']],
      ['search', ['googlebot']],
    ]);
  });
  test('who stays as before is named, whom site owners name most first', () => {
    const names = untouchedNames(named, wishesOf(new Map()));
    expect(names).toEqual(['Googlebot', 'Applebot', 'CCBot']);
    expect(words.untouched(names)).toBe('3 known crawlers stay as they are: Googlebot, Applebot and CCBot');
  });
  test('an archive that is allowed can be blocked or left', () => {
    const [ccbot] = listDecisions(findPreset('archive-no-training'), named, new Map()).filter(
      ({ crawler }) => crawler.id === 'ccbot',
    );
    expect(ccbot).toMatchObject({ byDefault: 'in', chosen: 'in' });
  });
});

test('product: the effect of leaving a crawler says what its pages may be used for', () => {
  for (const one of presets)
    for (const { crawler } of listDecisions(one, crawlers, new Map()))
      expect(words.choiceEffect('leave', crawler.purposes)).toMatch(/^Stays as it is; what it fetches /);
  expect(words.choiceEffect('leave', findCrawlers('CCBot')[0]!.purposes)).toContain('others train models');
});

describe('catalogue.md, the community list: a preset does not block its names unless somebody asks', () => {
  test('they are offered where training is blocked, without those that the person has an entry for', () => {
    const offered = communityCrawlersToBlock(findPreset('no-training'), {});
    expect(offered.map(({ tokens: [name] }) => name)).toContain('DeepSeekBot');
    const own = { crawlers: [{ token: 'deepseekbot' }] };
    expect(communityCrawlersToBlock(findPreset('no-training'), own)).toHaveLength(offered.length - 1);
    expect(communityCrawlersToBlock(findPreset('no-seo'), {})).toEqual([]);
  });
});

test('product: a name that is read in part is told with the part', () => {
  expect(words.cutShort(['AI2Bot'], ['Google'], ['AI'])).toBe(
    'Google does not find the record for AI2Bot, because it reads a name only up to its first digit or special character: “AI”.',
  );
});
