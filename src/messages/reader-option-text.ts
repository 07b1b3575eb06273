// Why readers differ: what a knob is called, and what each of its values means.
import { readerOptionCitations } from '../core/analysis/reader-differences/reader-option-citations.ts';
import type { ReaderOptionName } from '../core/analysis/reader-differences/reader-options.ts';
import { citeSpecification } from './cite-specification.ts';
import { knobWords } from './en/reader-causes.ts';

/** What a knob is called as the reason for a difference. */
export const readerOptionTitle = (knob: ReaderOptionName): string => knobWords[knob].title;

/** Where it is defined. */
export const readerOptionCitation = (knob: ReaderOptionName): string =>
  citeSpecification(readerOptionCitations[knob]);

/** What a value of a knob means, as a sentence goes on behind "To Google, ...". */
export function describeReaderOption(knob: ReaderOptionName, value: unknown): string {
  const says: unknown = knobWords[knob].says;
  if (typeof says === 'function') return (says as (value: unknown) => string)(value);
  return (says as Readonly<Record<string, string>>)[String(value)] ?? String(value);
}
