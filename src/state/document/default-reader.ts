// In which way a file is read as long as nobody chose another.
import { defaultReader, type ReaderId, readerOf, readers } from '../../core/readers/registry.ts';

/** The reader that suits a file: the standard in force, or the one that asks for it. */
export function defaultReaderFor(path: string): ReaderId {
  const asks = (id: ReaderId) => readerOf(id).file.path === path;
  return asks(defaultReader) ? defaultReader : (readers.find(({ id }) => asks(id))?.id ?? defaultReader);
}

interface Shown {
  readonly path: string;
  readonly reader: ReaderId;
  readonly readerChosen?: boolean;
}

/** The reader when another file is shown: one that was chosen, or does not suit the file before, was meant and stays. */
export const readerAfterFileChange = ({ path, reader, readerChosen }: Shown, next: string): ReaderId =>
  readerChosen || reader !== defaultReaderFor(path) ? reader : defaultReaderFor(next);
