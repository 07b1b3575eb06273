// Formats the open file: an edit of the store like any other, in one step of the history, only on request.

import { lineAt, sliceLines } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { type FormattingResult, formatDocument } from '../../core/language-service/format/format-document.ts';
import type { FormatOptions } from '../../core/language-service/format/format-options.ts';
import { type DocumentStore, edit } from '../../state/document/document-store.ts';
import { openFile, openPolicy, openSource } from '../../state/document/selectors.ts';

/** Returns the places of lines in another version, without lines that no longer exist. */
function mapLines(lines: readonly number[], before: Source, after: Source): number[] {
  const ids = new Set(lines.map((line) => lineAt(before.lines, line)?.id));
  const newLines: number[] = [];
  sliceLines(after.lines, 0, after.lines.length).forEach(
    ({ id }, line) => ids.has(id) && newLines.push(line),
  );
  return newLines;
}

/**
 * Formats the open file. `left`: the unformatted lines, at their new places. `refused`: whether the store refused
 * the edits.
 */
export function formatOpenFile(
  store: DocumentStore,
  options: FormatOptions,
): FormattingResult & { readonly refused: boolean } {
  const state = store.getState();
  const formatting = formatDocument(openPolicy(state), options);
  const { path, source } = openFile(state);
  const label = { code: 'format', params: { path } };
  const refused = !edit(store, path, formatting.edits, { origin: 'text', label }).done;
  return { ...formatting, refused, left: mapLines(formatting.left, source, openSource(store.getState())) };
}
