// The shape of a finding's words in every language, and how a row of them is created. Separate from the other words, as
// findings load on demand.

/** The words for a code: its title, a message that quotes the line, and why it matters. */
export interface FindingWords {
  readonly title: string;
  readonly message: (words: readonly string[]) => string;
  readonly why: string;
}

/** What a fix does, as a command. */
export type FixWords = (words: readonly string[]) => string;

/** A sentence with up to four words of the finding. */
export type FourValueMessage = (first: string, second: string, third: string, fourth: string) => string;

/** A row whose sentence has up to four words of the finding. A missing word is ''. */
export const findingRow = (title: string, message: FourValueMessage, why: string): FindingWords => ({
  title,
  message: ([first = '', second = '', third = '', fourth = '']) => message(first, second, third, fourth),
  why,
});

type SevenValues = readonly [string, string, string, string, string, string, string];

/** A row whose sentence chooses from up to seven words of the finding. */
export const sevenValueRow = (
  title: string,
  message: (words: SevenValues) => string,
  why: string,
): FindingWords => ({
  title,
  message: (words) => message(Array.from({ length: 7 }, (_, i) => words[i] ?? '') as unknown as SevenValues),
  why,
});
