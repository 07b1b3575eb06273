// Texts without the signs that stand around them. An expression such as /x+$/ would try each run of them again and again.

/** A text without signs of one list at its beginning, and of another at its end; in one pass. */
export function trimCharacters(text: string, before: string, behind: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.includes(text.charAt(start))) start++;
  while (end > start && behind.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** A text up to the first mark, or all of it if it has none. */
export function textBefore(text: string, mark: string): string {
  const end = text.indexOf(mark);
  return end < 0 ? text : text.slice(0, end);
}

/** A text up to the first place where a pattern matches, or all of it if it matches nowhere. */
export function textBeforeMatch(text: string, pattern: RegExp): string {
  const end = text.search(pattern);
  return end < 0 ? text : text.slice(0, end);
}

/**
 * What stands between marks at both ends of a text, without the runs of them: `"a"` is `a`, and so is `""a"`. Undefined if
 * an end has none, or there is nothing else.
 */
export function textBetweenMarks(text: string, opening: string, closing: string): string | undefined {
  const begun = trimCharacters(text, opening, '');
  const inside = trimCharacters(begun, '', closing);
  return begun === text || inside === begun || inside === '' ? undefined : inside;
}
