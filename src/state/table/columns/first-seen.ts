// The order in which rows and columns appeared after the table was arranged: each stays where it first appeared.
import { memoizeByKey } from '../../../core/text/lazy.ts';

/** Puts those names first that earlier calls had, in their order. New names follow in the order they are given. */
export type FirstSeen = (names: readonly string[]) => readonly string[];

// Names that are gone keep their places: another version, such as for a comparison, has a table of its own.
function createFirstSeen(seen = new Set<string>()): FirstSeen {
  return (names) => {
    for (const name of names) seen.add(name);
    const current = new Set(names);
    return [...seen].filter((name) => current.has(name));
  };
}

/** Returns the order of the rows, and that of the columns, of a table that is arranged by this version of a file. */
const seenRows = memoizeByKey((_source: object): Set<string> => new Set());
export const firstSeenRows = memoizeByKey((source: object): FirstSeen => createFirstSeen(seenRows(source)));
export const firstSeenColumns = memoizeByKey((_source: object): FirstSeen => createFirstSeen());

/** With more rows than this, their order is not stored. */
const MAX_STORED_ROWS = 2000;

/**
 * Returns the rows that appeared after the table was arranged by this version of a file, in the order in which they
 * are shown; none if there are too many to store.
 */
export function rowOrderOf(source: object): readonly string[] {
  const seen = seenRows(source);
  return seen.size > MAX_STORED_ROWS ? [] : [...seen];
}

/** Restores the order of the rows of a table that is arranged by this version of a file. */
export function restoreRowOrder(source: object, urls: readonly string[]): void {
  for (const url of urls) seenRows(source).add(url);
}
