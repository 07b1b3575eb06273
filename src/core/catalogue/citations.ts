// What findings, explanations and reader options are based on: places in texts. The texts have ids; their titles are
// in src/messages. The table of the texts is a file of its own, which a program that only reads files does not load.
import type { CitedTextId } from './cited-texts.ts';

/** A text by its id, or the code of a finding. */
export type CitedText = CitedTextId | `R${number}`;

/** A text and the place in it, as the text itself names it: a section, a title, a year. */
export interface Citation {
  readonly text: CitedText;
  readonly place?: string;
}

/** What something is based on, the main text first. */
export type Citations = readonly Citation[];

/** Cites one text. Spread several into a list: `[...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')]`. */
export const cite = (text: CitedText, place?: string): Citations => [
  place === undefined ? { text } : { text, place },
];
