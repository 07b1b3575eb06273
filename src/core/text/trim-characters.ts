// Trims characters from texts. A regular expression such as /x+$/ would try each run of them again and again.

/**
 * Removes characters of `leading` from the beginning of a text and characters of `trailing` from its end, in one
 * pass.
 */
export function trimCharacters(text: string, leading: string, trailing: string): string {
  let [start, end] = [0, text.length];
  while (start < end && leading.includes(text.charAt(start))) start++;
  while (end > start && trailing.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Returns a text up to the first `mark`, or all of it if it has none. */
export function textBefore(text: string, mark: string): string {
  const end = text.indexOf(mark);
  return end < 0 ? text : text.slice(0, end);
}

/** Returns a text up to the first match of a pattern, or all of it if there is none. */
export function textBeforeMatch(text: string, pattern: RegExp): string {
  const end = text.search(pattern);
  return end < 0 ? text : text.slice(0, end);
}

/**
 * Returns the text between marks at both ends of a text, without runs of marks: `"a"` becomes `a`, and so does
 * `""a"`. Undefined if either end has no mark, or nothing is left.
 */
export function textBetweenMarks(text: string, opening: string, closing: string): string | undefined {
  const withoutOpening = trimCharacters(text, opening, '');
  const inside = trimCharacters(withoutOpening, '', closing);
  return withoutOpening === text || inside === withoutOpening || inside === '' ? undefined : inside;
}

/** Returns the leading letters, `_` and `-` of a text: a product token (RFC 9309 2.2.1). */
export const leadingIdentifier = (text: string): string => textBeforeMatch(text, /[^A-Za-z_-]/);
