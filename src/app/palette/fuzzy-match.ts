// Ranks how well a query matches a name: its beginning, that of a word in it, a part of it, or the beginnings of
// several words. Letters that are only somewhere in it, in order, do not match.

export interface FuzzyMatch {
  /** Lower is better. */
  readonly rank: number;
  /** The indexes of the matched letters. */
  readonly marks: readonly number[];
}

/** Converts to lower case letter by letter, so that indexes stay the same. */
const lower = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lowerCaseLetter = letter.toLowerCase();
    return lowerCaseLetter.length === letter.length ? lowerCaseLetter : letter;
  });

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a word begins at an index. */
const isWordStart = (text: string, index: number): boolean =>
  isLetter(text[index]) ? !isLetter(text[index - 1]) : true;

const indexesFrom = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i);

/** The first index of a word that begins with `word`, or undefined. */
function findWordStart(text: string, word: string): number | undefined {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1))
    if (isWordStart(text, index)) return index;
  return undefined;
}

/** Matches letters that each follow the previous one or begin a word: `nf` in `Next finding`. */
function matchWordStarts(text: string, word: string): number[] | undefined {
  const failed = new Set<number>();
  const search = (letterIndex: number, from: number): number[] | undefined => {
    if (letterIndex === word.length) return [];
    const state = letterIndex * (text.length + 1) + from;
    if (failed.has(state)) return undefined;
    for (let i = from; i < text.length; i++) {
      if (text[i] !== word[letterIndex] || !((letterIndex > 0 && i === from) || isWordStart(text, i)))
        continue;
      const following = search(letterIndex + 1, i + 1);
      if (following) return [i, ...following];
    }
    failed.add(state);
    return undefined;
  };
  return search(0, 0);
}

/** In longer names, such as URLs, combinations of beginnings of words are not tried. */
const MAX_LENGTH = 200;

const spanOf = (marks: readonly number[]): number => (marks.at(-1) ?? 0) - (marks[0] ?? 0);

function matchWord(text: string, word: string): FuzzyMatch | undefined {
  if (text.startsWith(word)) return { rank: 0, marks: indexesFrom(0, word.length) };
  const beginning = findWordStart(text, word);
  if (beginning !== undefined)
    return { rank: 1 + beginning / 1000, marks: indexesFrom(beginning, word.length) };
  const inside = text.indexOf(word);
  if (inside >= 0) return { rank: 2 + inside / 1000, marks: indexesFrom(inside, word.length) };
  const letters = text.length > MAX_LENGTH ? undefined : matchWordStarts(text, word);
  return letters && { rank: 3 + spanOf(letters) / 1000, marks: letters };
}

const wordsOf = (query: string): readonly string[] =>
  lower(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Matches a name; undefined if a word of the query is not in it. */
export function matchFuzzily(query: string, name: string): FuzzyMatch | undefined {
  const text = lower(name);
  let rank = 0;
  const marks = new Set<number>();
  for (const word of wordsOf(query)) {
    const match = matchWord(text, word);
    if (!match) return undefined;
    rank += match.rank;
    for (const index of match.marks) marks.add(index);
  }
  return { rank, marks: [...marks].toSorted((a, b) => a - b) };
}

/** Whether each word of the query begins a word of the name, or of alternative words for it. */
export function matchesAlternativeWords(query: string, name: string, alternatives: string): boolean {
  const text = lower(`${name} ${alternatives}`);
  return wordsOf(query).every((word) => findWordStart(text, word) !== undefined);
}

/** Returns the indexes of a substring in a text, ignoring case; undefined if it is not there. */
export function findMarks(part: string, text: string): readonly number[] | undefined {
  const index = lower(text).indexOf(lower(part));
  return index < 0 ? undefined : indexesFrom(index, part.length);
}
