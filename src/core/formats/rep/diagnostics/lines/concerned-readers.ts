// Which readers the diagnostics of lines and records concern, and how messages name them.
import { createCommandFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { type ReaderId, readers } from '../../../../readers/registry.ts';
import { shortenEnd } from '../../../../text/shorten-text.ts';

/** Returns the ids of the readers that satisfy a condition, as a value of a finding. */
export const readerIds = (holds: (reader: Reader) => boolean): readonly ReaderId[] =>
  readers.filter(holds).map(({ id }) => id);

const MAX_SHOWN_LENGTH = 60;

/** Shortens text of a file for a message. */
export const shortenForMessage = (text: string): string => shortenEnd(text, MAX_SHOWN_LENGTH);

/** Whether a reader knows the format before RFC 9309: a record is names, then rules, and a blank line ends it. */
export const knowsOldFormat = ({ record }: Reader) =>
  record.blankLine === 'ends' && record.ruleless === 'drop';

/** A blank line, as the values of a finding. `line`: from 1. `isEmpty`: it has no characters, not even spaces. */
export type BlankLine = { readonly line: number; readonly isEmpty: boolean };

/** Names without an Allow or a Disallow below them, and whether there are other fields. */
type NamesAbove = { readonly hasFields: boolean };

/** Whether a blank line ends records. Some readers require that it is empty. */
export const endsRecordAt = ({ record }: Reader, { isEmpty }: BlankLine) =>
  record.blankLine === 'ends' || (record.blankLine === 'ends-if-empty' && isEmpty);

/** Whether names without an Allow or a Disallow have no rules. */
export const isRuleless = ({ record }: Reader, { hasFields }: NamesAbove) =>
  !hasFields || record.otherField === 'ignored';

/** Whether a line inside a record ends it and thereby separates something. */
export const endsRecordInside = (reader: Reader, values: NamesAbove & { readonly blank: BlankLine }) =>
  endsRecordAt(reader, values.blank) && isRuleless(reader, values);

/** Offered wherever octets cannot be read as text. */
export const convertToUtf8Fix: Fix = createCommandFix(
  'convert-to-utf-8',
  {},
  { do: 'convert-to-utf-8' },
  'changes',
);
