// Splits a text into words, with their columns. It does not interpret them.

/** A part of a line. Columns are UTF-16 code units, `end` is excluded. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The text between two columns, including white space. */
export const sliceWord = (text: string, start: number, end: number): Word => ({
  text: text.slice(start, end),
  start,
  end,
});

const isBlank = (unit: string | undefined) => unit === ' ' || unit === '\t';

/**
 * The text between two columns, without the spaces and tabs around it. If there is nothing else, it is empty and
 * at the first column.
 */
export function trimmedWord(text: string, from: number, to: number): Word {
  let [start, end] = [from, to];
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return start < end ? sliceWord(text, start, end) : sliceWord(text, from, from);
}

/**
 * The words of `text` between two columns: runs without spaces and tabs. `to` may exceed the end of the text.
 * Without a regular expression, because V8 may run out of stack for a word of millions of characters.
 */
export function splitWords(text: string, from: number, to: number): Word[] {
  const words: Word[] = [];
  const end = Math.min(to, text.length);
  let at = from;
  while (at < end) {
    const start = at;
    while (at < end && !isBlank(text[at])) at++;
    if (at > start) words.push(sliceWord(text, start, at));
    else at++;
  }
  return words;
}
