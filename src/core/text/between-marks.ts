// Texts in quotes or brackets.

/**
 * What stands between marks at both ends of a text, without the runs of them: `"a"` is `a`, and so is `""a"`. Undefined if
 * an end has none, or there is nothing else. Linear: an expression would try every way to share a run of marks out.
 */
export function betweenMarks(text: string, opening: string, closing: string): string | undefined {
  let [from, to] = [0, text.length];
  while (from < to && opening.includes(text[from]!)) from++;
  while (to > from && closing.includes(text[to - 1]!)) to--;
  return from > 0 && from < to && to < text.length ? text.slice(from, to) : undefined;
}
