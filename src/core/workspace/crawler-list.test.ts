import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCrawlerList } from './crawler-list.ts';
import { isCrawlerToken, mergeOwnCrawlers } from './own-crawler.ts';

const list = {
  GPTBot: {
    operator: '[OpenAI](https://openai.com)',
    respect: 'Yes',
    function: 'Scrapes data to train models.',
    frequency: 'No information.',
    description: 'See [the page](https://example.com/a).',
  },
  'New Bot': { operator: 'Unclear at this time.', respect: 'Unknown', function: '', later: 1 },
};
const read = (value: unknown) => parseCrawlerList(JSON.stringify(value), 'robots.json', '2026-11-21');

describe('ours: a list in the format of ai.robots.txt', () => {
  test('returns its entries, with links as text and without unknown values', () => {
    expect(read(list)).toEqual({
      crawlers: [
        {
          token: 'GPTBot',
          operator: 'OpenAI',
          respect: 'Yes',
          function: 'Scrapes data to train models.',
          frequency: 'No information.',
          note: 'See the page.',
          source: 'robots.json',
          date: '2026-11-21',
        },
        { token: 'New Bot', source: 'robots.json', date: '2026-11-21' },
      ],
      skipped: [],
    });
  });
  test('crawlers.md, rule 3: purposes are not derived from its words', () => {
    const result = read({ A: { function: 'AI Search Crawlers' } });
    expect('crawlers' in result && result.crawlers[0]).not.toHaveProperty('purposes');
  });
  test.each<[string, unknown, object]>([
    ['no name', { 'a#b': {} }, { name: 'a#b', code: 'no-name' }],
    ['the name of any crawler', { '*': {} }, { name: '*', code: 'no-name' }],
    ['a blank name', { ' ': {} }, { name: ' ', code: 'no-name' }],
    ['text instead of an entry', { Bot: 'yes' }, { name: 'Bot', code: 'no-entry' }],
    ['a list instead of an entry', { Bot: [{}] }, { name: 'Bot', code: 'no-entry' }],
    ['null instead of an entry', { Bot: null }, { name: 'Bot', code: 'no-entry' }],
    ['a number instead of text', { Bot: { respect: 1 } }, { name: 'Bot', code: 'no-text', where: 'respect' }],
  ])('skipped and reported: %s', (_what, value, skipped) => {
    expect(read({ ...(value as object), ...list })).toMatchObject({ skipped: [skipped], crawlers: [{}, {}] });
  });
  test.each<[string, string, string]>([
    ['invalid JSON', '{', 'not-json'],
    ['a list', '[]', 'no-object'],
    ['null', 'null', 'no-object'],
    ['an empty object', '{}', 'empty'],
    [
      'too many entries',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`b${i}`, {}]))),
      'too-many',
    ],
  ])('not a crawler list: %s', (_what, json, problem) => {
    expect(parseCrawlerList(json, '', '2026-11-21')).toEqual({ problem });
  });
  test('any content is read or refused, and every entry is returned or reported as skipped', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (value) => {
        const result = read(value);
        const count = Object.keys(JSON.parse(JSON.stringify(value)) as object).length;
        if ('problem' in result) {
          expect(count).toBe(0);
          return;
        }
        expect(result.crawlers.length + result.skipped.length).toBe(count);
        expect(result.crawlers.every(({ token }) => isCrawlerToken(token))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('crawlers.md, rule 7: own entries are never overwritten', () => {
  const [mine, theirs] = [
    { token: 'Bot', note: 'mine' },
    { token: 'BOT', note: 'theirs' },
  ];
  test('existing entries stay', () => {
    const { own, added } = mergeOwnCrawlers([mine], [theirs, { token: 'New' }, { token: 'new' }]);
    expect(own).toEqual([mine, { token: 'New' }]);
    expect(added).toEqual([{ token: 'New' }]);
  });
  test('rfc 9309 2.2.1: a name that is equal only by Unicode case folding is new', () => {
    expect(mergeOwnCrawlers([{ token: 'kbot' }], [{ token: '\u212abot' }]).added).toHaveLength(1);
  });
  test('without new entries the list is the same object', () => {
    const own = [mine];
    expect(mergeOwnCrawlers(own, [theirs]).own).toBe(own);
  });
});

test.each([
  ['GPTBot', true],
  ['Kangaroo Bot', true],
  ['bot/2.0', true],
  ['*', false],
  ['**', true],
  ['', false],
  [' a', false],
  ['a  b', false],
  ['a\tb', false],
  ['a\nb', false],
  ['a#b', false],
  ['a\u0000', false],
  ['\ud800', false],
])('ours: %j can be the name of an own entry: %s', (token, can) => {
  expect(isCrawlerToken(token)).toBe(can);
});
