// The reader for a file until the user selects another.
import { defaultReader, type ReaderId, readerOf, readers } from '../../core/readers/registry.ts';

/**
 * Returns the reader that suits a file: the default reader if it requests this path, otherwise the first one that
 * does.
 */
export function defaultReaderFor(path: string): ReaderId {
  const requestsPath = (id: ReaderId) => readerOf(id).file.path === path;
  return requestsPath(defaultReader)
    ? defaultReader
    : (readers.find(({ id }) => requestsPath(id))?.id ?? defaultReader);
}

interface ShownFile {
  readonly path: string;
  readonly reader: ReaderId;
  readonly readerChosen?: boolean;
}

/**
 * Returns the reader after another file is shown. A reader that the user selected, or that does not suit the
 * previous file, is intentional and stays.
 */
export const readerAfterFileChange = (
  { path, reader, readerChosen }: ShownFile,
  nextPath: string,
): ReaderId => (readerChosen || reader !== defaultReaderFor(path) ? reader : defaultReaderFor(nextPath));
