import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers } from './crawlers.ts';
import { purposeSynonyms } from './purpose-synonyms.ts';
import { isSearchQuery, type Searchable, searchCrawlers } from './search-crawlers.ts';

const createEntry = (token: string, operator: string | null, ...purposes: string[]) => ({
  tokens: [token],
  operator,
  purposes,
});
const wordOf = (purpose: string) => ({ 'ai-training': 'AI training' })[purpose] ?? purpose;
const entries = [
  createEntry('Googlebot', 'Google', 'search'),
  createEntry('Googlebot-Image', 'Google', 'search'),
  createEntry('Google-Extended', 'Google', 'ai-training'),
  createEntry('GPTBot', 'OpenAI', 'ai-training'),
  createEntry('Café-Bot', 'Équipe', 'other'),
  createEntry('Searchling', null, 'other'),
];
const findTokens = (query: string) => searchCrawlers(query, entries, wordOf).map(({ tokens }) => tokens[0]);

const isQuery = (text: string, ...named: string[]) =>
  isSearchQuery(text, crawlers, named, (purpose) => ({ 'ai-training': 'AI training' })[purpose] ?? purpose);

describe('product: a search for crawlers is distinguished from a name', () => {
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
  ])('%s: %s', (text, is) => expect(isQuery(text)).toBe(is));
  test('draft 1: a name with spaces that the file already has is a name', () => {
    expect(isQuery('Search rob', 'Search Robot')).toBe(false);
    expect(isQuery('AI training', 'ai training bot')).toBe(false);
  });
});

describe('ours: crawlers are found by synonyms of their purposes', () => {
  test.each(['assistant', 'chatbot', 'LLM', 'rss'])('%s', (query) => {
    expect(searchCrawlers(query, crawlers, wordOf).length).toBeGreaterThan(0);
  });
  test('an assistant is a crawler that fetches for answers', () => {
    const all = searchCrawlers('assistant', crawlers, wordOf);
    expect(all.map(({ id }) => id)).toContain('chatgpt-user');
    expect(all.every(({ purposes }) => purposes.includes('ai-input'))).toBe(true);
  });
  test('the inside of a synonym does not match', () => {
    expect(findTokens('lm')).toEqual([]);
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
    expect(findTokens(query)).toEqual(names);
  });
  test('a blank query finds all, in order', () => {
    expect(searchCrawlers(' ', entries, wordOf)).toEqual(entries);
  });
  test('a name is ranked before a purpose with the same text', () => {
    expect(findTokens('search')).toEqual(['Searchling', 'Googlebot', 'Googlebot-Image']);
  });
  test('crawlers.md: every crawler is the first that its own name finds', () => {
    for (const crawler of crawlers)
      for (const token of crawler.tokens)
        expect(searchCrawlers(token.toUpperCase(), crawlers, wordOf)[0]).toBe(crawler);
  });
});

/** A simple reference implementation of the search, word by word, at any cost. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

function levelsOf({ tokens, operator, purposes }: Searchable) {
  const purposeTexts = purposes.map((purpose) => plain(`${wordOf(purpose)} ${purpose}`));
  return [tokens.map(plain), operator === null ? [] : [plain(operator)], purposeTexts];
}

const isOther = ({ purposes }: Searchable, word: string) =>
  word.length >= 3 &&
  purposes.some((purpose) => (purposeSynonyms[purpose] ?? []).some((text) => text.startsWith(word)));

function fit(text: string, word: string): number {
  if (text.startsWith(word)) return 0;
  if (wordsIn(text).some((part) => part.startsWith(word))) return 1;
  return text.includes(word) ? 100 : Infinity;
}

function rankOf(entry: Searchable, query: string): number {
  const levels = levelsOf(entry);
  if (levels[0]!.includes(query)) return 0;
  if (levels[0]!.some((name) => name.startsWith(query))) return 1;
  const rankOfWord = (word: string) =>
    Math.min(
      ...levels.flatMap((texts, level) => texts.map((text) => level * 10 + fit(text, word))),
      isOther(entry, word) ? 30 : Infinity,
    );
  return wordsIn(query).reduce((sum, word) => sum + rankOfWord(word), 2);
}

function ranked(query: string): readonly Searchable[] {
  const normalized = plain(query.trim());
  if (normalized === '') return crawlers;
  if (wordsIn(normalized).length === 0) return [];
  return crawlers
    .map((entry) => ({ entry, rank: rankOf(entry, normalized) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function isQueryReference(text: string, named: readonly string[]): boolean {
  const normalized = plain(text.trim());
  const words = wordsIn(normalized);
  if (!/\s/.test(normalized) || words.length < 2) return false;
  if (named.some((name) => plain(name).startsWith(normalized))) return false;
  return crawlers.some((entry) => {
    const [names, ...others] = levelsOf(entry);
    const begins = (texts: readonly string[], word: string) => texts.some((text) => fit(text, word) < 100);
    const describes = (word: string) => others.some((texts) => begins(texts, word)) || isOther(entry, word);
    return words.some(describes) && words.every((word) => describes(word) || begins(names!, word));
  });
}

describe('ours: long texts are searched like short ones', () => {
  /** Parts of the texts that find an entry. */
  const wordOfEntry = (entry: Searchable) =>
    fc
      .tuple(
        fc.constantFrom(
          ...levelsOf(entry).flat(),
          ...entry.purposes.flatMap((purpose) => purposeSynonyms[purpose] ?? []),
        ),
        fc.constantFrom(0, 0, 0, 1, 3),
        fc.integer({ min: 1, max: 9 }),
      )
      .map(([text, start, length]) => text.slice(start, start + length));
  const query = fc
    .constantFrom(...crawlers)
    .chain((entry) =>
      fc.array(fc.oneof({ weight: 19, arbitrary: wordOfEntry(entry) }, fc.constantFrom('nobody', '-', 'É')), {
        maxLength: 4,
      }),
    )
    // Repeated words count again.
    .chain((words) => fc.shuffledSubarray([...words, ...words], { minLength: words.length }))
    .map((words) => words.join(' '));

  test('the result is the same as word by word, with and without repetition', () => {
    fc.assert(
      fc.property(query, fc.array(query, { maxLength: 1 }), (text, named) => {
        expect(searchCrawlers(text, crawlers, wordOf)).toEqual(ranked(text));
        expect(isQuery(text, ...named)).toBe(isQueryReference(text, named));
      }),
      { numRuns: 300 },
    );
  });

  const nonsense = Array.from({ length: 60_000 }, (_, i) => `zq${i.toString(36)}x`).join(' ');
  test('a search stops at the first word that matches nothing', () => {
    for (const text of [nonsense, 'google search '.repeat(40_000) + nonsense]) {
      expect(searchCrawlers(text, crawlers, wordOf)).toEqual([]);
      expect(isQuery(text)).toBe(false);
    }
  });
  test('a word that is repeated often is searched once', () => {
    const text = 'google search '.repeat(40_000);
    expect(searchCrawlers(text, crawlers, wordOf)).toEqual(searchCrawlers('google search', crawlers, wordOf));
    expect(isQuery(text)).toBe(true);
  });
});
