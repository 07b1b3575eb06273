// Which crawlers are left to the user, what the user selects, and which stay unchanged.
import { describe, expect, test } from 'vitest';
import { type PresetId, presets } from '../../core/analysis/presets/preset.ts';
import { documentedCrawlers as crawlers } from '../../core/catalogue/documented-crawlers.ts';
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

describe('product: crawlers with a blocked purpose and another one', () => {
  const preset = findPreset('no-training');
  const named = findCrawlers('GPTBot', 'Applebot', 'Googlebot', 'CCBot');
  const wishesOf = (manualChoices: ManualChoices) =>
    wishesOfCrawlers(listCrawlers(preset, named, manualChoices), listDecisions(preset, named, manualChoices));
  test('each is a decision of the user, blocked by default unless a policy token ends its training', () => {
    const decisions = listDecisions(preset, named, new Map());
    expect(decisions.map(({ crawler, choice }) => [crawler.id, choice])).toEqual([
      ['applebot', 'leave'],
      ['ccbot', 'out'],
    ]);
    expect([...wishesOf(new Map())]).toEqual([
      ['gptbot', 'out'],
      ['ccbot', 'out'],
    ]);
  });
  test('the choice of the user is the wish', () => {
    expect([...wishesOf(new Map([['ccbot', 'leave' as const]]))]).toEqual([['gptbot', 'out']]);
    expect([...wishesOf(new Map([['gptbot', 'leave' as const]]))]).toEqual([['ccbot', 'out']]);
  });
  test('each crawler is in one group, and the group that the preset is about is first', () => {
    const groups = groupCrawlers(preset, listCrawlers(preset, named, new Map()));
    expect(groups.map(({ purpose, list }) => [purpose, list.map(({ crawler }) => crawler.id)])).toEqual([
      ['ai-training', ['gptbot']],
      ['search', ['googlebot']],
    ]);
  });
  test('unchanged crawlers are named, those that site owners name most first', () => {
    const names = untouchedNames(named, wishesOf(new Map()));
    expect(names).toEqual(['Googlebot', 'Applebot']);
    expect(words.untouched(names)).toBe('2 known crawlers stay as they are: Googlebot and Applebot');
  });
  test('an archive that models are trained on is blocked, and can be allowed or left unchanged', () => {
    const [ccbot] = listDecisions(findPreset('archive-no-training'), named, new Map()).filter(
      ({ crawler }) => crawler.id === 'ccbot',
    );
    expect(ccbot).toMatchObject({ byDefault: 'out', choice: 'out', choices: ['out', 'in', 'leave'] });
  });
});

test('product: the effect of leaving a crawler unchanged says what its pages may be used for', () => {
  for (const anyPreset of presets)
    for (const { remaining, blockedToken } of listDecisions(anyPreset, crawlers, new Map()))
      expect(words.choiceEffect('leave', remaining)).toMatch(
        blockedToken ? /^Stays as it is/ : /^Stays as it is; what it fetches /,
      );
  expect(words.choiceEffect('leave', findCrawlers('CCBot')[0]!.purposes)).toContain('others train models');
});

test('product: a crawler whose policy token is blocked is not said to come for AI training', () => {
  const effectOf = (id: PresetId, manualChoices: ManualChoices = new Map()) => {
    const decisions = listDecisions(findPreset(id), crawlers, manualChoices);
    const { blockedToken, remaining } = decisions.find(({ crawler }) => crawler.id === 'applebot')!;
    return [blockedToken?.id, words.choiceEffect('leave', remaining)];
  };
  expect(effectOf('no-training')).toEqual(['applebot-extended', 'Stays as it is.']);
  expect(effectOf('no-ai')).toEqual([
    'applebot-extended',
    'Stays as it is; what it fetches may be used for what you block.',
  ]);
  expect(effectOf('no-training', new Map([['applebot-extended', 'leave' as const]]))).toEqual([
    undefined,
    'Stays as it is; what it fetches may be used for AI training.',
  ]);
});

describe('catalogue.md, the community list: a preset does not block its names unless the user selects it', () => {
  test('they are offered if training is blocked, except those for which the user has a custom entry', () => {
    const communityCrawlers = communityCrawlersToBlock(findPreset('no-training'), {});
    expect(communityCrawlers.map(({ tokens: [name] }) => name)).toContain('DeepSeekBot');
    const withCustomEntry = { crawlers: [{ token: 'deepseekbot' }] };
    expect(communityCrawlersToBlock(findPreset('no-training'), withCustomEntry)).toHaveLength(
      communityCrawlers.length - 1,
    );
    expect(communityCrawlersToBlock(findPreset('no-seo'), {})).toEqual([]);
  });
});

test('product: a name of which readers only read a part is reported with that part', () => {
  expect(words.cutShort(['AI2Bot'], ['Google'], ['AI'])).toBe(
    'Google does not find the record for AI2Bot, because it reads a name only up to its first digit or special character: “AI”.',
  );
});
