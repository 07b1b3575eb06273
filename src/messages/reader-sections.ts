// The sections in which readers say which record applies, and which rule decides.
import type { ReaderId } from '../core/readers/registry.ts';

export interface ReaderSections {
  readonly record: string;
  readonly rules: string;
}

/** Draft 1, its later wording and that of data.txt number them alike. */
const ofDraft1: ReaderSections = { record: '3.2.1', rules: '3.2.2' };

/** Numbers of sections, or their headings; absent where the reader's text has neither. */
export const readerSections: Readonly<Partial<Record<ReaderId, ReaderSections>>> = {
  'koster-1996': ofDraft1,
  'koster-1997-internet-draft': ofDraft1,
  'data.txt': ofDraft1,
  rfc9309: { record: '2.2.1', rules: '2.2.2' },
  google: { record: 'Order of precedence for user agents', rules: 'Order of precedence for rules' },
};
