// Edits of the open file by a form. Each is an edit of the store and a step of the history.
import type { TextEdit } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import { edit } from './document-store.ts';
import { openFile } from './selectors.ts';
import { documentStore } from './use-document.ts';

/** What a form writes: the edits of the current text. */
export type FormEdit = (source: Source) => readonly TextEdit[];

/** What a field of one part of the file writes there. */
export type EditAt<Place> = (source: Source, place: Place) => readonly TextEdit[];

/**
 * Runs an edit of the open file. Edits with the same `visit` (one visit of one field) are one undo step.
 * @param code the name of the step; `params` are its values, by default the path of the file.
 */
export function editOpenFile(
  code: string,
  make: FormEdit,
  {
    visit,
    params,
  }: { readonly visit?: string | undefined; readonly params?: Readonly<Record<string, number>> } = {},
): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), {
    origin: 'form',
    label: { code, params: params ?? { path } },
    ...(visit === undefined ? {} : { visit }),
  });
}
