// Returns the titles of the readers with the given indexes in a comparison.
import type { Reader } from '../../core/readers/reader.ts';
import { readerTitle } from '../../messages/en/table.ts';

export const titlesOfReaders = (readers: readonly Reader[], places: readonly number[]): readonly string[] =>
  places.flatMap((place) => readers[place] ?? []).map((reader) => readerTitle(reader));
