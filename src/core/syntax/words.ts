// Cuts a text into words, with the columns they stand in. No meaning yet.

/** A piece of a line. Columns in UTF-16 code units; `end` is the column behind it. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What stands between two columns, blanks included. */
export const sliceWord = (text: string, start: number, end: number): Word => ({
  text: text.slice(start, end),
  start,
  end,
});

const isBlank = (unit: string | undefined) => unit === ' ' || unit === '\t';

/** What stands between two columns, without the blanks around it; where there are only blanks, it is empty and stands before them. */
export function trimmedWord(text: string, from: number, to: number): Word {
  let [start, end] = [from, to];
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return start < end ? sliceWord(text, start, end) : sliceWord(text, from, from);
}

/**
 * The words of `text` between two columns: runs without blanks. `to` may be behind the end of the text.
 * Not by a regular expression: V8 may run out of stack in a word of millions.
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
