// Which readers the diagnostics of lines and records concern, and how messages name them.
import type { Reader } from '../../../../readers/reader.ts';
import { readers } from '../../../../readers/registry.ts';
import { shortenEnd } from '../../../../text/shorten-text.ts';

/** Returns the titles of the readers that satisfy a condition, as a list for a message. '' if there are none. */
export const readerTitles = (holds: (reader: Reader) => boolean): string =>
  readers
    .filter(holds)
    .map(({ title }) => title)
    .join(', ');

const MAX_SHOWN_LENGTH = 60;

/** Shortens text of a file for a message. */
export const shortenForMessage = (text: string): string => shortenEnd(text, MAX_SHOWN_LENGTH);

/** Whether a reader knows the format before RFC 9309: a record is names, then rules, and a blank line ends it. */
export const knowsOldFormat = ({ record }: Reader) =>
  record.blankLine === 'ends' && record.ruleless === 'drop';

/**
 * Whether a blank line ends records. `empty`: the line has no characters, so that it also ends records for readers
 * that require that.
 */
export const endsRecordAt = ({ record }: Reader, detail = '') =>
  record.blankLine === 'ends' || (record.blankLine === 'ends-if-empty' && detail.endsWith('empty'));

/** Whether names without an Allow or a Disallow have no rules. `fields`: there are other fields. */
export const isRuleless = ({ record }: Reader, detail: string) =>
  !detail.includes('fields') || record.otherField === 'ignored';

/** Whether a line inside a record ends it and thereby separates something. */
export const endsRecordInside = (reader: Reader, detail = '') =>
  endsRecordAt(reader, detail) && isRuleless(reader, detail);
