// The readers whose answers are compared and whose findings are shown. The user selects them; the selected reader
// is always one.
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers, watchedReaders } from '../../core/readers/registry.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';
import type { GatepostState } from '../document/state.ts';

/** Returns the watched readers for a file, in the order of the registry. */
export function watchedReadersOf(
  { view }: Pick<GatepostState, 'view'>,
  path = view.path,
): readonly Reader<ReaderId>[] {
  const watchedIds = new Set([...(view.watched ?? watchedReaders(path).map(({ id }) => id)), view.reader]);
  return readers.filter(({ id }) => watchedIds.has(id));
}

/** Sets whether a reader is watched. */
export function setReaderWatched(store: DocumentStore, reader: ReaderId, isWatched: boolean): void {
  const ids = watchedReadersOf(store.getState()).map(({ id }) => id);
  updateView(store, {
    watched: isWatched ? [...new Set([...ids, reader])] : ids.filter((id) => id !== reader),
  });
}
