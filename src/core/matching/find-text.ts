// Finds a text in another in time proportional to the sum of their lengths, not to their product.

/**
 * Up to this product of lengths, String.indexOf is quick for all texts. Its worst case is proportional to the
 * product.
 */
const MAX_INDEX_OF_LENGTH = 2 ** 20;

/**
 * Returns, for each prefix of a text, the length of its longest proper prefix that is also its suffix (Knuth,
 * Morris, Pratt).
 */
export function prefixFunction(text: string): Int32Array {
  const lengths = new Int32Array(text.length);
  let length = 0;
  for (let i = 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    while (length > 0 && text.charCodeAt(length) !== unit) length = lengths[length - 1]!;
    if (text.charCodeAt(length) === unit) length++;
    lengths[i] = length;
  }
  return lengths;
}

/**
 * Finds the first place of `text` in `within`, not before `from`, or -1. Like `indexOf`, without its slow worst
 * case.
 */
export function findText(within: string, text: string, from: number): number {
  if (text.length * (within.length - from) <= MAX_INDEX_OF_LENGTH) return within.indexOf(text, from);
  const lengths = prefixFunction(text);
  let agreed = 0;
  for (let i = from; i < within.length; i++) {
    const unit = within.charCodeAt(i);
    while (agreed > 0 && text.charCodeAt(agreed) !== unit) agreed = lengths[agreed - 1]!;
    if (text.charCodeAt(agreed) === unit) agreed++;
    if (agreed === text.length) return i - agreed + 1;
  }
  return -1;
}

const reverse = (text: string) => text.split('').reverse().join('');

/** Finds the last place of `text` in `within`, or -1. Like `lastIndexOf`, without its slow worst case. */
export function findLastText(within: string, text: string): number {
  if (text.length * within.length <= MAX_INDEX_OF_LENGTH) return within.lastIndexOf(text);
  const place = findText(reverse(within), reverse(text), 0);
  return place < 0 ? -1 : within.length - place - text.length;
}
