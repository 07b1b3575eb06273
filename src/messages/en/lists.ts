// Lists in a sentence.
import { number } from './words/counts.ts';

/** `a`, `a and b`, `a, b and c`, `a, b and 47 more`. */
export function list(names: readonly string[]): string {
  const more = `${number(names.length - 2)} more`;
  const shown = names.length > 3 ? [...names.slice(0, 2), more] : names;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('');
}

/** All of them, `and` before the last: who is left out of a list cannot be told from who is not meant. */
export const listAll = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
