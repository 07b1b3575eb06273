// The data follows docs/catalogue.md, "Ways to check a crawler".
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import data from './crawler-checks.json' with { type: 'json' };
import { crawlerChecks, findCrawlerCheck, rangeFileStem } from './crawler-checks.ts';
import { findCrawler } from './crawlers.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const day = v.pipe(v.string(), v.check(isDay), v.maxValue(data.version));
const url = v.pipe(v.string(), v.startsWith('https://'), v.url());
const domain = v.pipe(v.string(), v.regex(/^(?:[a-z\d-]+\.)+[a-z]+$/));

const entry = v.pipe(
  v.strictObject({
    tokens: v.pipe(v.array(v.string()), v.minLength(1)),
    reverseNames: v.array(domain),
    ranges: v.array(v.pipe(v.array(url), v.minLength(1))),
    network: v.nullable(v.pipe(v.string(), v.regex(/^AS\d+$/))),
    source: url,
    sourceDate: day,
    confidence: v.picklist(['operator-stated', 'second-hand']),
  }),
  v.check(({ reverseNames, ranges, network }) => reverseNames.length + ranges.length > 0 || network !== null),
);

describe('crawlers.md, fields: each way to check a crawler has a source and a date', () => {
  test.each(crawlerChecks.map((check) => [check.tokens.join(), check] as const))('%s', (_, check) => {
    expect(v.safeParse(entry, check).issues).toBeUndefined();
    expect(check.tokens.filter((token) => findCrawler(token)?.clientExists !== true)).toEqual([]);
  });

  test('ours: each crawler has one entry, and each name of a file belongs to one entry', () => {
    const tokens = crawlerChecks.flatMap((check) => check.tokens);
    const stems = crawlerChecks.flatMap(({ ranges }) => ranges.flat().map(rangeFileStem));
    expect([new Set(tokens).size, new Set(stems).size]).toEqual([tokens.length, stems.length]);
  });

  test('ours: names are found in any letter case, and nothing is known of others', () => {
    expect(findCrawlerCheck('gptbot')?.ranges).toEqual([['https://openai.com/gptbot.json']]);
    expect(findCrawlerCheck('Bytespider')).toBeUndefined();
  });
});
