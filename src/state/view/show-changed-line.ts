// Shows in the form and in the text where an edit changed a file, which may be far from the visible part.
import { changedRuns } from '../../core/document/line-changes.ts';
import type { Source } from '../../core/document/source.ts';
import { fileOf } from '../document/document.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';

/** Moves the caret to the first line of a file that differs; below deleted lines, to the line that follows. */
export function showChangedLine(store: DocumentStore, path: string, before: Source): void {
  const { document, view } = store.getState();
  const lines = fileOf(document, path)?.source.lines;
  const run = lines && view.path === path ? changedRuns(before.lines, lines)[0] : undefined;
  if (!lines || !run) return;
  const line = Math.max(0, Math.min(run.newFrom, lines.length - 1));
  updateView(store, { caret: { position: { line, column: 0 }, by: 'link' } });
}
