// Long texts cut for reading, no character in two. The text itself is never changed by it.

/** A piece of a text without the half of a pair that it was cut through at its end, or at its beginning. */
const trimPartialEnd = (piece: string): string => piece.replace(/[\ud800-\udbff]$/, '');
const trimPartialStart = (piece: string): string => piece.replace(/^[\udc00-\udfff]/, '');

/** The beginning of a text that is longer than this. */
export const shortenEnd = (text: string, most: number): string =>
  text.length > most ? `${trimPartialEnd(text.slice(0, most - 1))}…` : text;

/** Beginning and end of a text that is longer than this. */
export const shortenMiddle = (text: string, most: number, head = most / 2, tail = most / 2): string =>
  text.length > most ? `${trimPartialEnd(text.slice(0, head))}…${trimPartialStart(text.slice(-tail))}` : text;
