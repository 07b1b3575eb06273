// The titles of readers that a comparison names by their places.
import type { Reader } from '../../core/readers/reader.ts';
import { readerTitle } from '../../messages/en/table.ts';

export const titlesOfReaders = (readers: readonly Reader[], places: readonly number[]): readonly string[] =>
  places.flatMap((place) => readers[place] ?? []).map((reader) => readerTitle(reader));
