import { expect, test } from 'vitest';
import { crawlerKindOf } from './crawler-kind.ts';
import { crawlers, findCrawler } from './crawlers.ts';

test.each([
  ['Googlebot', 'visitor'],
  ['Google-Extended', 'switch'],
  ['Applebot-Extended', 'switch'],
  ['Googlebot-News', 'unused'],
  ['cohere-training-data-crawler', 'unused'],
])('crawlers.md: %s is a name of the kind %s', (name, kind) => {
  expect(crawlerKindOf(findCrawler(name)!)).toBe(kind);
});

test('crawlers.md: a name whose crawler exists is a visitor, regardless of its other data', () => {
  for (const one of crawlers) expect(crawlerKindOf(one) === 'visitor').toBe(one.clientExists);
});
