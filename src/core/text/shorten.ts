// Long texts cut for reading, no character in two. The text itself is never changed by it.

/** A piece of a text without the half of a pair that it was cut through at its end, or at its beginning. */
const wholeAtEnd = (piece: string): string => piece.replace(/[\ud800-\udbff]$/, '');
const wholeAtStart = (piece: string): string => piece.replace(/^[\udc00-\udfff]/, '');

/** The beginning of a text that is longer than this. */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? `${wholeAtEnd(text.slice(0, most - 1))}…` : text;

/** Beginning and end of a text that is longer than this. */
export const endsOf = (text: string, most: number, head = most / 2, tail = most / 2): string =>
  text.length > most ? `${wholeAtEnd(text.slice(0, head))}…${wholeAtStart(text.slice(-tail))}` : text;
