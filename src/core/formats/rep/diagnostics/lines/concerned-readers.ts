// The readers to whom diagnostics of lines and records matter, and how messages name them.
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

/** The specifications before RFC 9309: a record is names, then rules, and a blank line ends it. */
export const knowsOldFormat = ({ record }: Reader) =>
  record.blankLine === 'ends' && record.ruleless === 'drop';

/** `empty`: the line has no character at all, so that it ends records to those too who ask for that. */
export const endsRecordAt = ({ record }: Reader, detail = '') =>
  record.blankLine === 'ends' || (record.blankLine === 'ends-if-empty' && detail.endsWith('empty'));

/** Whether names without an Allow or a Disallow are without rules. `fields`: there are other fields. */
export const isRuleless = ({ record }: Reader, detail: string) =>
  !detail.includes('fields') || record.otherField === 'ignored';

/** Whether a line inside a record is its end, and separates something by it. */
export const endsRecordInside = (reader: Reader, detail = '') =>
  endsRecordAt(reader, detail) && isRuleless(reader, detail);
