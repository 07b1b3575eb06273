// Searches crawlers by text that a user types: a name, an operator or a purpose.
import { purposeSynonyms } from './purpose-synonyms.ts';

/** The searched properties. */
export interface Searchable {
  readonly tokens: readonly string[];
  readonly operator: string | null;
  readonly purposes: readonly string[];
}

/** Removes diacritics and converts to lower case. */
const normalizeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const splitSearchWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Names count before operators, and operators before purposes. A match inside a word counts last. */
const LEVEL_STEP = 10;
const INSIDE_WORD_PENALTY = 100;

/** A text and its words. */
interface SplitText {
  readonly text: string;
  readonly words: readonly string[];
}

const splitText = (text: string): SplitText => ({ text, words: splitSearchWords(text) });

/** How well a text matches a word: 0 is best, undefined if it does not match. */
function matchLevel({ text, words }: SplitText, word: string): number | undefined {
  if (text.startsWith(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return 1;
  return text.includes(word) ? INSIDE_WORD_PENALTY : undefined;
}

interface SearchTexts {
  readonly names: readonly SplitText[];
  /** Names, then operator, then purposes. */
  readonly levels: readonly (readonly SplitText[])[];
  /** Synonyms of its purposes. */
  readonly synonyms: readonly string[];
}

function collectTexts(one: Searchable, wordOf: (purpose: string) => string): SearchTexts {
  const names = one.tokens.map((token) => splitText(normalizeText(token)));
  const purposeTexts = one.purposes.map((purpose) =>
    splitText(normalizeText(`${wordOf(purpose)} ${purpose}`)),
  );
  const synonyms = one.purposes.flatMap((purpose) => purposeSynonyms[purpose] ?? []);
  return {
    names,
    levels: [names, one.operator === null ? [] : [splitText(normalizeText(one.operator))], purposeTexts],
    synonyms,
  };
}

/** The minimum length of a query word that matches a synonym, as synonyms are not shown. */
const MIN_WORD_LENGTH = 3;

const hasSynonym = (synonyms: readonly string[], word: string) =>
  word.length >= MIN_WORD_LENGTH && synonyms.some((one) => one.startsWith(word));

function rankOfWord({ levels, synonyms }: SearchTexts, word: string): number {
  const ranks = levels.flatMap((texts, level) =>
    texts.flatMap((text) => {
      const matchRank = matchLevel(text, word);
      return matchRank === undefined ? [] : [level * LEVEL_STEP + matchRank];
    }),
  );
  // Only the beginning of a synonym matches, as synonyms are not shown.
  if (hasSynonym(synonyms, word)) ranks.push(levels.length * LEVEL_STEP);
  return ranks.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
}

/** Counts the occurrences of each word. */
function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/**
 * The rank of an entry: smaller is better, infinite if it does not match. A name that begins with the query is
 * first.
 */
function rankTexts(texts: SearchTexts, query: string, words: ReadonlyMap<string, number>): number {
  if (texts.names.some(({ text }) => text === query)) return 0;
  if (texts.names.some(({ text }) => text.startsWith(query))) return 1;
  let sum = 2;
  for (const [word, times] of words) {
    sum += times * rankOfWord(texts, word);
    // A pasted text may be very long: after the first word without a match, the others do not matter.
    if (sum === Number.POSITIVE_INFINITY) break;
  }
  return sum;
}

/**
 * Returns the entries that match each word of a query, the best first, equal ones in their order. Returns all
 * entries for a blank query. Case and diacritics are ignored.
 * @param wordOf the displayed name of a purpose, which is searched too
 */
export function searchCrawlers<Entry extends Searchable>(
  query: string,
  entries: readonly Entry[],
  wordOf: (purpose: string) => string,
): readonly Entry[] {
  const normalized = normalizeText(query.trim());
  if (normalized === '') return entries;
  const words = splitSearchWords(normalized);
  // A query without letters or digits finds nothing.
  if (words.length === 0) return [];
  const times = countWords(words);
  return entries
    .map((entry) => ({ entry, rank: rankTexts(collectTexts(entry, wordOf), normalized, times) }))
    .filter((match) => match.rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * Whether a text is a search for crawlers and not a name: it contains spaces, each word matches the beginning of a
 * word of one entry, at least one of them its operator or a purpose, and no name in `named` begins with it.
 * @param named names in the file and names of the user's own, which may contain spaces (draft 1)
 */
export function isSearchQuery(
  text: string,
  entries: readonly Searchable[],
  named: readonly string[],
  wordOf: (purpose: string) => string,
): boolean {
  const normalized = normalizeText(text.trim());
  const words = splitSearchWords(normalized);
  if (!/\s/.test(normalized) || words.length < 2) return false;
  if (named.some((name) => normalizeText(name).startsWith(normalized))) return false;
  const distinctWords = [...new Set(words)];
  return entries.some((entry) => {
    const { names, levels, synonyms } = collectTexts(entry, wordOf);
    const hasBeginning = (texts: readonly SplitText[], word: string) =>
      texts.some((one) => (matchLevel(one, word) ?? INSIDE_WORD_PENALTY) < INSIDE_WORD_PENALTY);
    const describes = (word: string) =>
      levels.slice(1).some((texts) => hasBeginning(texts, word)) || hasSynonym(synonyms, word);
    return (
      distinctWords.every((word) => describes(word) || hasBeginning(names, word)) &&
      distinctWords.some(describes)
    );
  });
}
