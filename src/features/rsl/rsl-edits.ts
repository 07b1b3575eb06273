// The edits of the form of a license document. Each is an edit of the store and a step of the history.
import type { TextEdit } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import { edit } from '../../state/document/document-store.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

/** Runs an edit of the open file. Edits with the same `visit` (one visit of one field) are one undo step. */
export function editLicenses(make: (source: Source) => readonly TextEdit[], visit?: string): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), {
    origin: 'form',
    label: { code: 'rsl-edit', params: { path } },
    ...(visit === undefined ? {} : { visit }),
  });
}
