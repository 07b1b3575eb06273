// Facts about extension lines agree with facts about crawlers, and with the table of directives.
import { expect, test } from 'vitest';
import { agentBehaviors } from '../../catalogue/agent-behavior.ts';
import { findCrawler } from '../../catalogue/crawlers.ts';
import { lineFacts, namesHeeding } from './line-facts.ts';
import { crawlDelay } from './lines/crawl-delay.ts';
import { extensions } from './registry.ts';

test('extension lines: each line has its facts, in the order of the directives', () => {
  expect(lineFacts.map(({ id }) => id)).toEqual(extensions.map(({ id }) => id));
});

test.each(extensions.map((one) => [one.name, one] as const))(
  'extension lines: the scope of %s is that of its directive, or contested',
  (_name, { id, scope }) => {
    expect(lineFacts.find((fact) => fact.id === id)?.scope).toBe(scope === 'either' ? 'contested' : scope);
  },
);

test.each(lineFacts.flatMap(({ id, honouredBy }) => honouredBy.map((one) => [id, one.who, one] as const)))(
  '%s, %s: a source and its date',
  (_id, _who, { source, date }) => {
    expect(source).toMatch(/\S/);
    expect(date).toMatch(/^\d{4}(?:-\d\d-\d\d)?$/);
  },
);

test('ours: no operator or crawler is named twice for one line', () => {
  for (const { honouredBy } of lineFacts)
    expect(new Set(honouredBy.map(({ who }) => who)).size).toBe(honouredBy.length);
});

test('crawl-delay: operators that obey a delay agree with the facts about their crawlers', () => {
  const crawlerByOperator = {
    Anthropic: 'ClaudeBot',
    Ahrefs: 'AhrefsBot',
    Majestic: 'MJ12bot',
    'Common Crawl': 'CCBot',
    Bing: 'bingbot',
    Google: 'Googlebot',
    Yandex: 'YandexBot',
    Amazon: 'Amazonbot',
    Apple: 'Applebot',
    'SE Ranking': 'BLEXBot',
    Babbar: 'Barkrowler',
    Diffbot: 'Diffbot',
    Serpstat: 'serpstatbot',
    ImageSift: 'ImagesiftBot',
    Mojeek: 'MojeekBot',
  };
  const operatorFacts = Object.fromEntries(crawlDelay.facts.honouredBy.map(({ who, says }) => [who, says]));
  for (const [who, crawler] of Object.entries(crawlerByOperator))
    expect([who, agentBehaviors().get(crawler.toLowerCase())?.crawlDelay]).toEqual([who, operatorFacts[who]]);
  for (const crawler of Object.values(crawlerByOperator)) expect(findCrawler(crawler)).toBeDefined();
});

test('host, 7, 8: no crawler obeys lines that are retired or unread', () => {
  for (const extension of extensions)
    if (['retired', 'unread'].includes(extension.facts.status)) expect(namesHeeding(extension)).toEqual([]);
});
