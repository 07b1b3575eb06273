import { describe, expect, test } from 'vitest';
import { crawlers } from './crawlers.ts';
import { isQuery, searchCrawlers } from './search.ts';

const one = (token: string, operator: string | null, ...purposes: string[]) => ({
  tokens: [token],
  operator,
  purposes,
});
const wordOf = (purpose: string) => ({ 'ai-training': 'AI training' })[purpose] ?? purpose;
const some = [
  one('Googlebot', 'Google', 'search'),
  one('Googlebot-Image', 'Google', 'search'),
  one('Google-Extended', 'Google', 'ai-training'),
  one('GPTBot', 'OpenAI', 'ai-training'),
  one('Café-Bot', 'Équipe', 'other'),
  one('Searchling', null, 'other'),
];
const found = (query: string) => searchCrawlers(query, some, wordOf).map(({ tokens }) => tokens[0]);

const looks = (text: string, ...named: string[]) =>
  isQuery(text, crawlers, named, (purpose) => ({ 'ai-training': 'AI training' })[purpose] ?? purpose);

describe('product, Records: what looks for crawlers is told from a name', () => {
  test.each<[string, boolean]>([
    ['AI training', true],
    ['AI t', true],
    ['openai train', true],
    ['google image', true],
    ['AI', false],
    ['AI ', false],
    ['openai', false],
    ['ClaudeBot', false],
    ['Digimarc WebReader', false],
    ['Due to a deficiency', false],
    ['my own robot', false],
    ['GPTBot', false],
    ['', false],
  ])('%s: %s', (text, is) => expect(looks(text)).toBe(is));
  test('draft 1: a name with blanks that the file has already is a name', () => {
    expect(looks('Search rob', 'Search Robot')).toBe(false);
    expect(looks('AI training', 'ai training bot')).toBe(false);
  });
});

describe('ours: crawlers are found by other words for what they do', () => {
  test.each(['assistant', 'chatbot', 'LLM', 'rss'])('%s', (query) => {
    expect(searchCrawlers(query, crawlers, wordOf).length).toBeGreaterThan(0);
  });
  test('what stands inside of such a word does not count', () => {
    expect(found('lm')).toEqual([]);
  });
});

describe('ours: crawlers are found by name, operator and purpose', () => {
  test.each<[string, string[]]>([
    ['gpt', ['GPTBot']],
    ['GOOGLEBOT', ['Googlebot', 'Googlebot-Image']],
    ['googlebot-i', ['Googlebot-Image']],
    ['image', ['Googlebot-Image']],
    ['openai', ['GPTBot']],
    ['ai training', ['Google-Extended', 'GPTBot']],
    ['ai-training', ['Google-Extended', 'GPTBot']],
    ['google training', ['Google-Extended']],
    ['cafe', ['Café-Bot']],
    ['ÉQUIPE', ['Café-Bot']],
    ['equipe', ['Café-Bot']],
    ['nobody', []],
    ['google nobody', []],
    ['()', []],
  ])('%s', (query, names) => {
    expect(found(query)).toEqual(names);
  });
  test('what is blank finds all, in their order', () => {
    expect(searchCrawlers(' ', some, wordOf)).toEqual(some);
  });
  test('a name comes before a purpose that says the same', () => {
    expect(found('search')).toEqual(['Searchling', 'Googlebot', 'Googlebot-Image']);
  });
  test('crawlers.md: every crawler is the first that its own name finds', () => {
    for (const crawler of crawlers)
      for (const token of crawler.tokens)
        expect(searchCrawlers(token.toUpperCase(), crawlers, wordOf)[0]).toBe(crawler);
  });
});
