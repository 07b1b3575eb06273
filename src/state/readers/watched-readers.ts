// The readers whose answers are compared, and whose findings are told: a person chooses them, Read as is always one.
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers, watchedReaders } from '../../core/readers/registry.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';
import type { GatepostState } from '../document/state.ts';

const listOf = memoizeLast(
  4,
  (chosen: readonly ReaderId[] | undefined, path: string, readAs: ReaderId): readonly Reader<ReaderId>[] => {
    const ids = new Set([...(chosen ?? watchedReaders(path).map(({ id }) => id)), readAs]);
    return readers.filter(({ id }) => ids.has(id));
  },
);

/** The watched readers for a file, in the order of the registry: the same list until it changes. */
export const watchedReadersOf = (
  { view }: Pick<GatepostState, 'view'>,
  path = view.path,
): readonly Reader<ReaderId>[] => listOf(view.watched, path, view.reader);

/** Watches a reader from now on, or no longer. */
export function setReaderWatched(store: DocumentStore, reader: ReaderId, isWatched: boolean): void {
  const ids = watchedReadersOf(store.getState()).map(({ id }) => id);
  updateView(store, {
    watched: isWatched ? [...new Set([...ids, reader])] : ids.filter((id) => id !== reader),
  });
}
