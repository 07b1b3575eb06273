// Going from one file of the site to another.
import { defaultReader, type ReaderId, readerOf, readers } from '../core/readers/index.ts';
import { type DocumentStore, look, type View } from './document-store.ts';

/** The reader that a file is read with as long as nobody chose one: the standard in force, or the one that asks for it. */
export function readerFor(path: string): ReaderId {
  const asks = (id: ReaderId) => readerOf(id).file.path === path;
  return asks(defaultReader) ? defaultReader : (readers.find(({ id }) => asks(id))?.id ?? defaultReader);
}

/** Shows a file of the site, in the way that suits it unless the person chose one. */
export function showFile(store: DocumentStore, path: string): void {
  const { view } = store.getState();
  if (view.path === path) return;
  const reader: Partial<View> = view.readerChosen ? {} : { reader: readerFor(path) };
  look(store, { path, ...reader });
}
