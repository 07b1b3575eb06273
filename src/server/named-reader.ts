// The reader that an option selects.
import { defaultReader, openSite, prepare, type Reader, type ReaderOrId, readers } from '../core/fetch.ts';

const emptySite = openSite({ origin: '', files: {} });

/** @throws RangeError if there is no such reader, TypeError for an incomplete one. */
export function namedReader(reader: ReaderOrId = defaultReader): Reader {
  prepare(emptySite, { reader });
  return typeof reader === 'object' ? reader : readers.find(({ id }) => id === reader)!;
}
