// A list of names of a file as one word of a finding. Names may contain commas, spaces and plus signs, but no line
// breaks.

/** A list of names, and the number of further names that are not in it. */
export interface NameList {
  readonly names: readonly string[];
  readonly more: number;
}

/** Prints a list as one word: a name per line, then, below an empty line, the number of further names. */
export const printNameList = (names: readonly string[], more = 0): string =>
  [...names, ...(more > 0 ? ['', String(more)] : [])].join('\n');

/** Reads a list that `printNameList` has printed. */
export function readNameList(word: string): NameList {
  const [list = '', more = '0'] = word.split('\n\n');
  return { names: list.split('\n'), more: Number(more) };
}
