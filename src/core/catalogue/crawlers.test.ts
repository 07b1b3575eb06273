import { describe, expect, test } from 'vitest';
import { catalogueVersion, crawlerOf, crawlers } from './crawlers.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

describe('crawlers.md, rules for adding: the catalogue', () => {
  test('no two entries go by one name', () => {
    const tokens = crawlers.flatMap((one) => one.tokens.map((token) => token.toLowerCase()));
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(new Set(crawlers.map(({ id }) => id)).size).toBe(crawlers.length);
  });
  test('each has a source with a day that is not after this edition', () => {
    expect(isDay(catalogueVersion)).toBe(true);
    expect(
      crawlers.filter(
        ({ source, sourceDate }) => source === '' || !isDay(sourceDate) || sourceDate > catalogueVersion,
      ),
    ).toEqual([]);
  });
  test('names are found in any case', () => {
    expect(crawlerOf('gptbot')?.operator).toBe('OpenAI');
    expect(crawlerOf('nobody')).toBeUndefined();
  });
});
