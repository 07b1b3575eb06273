// What is told about the path of a rule: how it is read, by whom, and what it decides in the table.
import { listAll } from '../lists.ts';
import { number, plural } from './counts.ts';

export const pathHoverWords = {
  pattern: (readers: readonly string[]) =>
    `* stands for any characters, and a final $ for the end: ${listAll(readers)}.`,
  characters: (readers: readonly string[]) =>
    `Characters like any others, so it begins with exactly this: ${listAll(readers)}.`,
  beginning: (readers: readonly string[] | undefined) =>
    readers
      ? `A beginning: it matches every path that begins with it: ${listAll(readers)}.`
      : 'A beginning, to every reader: it matches every path that begins with it.',
  never: (readers: readonly string[] | undefined) =>
    readers
      ? `Without a slash at its start, it never matches: ${listAll(readers)}.`
      : 'Without a slash at its start, it never matches, whatever the reader.',
  nothing: (readers: readonly string[]) => `Empty, so it matches nothing: ${listAll(readers)}.`,
  everything: (readers: readonly string[]) =>
    `Empty, so it matches everything and allows it: ${listAll(readers)}.`,
  skipped: (readers: readonly string[]) => `The line is skipped: ${listAll(readers)}.`,
  decides: (cells: number, of: number) =>
    cells === 0
      ? `It decides none of the ${number(of)} cells of the table.`
      : `It decides ${number(cells)} of ${plural(of, 'cell', 'cells')} of the table.`,
} as const;
