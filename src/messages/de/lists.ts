// Names in a row, as a sentence lists them.
import type * as english from '../en/lists.ts';
import { number } from './words/counts.ts';

/** All of them: "a, b und c". */
export const listAll: typeof english.listAll = (names) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

/** The first two of many, and how many more there are. */
export const list: typeof english.list = (names) => {
  if (names.length <= 3) return listAll(names);
  return `${names.slice(0, 2).join(', ')} und ${number(names.length - 2)} weitere`;
};
