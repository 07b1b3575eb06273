// The shape of a finding's words in every language, and how a row of them is created. Separate from the other words, as
// findings load on demand.

import type { FixKinds, Kinds, ValuesOf } from '../core/diagnostics/define-checks.ts';
import { findInvisible } from '../core/text/escape-invisible.ts';

/** The text of a kind of finding: its title, a message about one finding, and why it matters. */
export interface FindingText<Values> {
  readonly title: string;
  readonly message: (values: Values) => string;
  readonly why: string;
}

/** What a fix does, as a command. */
export type FixText<Values> = (values: Values) => string;

/** Creates the text of a kind of finding. */
export const findingText = <Values>(
  title: string,
  message: (values: Values) => string,
  why: string,
): FindingText<Values> => ({ title, message, why });

/** The texts of the kinds of findings that some checks report. */
export type FindingTexts<Codes extends Kinds> = {
  readonly [Code in keyof Codes]: FindingText<ValuesOf<Codes[Code]>>;
};

/** The texts of the fixes of a system. */
export type FixTexts<Codes extends FixKinds> = { readonly [Code in keyof Codes]: FixText<Codes[Code]> };

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

/** Characters by their names, and themselves unless they are shown by these names too. */
export const nameCharacters = (names: string, characters: string): string =>
  findInvisible(characters).length > 0 ? names : `${names} (${characters})`;
