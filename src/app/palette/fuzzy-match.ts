// How well what was typed fits a name: letters in order, beginnings of words first.

export interface FuzzyMatch {
  /** The less, the better. */
  readonly rank: number;
  /** The places of the letters that fit. */
  readonly marks: readonly number[];
}

/** In lower case, letter by letter, so that each stays at its place. */
const lower = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a word begins at a place. */
const begins = (text: string, at: number): boolean => (isLetter(text[at]) ? !isLetter(text[at - 1]) : true);

const run = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i);

/** The first place of a word that begins so, or undefined. */
function atBeginning(text: string, word: string): number | undefined {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (begins(text, at)) return at;
  return undefined;
}

/** Letters that each go on behind the one before, or begin a word: `nf` in `Next finding`. */
function byBeginnings(text: string, word: string): number[] | undefined {
  const failed = new Set<number>();
  const search = (at: number, from: number): number[] | undefined => {
    if (at === word.length) return [];
    const state = at * (text.length + 1) + from;
    if (failed.has(state)) return undefined;
    for (let i = from; i < text.length; i++) {
      if (text[i] !== word[at] || !((at > 0 && i === from) || begins(text, i))) continue;
      const rest = search(at + 1, i + 1);
      if (rest) return [i, ...rest];
    }
    failed.add(state);
    return undefined;
  };
  return search(0, 0);
}

/** Of longer names, as URLs may be, beginnings of words are not tried one with the other. */
const LONGEST = 200;

function inOrder(text: string, word: string): number[] | undefined {
  const marks: number[] = [];
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at < 0) return undefined;
    marks.push(at);
    from = at + letter.length;
  }
  return marks;
}

const spread = (marks: readonly number[]): number => (marks.at(-1) ?? 0) - (marks[0] ?? 0);

function matchWord(text: string, word: string): FuzzyMatch | undefined {
  if (text.startsWith(word)) return { rank: 0, marks: run(0, word.length) };
  const order = inOrder(text, word);
  if (!order) return undefined;
  const beginning = atBeginning(text, word);
  if (beginning !== undefined) return { rank: 1 + beginning / 1000, marks: run(beginning, word.length) };
  const letters = text.length > LONGEST ? undefined : byBeginnings(text, word);
  if (letters) return { rank: 2 + spread(letters) / 1000, marks: letters };
  const inside = text.indexOf(word);
  if (inside >= 0) return { rank: 3 + inside / 1000, marks: run(inside, word.length) };
  return { rank: 4 + spread(order) / 1000, marks: order };
}

const wordsOf = (query: string): readonly string[] =>
  lower(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** How a name fits; undefined if it lacks a letter of any word. */
export function matchFuzzily(query: string, name: string): FuzzyMatch | undefined {
  const text = lower(name);
  let rank = 0;
  const marks = new Set<number>();
  for (const word of wordsOf(query)) {
    const one = matchWord(text, word);
    if (!one) return undefined;
    rank += one.rank;
    for (const place of one.marks) marks.add(place);
  }
  return { rank, marks: [...marks].toSorted((a, b) => a - b) };
}

/** Whether each word stands at the beginning of a word of the name, or of other words for the same thing. */
export function matchesAlternativeWords(query: string, name: string, also: string): boolean {
  const text = lower(`${name} ${also}`);
  return wordsOf(query).every((word) => atBeginning(text, word) !== undefined);
}

/** The places of a text that stands in another as it was typed, whatever the case. */
export function findMarks(part: string, text: string): readonly number[] | undefined {
  const at = lower(text).indexOf(lower(part));
  return at < 0 ? undefined : run(at, part.length);
}
