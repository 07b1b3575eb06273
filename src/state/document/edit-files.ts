// Edits of several files as one step of the history.

import { applyEdits } from '../../core/document/edits.ts';
import type { FileEdits } from '../../core/language-service/assistant.ts';
import { withSources } from './document.ts';
import { changeDocument, edit } from './document-store.ts';
import type { ChangeResult } from './edit-result.ts';
import type { Intent } from './history.ts';
import type { DocumentStore } from './state.ts';

/** Makes the edits. If they affect several files, their text must be ASCII, which every encoding can write. */
export function editFiles(store: DocumentStore, files: readonly FileEdits[], intent: Intent): ChangeResult {
  const [first, ...otherFiles] = files;
  if (!first) return { done: true, document: store.getState().document };
  if (otherFiles.length === 0) return edit(store, first.path, first.edits, intent);
  const byPath = new Map(files.map(({ path, edits }) => [path, edits]));
  return changeDocument(store, intent, (document) =>
    withSources(document, ({ path, source }) => {
      const edits = byPath.get(path);
      return edits ? applyEdits(source, edits) : source;
    }),
  );
}
