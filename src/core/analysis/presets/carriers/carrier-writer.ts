// The interface of functions that write the wishes of a preset into one kind of file other than robots.txt.
import { applyEdits } from '../../../document/edits.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { UseWishes } from '../preset.ts';

/** What the user has to know about a written file. Lines are 0-based, in the file after the edits. */
export type CarrierRemark =
  /** The file cannot be read, so that nothing is written. */
  | { readonly code: 'unreadable'; readonly line: number }
  /** A header that cannot be read is not changed. */
  | { readonly code: 'unreadable-header'; readonly line: number; readonly name: string }
  /** A part of the site has other wishes, which stay. */
  | { readonly code: 'exception'; readonly line: number; readonly about: string }
  /** A license with terms, which stay. */
  | { readonly code: 'terms'; readonly line: number; readonly words: string }
  /** The directives also remove the excerpt from ordinary search results. */
  | { readonly code: 'no-excerpt'; readonly line: number };

export interface WrittenFile {
  readonly source: Source;
  readonly remarks: readonly CarrierRemark[];
}

/**
 * Writes wishes into a file, and keeps everything that does not have to change. An empty source represents a
 * missing file.
 */
export type CarrierWriter = (source: Source, wishes: UseWishes, origin: string) => WrittenFile;

/** The value of a reservation of text and data mining (TDMRep, sec-tdm-properties). */
export const RESERVED = '1';

/** Returns the value that says no, or yes, to text and data mining. */
export const reservationFor = (wish: 'yes' | 'no'): string => (wish === 'no' ? RESERVED : '0');

/** Applies edits to a file, one after the other. */
export function editInTurn(
  source: Source,
  ...edits: readonly ((now: Source) => readonly TextEdit[])[]
): Source {
  return edits.reduce((now, edit) => applyEdits(now, edit(now)), source);
}
