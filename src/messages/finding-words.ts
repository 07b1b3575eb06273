// What the words of a finding look like in every language, and how a row of them is made. Kept apart from the other words:
// findings are loaded when needed.

/** One code: what its kind is called, what is the matter, naming the words of the line, and why it matters. */
export interface FindingWords {
  readonly title: string;
  readonly message: (words: readonly string[]) => string;
  readonly why: string;
}

/** What a fix does, as a command. */
export type FixWords = (words: readonly string[]) => string;

/** A sentence that names up to four words of the finding. */
export type FourValueMessage = (first: string, second: string, third: string, fourth: string) => string;

/** A row whose sentence names up to four words; one that is missing is empty. */
export const findingRow = (title: string, message: FourValueMessage, why: string): FindingWords => ({
  title,
  message: ([first = '', second = '', third = '', fourth = '']) => message(first, second, third, fourth),
  why,
});

type SevenValues = readonly [string, string, string, string, string, string, string];

/** A row whose sentence picks from up to seven words. */
export const sevenValueRow = (
  title: string,
  message: (words: SevenValues) => string,
  why: string,
): FindingWords => ({
  title,
  message: (words) => message(Array.from({ length: 7 }, (_, i) => words[i] ?? '') as unknown as SevenValues),
  why,
});
