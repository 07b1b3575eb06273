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

describe('ours: a list in the shape of ai.robots.txt', () => {
  test('its entries, links as their words, and what it does not know as nothing', () => {
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
  test('crawlers.md, rule 3: purposes are not guessed from its words', () => {
    const result = read({ A: { function: 'AI Search Crawlers' } });
    expect('crawlers' in result && result.crawlers[0]).not.toHaveProperty('purposes');
  });
  test.each<[string, unknown, object]>([
    ['no name', { 'a#b': {} }, { name: 'a#b', code: 'no-name' }],
    ['a name of any robot', { '*': {} }, { name: '*', code: 'no-name' }],
    ['a blank name', { ' ': {} }, { name: ' ', code: 'no-name' }],
    ['a text for an entry', { Bot: 'yes' }, { name: 'Bot', code: 'no-entry' }],
    ['a list for an entry', { Bot: [{}] }, { name: 'Bot', code: 'no-entry' }],
    ['nothing for an entry', { Bot: null }, { name: 'Bot', code: 'no-entry' }],
    ['a number for a text', { Bot: { respect: 1 } }, { name: 'Bot', code: 'no-text', where: 'respect' }],
  ])('left out and named: %s', (_what, value, skipped) => {
    expect(read({ ...(value as object), ...list })).toMatchObject({ skipped: [skipped], crawlers: [{}, {}] });
  });
  test.each<[string, string, string]>([
    ['no JSON', '{', 'not-json'],
    ['a list', '[]', 'no-object'],
    ['null', 'null', 'no-object'],
    ['nothing in it', '{}', 'empty'],
    [
      'far too much',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`b${i}`, {}]))),
      'too-many',
    ],
  ])('no such list: %s', (_what, json, problem) => {
    expect(parseCrawlerList(json, '', '2026-11-21')).toEqual({ problem });
  });
  test('whatever stands in it, it is read or refused, and no entry is lost without a word', () => {
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
  test('what is there stays', () => {
    const { own, added } = mergeOwnCrawlers([mine], [theirs, { token: 'New' }, { token: 'new' }]);
    expect(own).toEqual([mine, { token: 'New' }]);
    expect(added).toEqual([{ token: 'New' }]);
  });
  test('rfc 9309 2.2.1: a name that is the same by Unicode alone is new', () => {
    expect(mergeOwnCrawlers([{ token: 'kbot' }], [{ token: '\u212abot' }]).added).toHaveLength(1);
  });
  test('nothing new is no change', () => {
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
])('ours: %j can be a name of an own entry: %s', (token, can) => {
  expect(isCrawlerToken(token)).toBe(can);
});
