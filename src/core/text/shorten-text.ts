// Shortens texts for display, without splitting surrogate pairs.

/** Removes half of a surrogate pair that was cut at the end of a piece, or at its beginning. */
const trimPartialEnd = (piece: string): string => piece.replace(/[\ud800-\udbff]$/, '');
const trimPartialStart = (piece: string): string => piece.replace(/^[\udc00-\udfff]/, '');

/** Returns a text, or its beginning if it is longer than `maxLength`. */
export const shortenEnd = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${trimPartialEnd(text.slice(0, maxLength - 1))}…` : text;

/** Beside a separator of paths and names, a cut leaves whole words. A piece loses at most this part of it for that. */
const MAX_LOSS = 0.4;
const SEPARATOR = /[/?&=.:_\s-]/;

/** Returns at most `length` characters of the beginning of a text, up to a separator if one is near. */
function startOf(text: string, length: number): string {
  const piece = text.slice(0, length);
  const least = length * (1 - MAX_LOSS);
  let end = piece.length;
  while (end >= least && !SEPARATOR.test(piece.charAt(end - 1))) end--;
  return end >= least ? piece.slice(0, end) : trimPartialEnd(piece);
}

/** Returns at most `length` characters of the end of a text, from a separator on if one is near. */
function endOf(text: string, length: number): string {
  const piece = text.slice(-length);
  const start = piece.search(SEPARATOR);
  return start >= 0 && start <= length * MAX_LOSS ? piece.slice(start) : trimPartialStart(piece);
}

/** Returns a text, or its beginning and end if it is longer than `maxLength`: cut at separators if they are near. */
export const shortenMiddle = (
  text: string,
  maxLength: number,
  head = maxLength / 2,
  tail = maxLength / 2,
): string => (text.length > maxLength ? `${startOf(text, head)}…${endOf(text, tail)}` : text);
