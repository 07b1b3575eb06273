// The order in which rows and columns appeared after the table was arranged: each stays where it first appeared.
import { memoizeByKey } from '../../core/text/lazy.ts';

/** Puts those names first that the previous call had, in its order. New names follow in the order they are given. */
export type FirstSeen = (names: readonly string[]) => readonly string[];

function createFirstSeen(): FirstSeen {
  let last: readonly string[] = [];
  return (names) => {
    const [current, before] = [new Set(names), new Set(last)];
    last = [...last.filter((name) => current.has(name)), ...names.filter((name) => !before.has(name))];
    return last;
  };
}

/** Returns the order of the rows, and that of the columns, of a table that is arranged by this version of a file. */
export const firstSeenRows = memoizeByKey((_source: object): FirstSeen => createFirstSeen());
export const firstSeenColumns = memoizeByKey((_source: object): FirstSeen => createFirstSeen());
