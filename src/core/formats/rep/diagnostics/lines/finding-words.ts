// Words of findings: what a message names.
import type { Reader } from '../../../../readers/reader.ts';
import { readers } from '../../../../readers/registry.ts';
import { shortenEnd } from '../../../../text/shorten-text.ts';

/** The titles of the readers that a condition holds for, as a list in one word of a message; '' if there is none. */
export const readerTitles = (holds: (reader: Reader) => boolean): string =>
  readers
    .filter(holds)
    .map(({ title }) => title)
    .join(', ');

const MAX_SHOWN_LENGTH = 60;

/** Words of a file in a message, shortened to what identifies them. */
export const shortenForMessage = (text: string): string => shortenEnd(text, MAX_SHOWN_LENGTH);
