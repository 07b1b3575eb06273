// Formatting the open file: an edit of the store like any other, one step of the history, only when it is asked for.
import { type Formatting, formatDocument } from '../core/assist/format/format-document.ts';
import type { FormatOptions } from '../core/assist/format/options.ts';
import { openFile, openPolicy } from './derived.ts';
import { type DocumentStore, edit, type GatepostState } from './document-store.ts';
import { recent } from './matrix-recent.ts';

const formattingOf = recent(2, formatDocument);

/** What formatting the open file would change; the same object for the same file and options. */
export const formattingOfOpen = (state: GatepostState, options: FormatOptions): Formatting =>
  formattingOf(openPolicy(state), options);

/** Formats the open file. `refused`: the store did not take the edits. */
export function formatOpenFile(
  store: DocumentStore,
  options: FormatOptions,
): Formatting & { readonly refused: boolean } {
  const state = store.getState();
  const formatting = formattingOfOpen(state, options);
  const { path } = openFile(state);
  const label = { code: 'format', params: { path } };
  return { ...formatting, refused: !edit(store, path, formatting.edits, { origin: 'text', label }) };
}
