import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';
import { suggestSentences } from './suggest-sentences.ts';

const context = {
  agents: ['GPTBot', 'Googlebot', 'myshopbot'],
  paths: ['/private/', '/private/x.html', '/blog/', '/*.pdf$'],
};

test.each<[typed: string, first: readonly string[]]>([
  ['GPTBot', ['GPTBot is blocked everywhere', 'GPTBot is allowed everywhere']],
  ['gptb', ['GPTBot is blocked everywhere', 'GPTBot is allowed everywhere']],
  ['myshop', ['myshopbot is blocked everywhere', 'myshopbot is allowed everywhere']],
  [
    'AI',
    ['crawlers for AI training are blocked everywhere', 'crawlers for AI search are blocked everywhere'],
  ],
  ['block AI training', ['crawlers for AI training are blocked everywhere']],
  ['/private/', ['every crawler is blocked in /private/']],
  ['/pri', ['every crawler is blocked in /private/', 'every crawler is blocked in /private/x.html']],
  [
    '/new/',
    ['every crawler is blocked in /new/', 'every crawler is allowed in /new/', 'no change opens /new/'],
  ],
  ['GPTBot /private/x.html', ['GPTBot may fetch /private/x.html', 'GPTBot may not fetch /private/x.html']],
  [
    'GPTBot not /private/x.html',
    ['GPTBot may not fetch /private/x.html', 'GPTBot may fetch /private/x.html'],
  ],
  ['Bingbot /a/', ['bingbot may fetch /a/', 'bingbot may not fetch /a/', 'bingbot is blocked in /a/']],
  ['search /blog/', ['crawlers for search are blocked in /blog/']],
  ['keep GPTBot out of /blog/', ['GPTBot may not fetch /blog/']],
  ['', []],
  ['keep it safe', []],
  ['zzz', []],
])('product: %j may become %j', (typed, first) => {
  const sentences = suggestSentences(typed, context);
  expect(sentences.slice(0, first.length).map((one) => one.replace(/^Bingbot/, 'bingbot'))).toEqual(first);
  if (first.length === 0) expect(sentences).toEqual([]);
});

test('product: every sentence that is suggested is understood', () => {
  const word = fc.constantFrom(
    'GPTBot',
    'AI',
    'not',
    'may',
    'fetch',
    '/a',
    '/pri',
    'sea',
    'any',
    'other',
    'x',
    '/*',
    '/$',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (typed) => {
      for (const sentence of suggestSentences(typed.join(' '), context))
        expect(readStatement(sentence), sentence).toBeDefined();
    }),
  );
});
