// Shortens texts for display, without splitting surrogate pairs.

/** Removes half of a surrogate pair that was cut at the end of a piece, or at its beginning. */
const trimPartialEnd = (piece: string): string => piece.replace(/[\ud800-\udbff]$/, '');
const trimPartialStart = (piece: string): string => piece.replace(/^[\udc00-\udfff]/, '');

/** Returns a text, or its beginning if it is longer than `maxLength`. */
export const shortenEnd = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${trimPartialEnd(text.slice(0, maxLength - 1))}…` : text;

/** Returns a text, or its beginning and end if it is longer than `maxLength`. */
export const shortenMiddle = (
  text: string,
  maxLength: number,
  head = maxLength / 2,
  tail = maxLength / 2,
): string =>
  text.length > maxLength
    ? `${trimPartialEnd(text.slice(0, head))}…${trimPartialStart(text.slice(-tail))}`
    : text;
