// Finding crawlers by what a person types: a name, who runs it, what it is for.
import { purposeSynonyms } from './purpose-synonyms.ts';

/** What is looked at. */
export interface Searchable {
  readonly tokens: readonly string[];
  readonly operator: string | null;
  readonly purposes: readonly string[];
}

/** Without marks on letters, and in lower case. */
const normalizeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const splitSearchWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Names count before operators, and those before purposes; what stands inside of a word counts last. */
const LEVEL_STEP = 10;
const INSIDE_WORD_PENALTY = 100;

/** A text and its words. */
interface SplitText {
  readonly text: string;
  readonly words: readonly string[];
}

const splitText = (text: string): SplitText => ({ text, words: splitSearchWords(text) });

/** How well a text begins or holds a word: 0 the best, undefined not at all. */
function matchLevel({ text, words }: SplitText, word: string): number | undefined {
  if (text.startsWith(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return 1;
  return text.includes(word) ? INSIDE_WORD_PENALTY : undefined;
}

interface SearchTexts {
  readonly names: readonly SplitText[];
  /** Names, then operator, then purposes. */
  readonly levels: readonly (readonly SplitText[])[];
  /** Other words for its purposes. */
  readonly synonyms: readonly string[];
}

function collectTexts(one: Searchable, wordOf: (purpose: string) => string): SearchTexts {
  const names = one.tokens.map((token) => splitText(normalizeText(token)));
  const told = one.purposes.map((purpose) => splitText(normalizeText(`${wordOf(purpose)} ${purpose}`)));
  const synonyms = one.purposes.flatMap((purpose) => purposeSynonyms[purpose] ?? []);
  return {
    names,
    levels: [names, one.operator === null ? [] : [splitText(normalizeText(one.operator))], told],
    synonyms,
  };
}

/** Letters of a word that is not shown anywhere, before it is meant. */
const MIN_WORD_LENGTH = 3;

const hasSynonym = (synonyms: readonly string[], word: string) =>
  word.length >= MIN_WORD_LENGTH && synonyms.some((one) => one.startsWith(word));

function rankOfWord({ levels, synonyms }: SearchTexts, word: string): number {
  const fits = levels.flatMap((texts, level) =>
    texts.flatMap((text) => {
      const found = matchLevel(text, word);
      return found === undefined ? [] : [level * LEVEL_STEP + found];
    }),
  );
  // A beginning of them is enough, what stands inside is not: they are not shown.
  if (hasSynonym(synonyms, word)) fits.push(levels.length * LEVEL_STEP);
  return fits.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
}

/** How often each word is said. */
function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** The smaller the better; infinite for what is not meant. A name that begins with all that was typed comes first. */
function rankTexts(texts: SearchTexts, query: string, words: ReadonlyMap<string, number>): number {
  if (texts.names.some(({ text }) => text === query)) return 0;
  if (texts.names.some(({ text }) => text.startsWith(query))) return 1;
  let sum = 2;
  for (const [word, times] of words) {
    sum += times * rankOfWord(texts, word);
    // A text may have been pasted that is no query: none of its other words matters.
    if (sum === Number.POSITIVE_INFINITY) break;
  }
  return sum;
}

/**
 * The entries in which each word of a query occurs, the best first, equals in their order; all of them for a blank
 * query. Neither case nor marks on letters count.
 * @param wordOf what a purpose is called; it is found by that and by its own name
 */
export function searchCrawlers<Entry extends Searchable>(
  query: string,
  entries: readonly Entry[],
  wordOf: (purpose: string) => string,
): readonly Entry[] {
  const sought = normalizeText(query.trim());
  if (sought === '') return entries;
  const words = splitSearchWords(sought);
  // Of signs alone nothing can be found.
  if (words.length === 0) return [];
  const times = countWords(words);
  return entries
    .map((entry) => ({ entry, rank: rankTexts(collectTexts(entry, wordOf), sought, times) }))
    .filter((found) => found.rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * Whether a text looks for crawlers and is no name: it has blanks, each word begins one of an entry's, at least one of
 * them its operator or a purpose, and it begins no name of `named`.
 * @param named names of the file and of the person, which may have blanks (draft 1)
 */
export function isSearchQuery(
  text: string,
  entries: readonly Searchable[],
  named: readonly string[],
  wordOf: (purpose: string) => string,
): boolean {
  const sought = normalizeText(text.trim());
  const words = splitSearchWords(sought);
  if (!/\s/.test(sought) || words.length < 2) return false;
  if (named.some((name) => normalizeText(name).startsWith(sought))) return false;
  const different = [...new Set(words)];
  return entries.some((entry) => {
    const { names, levels, synonyms } = collectTexts(entry, wordOf);
    const begins = (texts: readonly SplitText[], word: string) =>
      texts.some((one) => (matchLevel(one, word) ?? INSIDE_WORD_PENALTY) < INSIDE_WORD_PENALTY);
    const tells = (word: string) =>
      levels.slice(1).some((texts) => begins(texts, word)) || hasSynonym(synonyms, word);
    return different.every((word) => tells(word) || begins(names, word)) && different.some(tells);
  });
}
