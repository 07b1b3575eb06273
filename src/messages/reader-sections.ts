// The sections of specifications that define which record applies, and which rule decides.
import type { ReaderId } from '../core/readers/registry.ts';

export interface ReaderSections {
  readonly record: string;
  readonly rules: string;
}

/** Draft 1, its later wording, and data.txt have the same section numbers. */
const ofDraft1: ReaderSections = { record: '3.2.1', rules: '3.2.2' };

/** Section numbers or headings; absent if the reader's documentation has neither. */
export const readerSections: Readonly<Partial<Record<ReaderId, ReaderSections>>> = {
  'koster-1996': ofDraft1,
  'koster-1997-internet-draft': ofDraft1,
  'data.txt': ofDraft1,
  rfc9309: { record: '2.2.1', rules: '2.2.2' },
  google: { record: 'Order of precedence for user agents', rules: 'Order of precedence for rules' },
};
