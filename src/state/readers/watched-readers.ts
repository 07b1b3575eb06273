// The readers whose answers are compared and whose findings are shown. The user selects them; the selected reader
// is always one.
import { concernsCrawler } from '../../core/catalogue/reader-concerns.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers, watchedReaders } from '../../core/readers/registry.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';
import { namedAgents } from '../../core/workspace/suggested-questions.ts';
import type { DocumentFile } from '../document/document.ts';
import { type DocumentStore, updateView } from '../document/document-store.ts';
import { policyOfFile } from '../document/selectors.ts';
import type { GatepostState } from '../document/state.ts';
import { arrangedFiles } from '../view/arranged-files.ts';

/** The readers of operators whose crawlers a file names. */
const readersOfNamed = memoizeByKey((file: DocumentFile): readonly Reader<ReaderId>[] => {
  const names = namedAgents(policyOfFile(file), Infinity);
  return readers.filter(
    (reader) =>
      reader.operator !== null &&
      reader.file.path === file.path &&
      names.some((name) => concernsCrawler(reader, name)),
  );
});

/**
 * Returns the watched readers for a file, in the order of the registry. Unless the user has selected them, these are
 * the usual ones and those of the crawlers that the file named when it was opened.
 */
export function watchedReadersOf(state: GatepostState, path = state.view.path): readonly Reader<ReaderId>[] {
  const { watched, reader: selected } = state.view;
  const file = watched ? undefined : arrangedFiles(state).find((one) => one.path === path);
  const byDefault = [...watchedReaders(path), ...(file ? readersOfNamed(file) : [])].map(({ id }) => id);
  const watchedIds = new Set([...(watched ?? byDefault), selected]);
  return readers.filter(({ id }) => watchedIds.has(id));
}

/** Sets whether a reader is watched. */
export function setReaderWatched(store: DocumentStore, reader: ReaderId, isWatched: boolean): void {
  const ids = watchedReadersOf(store.getState()).map(({ id }) => id);
  updateView(store, {
    watched: isWatched ? [...new Set([...ids, reader])] : ids.filter((id) => id !== reader),
  });
}
