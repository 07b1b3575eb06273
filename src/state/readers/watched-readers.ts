// The readers whose answers are compared, and whose findings are told: a person chooses them, Read as is always one.
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers, watchedReaders } from '../../core/readers/registry.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';
import type { GatepostState } from '../document/state.ts';

/** By the ids and not by the path: the files of a site share few lists, however many there are. */
const listOf = memoizeLast(4, (ids: string): readonly Reader<ReaderId>[] => {
  const among = new Set<string>(ids.split(' '));
  return readers.filter(({ id }) => among.has(id));
});

/** The watched readers for a file, in the order of the registry: the same list until it changes. */
export function watchedReadersOf(
  { view }: Pick<GatepostState, 'view'>,
  path = view.path,
): readonly Reader<ReaderId>[] {
  const chosen = view.watched ?? watchedReaders(path).map(({ id }) => id);
  return listOf([...chosen, view.reader].join(' '));
}

/** Watches a reader from now on, or no longer. */
export function setReaderWatched(store: DocumentStore, reader: ReaderId, isWatched: boolean): void {
  const ids = watchedReadersOf(store.getState()).map(({ id }) => id);
  updateView(store, {
    watched: isWatched ? [...new Set([...ids, reader])] : ids.filter((id) => id !== reader),
  });
}
