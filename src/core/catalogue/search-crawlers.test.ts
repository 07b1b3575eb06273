import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers } from './crawlers.ts';
import { purposeSynonyms } from './purpose-synonyms.ts';
import { isSearchQuery, type Searchable, searchCrawlers } from './search-crawlers.ts';

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
  isSearchQuery(text, crawlers, named, (purpose) => ({ 'ai-training': 'AI training' })[purpose] ?? purpose);

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
  test('an assistant is what fetches for answers', () => {
    const all = searchCrawlers('assistant', crawlers, wordOf);
    expect(all.map(({ id }) => id)).toContain('chatgpt-user');
    expect(all.every(({ purposes }) => purposes.includes('ai-input'))).toBe(true);
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

/** What finding means, word by word, whatever it costs. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

function levelsOf({ tokens, operator, purposes }: Searchable) {
  const told = purposes.map((purpose) => plain(`${wordOf(purpose)} ${purpose}`));
  return [tokens.map(plain), operator === null ? [] : [plain(operator)], told];
}

const isOther = ({ purposes }: Searchable, word: string) =>
  word.length >= 3 &&
  purposes.some((purpose) => (purposeSynonyms[purpose] ?? []).some((one) => one.startsWith(word)));

function fit(text: string, word: string): number {
  if (text.startsWith(word)) return 0;
  if (wordsIn(text).some((one) => one.startsWith(word))) return 1;
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
  const sought = plain(query.trim());
  if (sought === '') return crawlers;
  if (wordsIn(sought).length === 0) return [];
  return crawlers
    .map((entry) => ({ entry, rank: rankOf(entry, sought) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function meant(text: string, named: readonly string[]): boolean {
  const sought = plain(text.trim());
  const words = wordsIn(sought);
  if (!/\s/.test(sought) || words.length < 2) return false;
  if (named.some((name) => plain(name).startsWith(sought))) return false;
  return crawlers.some((entry) => {
    const [names, ...others] = levelsOf(entry);
    const begins = (texts: readonly string[], word: string) => texts.some((one) => fit(one, word) < 100);
    const tells = (word: string) => others.some((texts) => begins(texts, word)) || isOther(entry, word);
    return words.some(tells) && words.every((word) => tells(word) || begins(names!, word));
  });
}

describe('ours: long texts are looked for as short ones', () => {
  /** Pieces of what one entry is found by, and now and then of nothing. */
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
    // Words that were said already count again.
    .chain((words) => fc.shuffledSubarray([...words, ...words], { minLength: words.length }))
    .map((words) => words.join(' '));

  test('as word by word, repeated or not', () => {
    fc.assert(
      fc.property(query, fc.array(query, { maxLength: 1 }), (text, named) => {
        expect(searchCrawlers(text, crawlers, wordOf)).toEqual(ranked(text));
        expect(looks(text, ...named)).toBe(meant(text, named));
      }),
      { numRuns: 300 },
    );
  });

  const nonsense = Array.from({ length: 60_000 }, (_, i) => `zq${i.toString(36)}x`).join(' ');
  test('a text of many words is left at the first that fits nothing', () => {
    for (const text of [nonsense, 'google search '.repeat(40_000) + nonsense]) {
      expect(searchCrawlers(text, crawlers, wordOf)).toEqual([]);
      expect(looks(text)).toBe(false);
    }
  });
  test('a word that is said very often is looked for once', () => {
    const text = 'google search '.repeat(40_000);
    expect(searchCrawlers(text, crawlers, wordOf)).toEqual(searchCrawlers('google search', crawlers, wordOf));
    expect(looks(text)).toBe(true);
  });
});
