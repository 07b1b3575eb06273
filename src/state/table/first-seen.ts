// The order in which rows and columns appeared after the table was arranged: each stays where it first appeared.
import { memoizeByKey } from '../../core/text/lazy.ts';

/** Puts those names first that earlier calls had, in their order. New names follow in the order they are given. */
export type FirstSeen = (names: readonly string[]) => readonly string[];

function createFirstSeen(): FirstSeen {
  // Names that are gone keep their places: another version, such as for a comparison, has a table of its own.
  const seen = new Set<string>();
  return (names) => {
    for (const name of names) seen.add(name);
    const current = new Set(names);
    return [...seen].filter((name) => current.has(name));
  };
}

/** Returns the order of the rows, and that of the columns, of a table that is arranged by this version of a file. */
export const firstSeenRows = memoizeByKey((_source: object): FirstSeen => createFirstSeen());
export const firstSeenColumns = memoizeByKey((_source: object): FirstSeen => createFirstSeen());
