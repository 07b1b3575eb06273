import { describe, expect, test } from 'vitest';
import { crawlers } from '../../../core/catalogue/crawlers.ts';
import { readers } from '../../../core/readers/registry.ts';
import { describeCrawler } from '../../../messages/describe-crawler.ts';
import { createDocumentStore, updateView } from '../../../state/document/document-store.ts';
import { crawlerChoices, findChoices } from '../../../state/table/crawler-choices.ts';
import { addKnownAgents, operatorGroups, purposeGroups } from './crawler-columns.ts';

const MJ12 = 'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const wordOf = (purpose: string) => purpose;

describe('ours: a header becomes the name of the catalog, whichever reader is selected', () => {
  test.each(readers.map(({ id }) => id))('%s', (reader) => {
    const store = createDocumentStore();
    updateView(store, { reader });
    const { seen } = addKnownAgents(store, `${MJ12}\nCCBot/2.0, plain\n${CHROME}`);
    expect(store.getState().document.columns).toEqual(['', 'MJ12bot', 'CCBot', 'plain']);
    expect(seen.map(({ picked }) => picked.how)).toEqual(['catalogue', 'catalogue', 'name', 'browser']);
    expect(store.getState().history.past).toHaveLength(1);
  });
});

describe('product: groups of crawlers', () => {
  test('every crawler is in the group of each of its purposes, and switches are counted', () => {
    for (const { key, names, switches, unused } of purposeGroups) {
      const some = crawlers.filter(({ purposes }) => purposes.includes(key));
      expect(names).toEqual(some.map(({ tokens }) => tokens[0]));
      expect(switches + unused).toBe(some.filter(({ clientExists }) => !clientExists).length);
    }
  });
  test('crawlers.md: a name that is not in use is not a policy token', () => {
    expect(purposeGroups.find(({ key }) => key === 'ai-training')).toMatchObject({ switches: 2, unused: 1 });
  });
  test('operators of one crawler are not a group', () => {
    expect(operatorGroups.every(({ names }) => names.length > 1)).toBe(true);
    expect(operatorGroups[0]?.key).toBe('Google');
  });
});

describe('product: the crawlers that are offered', () => {
  const own = [
    { token: 'Mine', function: 'Hops.' },
    { token: 'gptbot', note: 'also in the catalogue' },
  ];
  const choices = crawlerChoices(own, ['unhipbot', 'MINE', 'CCBot']);
  test('each name once: unknown names from the file, and custom crawlers that the catalog does not contain', () => {
    const names = choices.map(({ token }) => token.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(choices.slice(0, 2)).toMatchObject([
      { token: 'unhipbot', kind: 'file' },
      { token: 'Mine', kind: 'own' },
    ]);
  });
  test('policy tokens are in a separate group, and the number of results is limited', () => {
    const { groups, count } = findChoices('google', choices, wordOf, 100);
    const of = (sought: string) =>
      groups.find(({ kind }) => kind === sought)?.choices.map(({ token }) => token);
    expect(of('switches')).toEqual(['Google-Extended']);
    expect(of('unused')).toEqual(['Googlebot-News']);
    const few = findChoices('google', choices, wordOf, 3);
    expect(few.count).toBe(count);
    expect(few.groups.flatMap((group) => group.choices)).toHaveLength(3);
  });
  test('crawlers.md: a name that several crawlers share is not an unknown name', () => {
    expect(crawlerChoices([], ['yandex'])[0]).toMatchObject({ token: 'yandex', kind: 'shared', sharers: 5 });
  });
  test('words of a list are searched', () => {
    expect(findChoices('hops', choices, wordOf, 9).groups).toMatchObject([{ kind: 'own' }]);
  });
});

describe('catalogue.md, the community list: names among the choices', () => {
  const choices = crawlerChoices([], ['OurBot', 'devin']);
  const wordOf = (purpose: string) => purpose;
  test('they are not offered until the user types', () => {
    const { groups, count } = findChoices('', choices, wordOf, 1000);
    expect(groups.map(({ kind }) => kind)).not.toContain('community');
    expect(count).toBe(choices.filter(({ kind }) => kind !== 'community').length);
  });
  test('they are last among the matches, however good the match is', () => {
    const { groups } = findChoices('deepseekbot', choices, wordOf, 1000);
    expect(groups.at(-1)).toMatchObject({ kind: 'community', choices: [{ token: 'DeepSeekBot' }] });
    const openai = findChoices('openai', choices, wordOf, 1000).groups.map(({ kind }) => kind);
    expect([openai.length > 1, openai.at(-1)]).toEqual([true, 'community']);
  });
  test('a community name that is in the file appears once, as the list describes it', () => {
    const [devin, ...more] = choices.filter(({ token }) => token.toLowerCase() === 'devin');
    expect(devin).toMatchObject({ kind: 'file', community: { operator: 'Devin AI' } });
    expect(more).toEqual([]);
    expect(describeCrawler(devin!).effect).toContain('Listed only by ai.robots.txt');
  });
  test('a name with a space or a slash is not offered: no reader looks for it', () => {
    expect(choices.filter(({ kind, token }) => kind === 'community' && /[\s/]/.test(token))).toEqual([]);
  });
});

test('ours: a choice that the user entered is described by its operator, and as the user described it', () => {
  const custom = { token: 'Kangaroo Bot', operator: 'Hop', function: 'Hops.', date: '2026-11-02' };
  const [choice] = crawlerChoices([custom], []).filter(({ kind }) => kind === 'own');
  expect(describeCrawler(choice!)).toMatchObject({ who: 'Hop', effect: expect.stringMatching(/ Hops\.$/) });
});
