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

/** Characters by their names, and themselves unless they are shown by these names too. */
export const nameCharacters = (names: string, characters: string): string =>
  findInvisible(characters).length > 0 ? names : `${names} (${characters})`;
