// Texts without the signs that stand around them. An expression such as /x+$/ would try each run of them again and again.

/** A text without signs of one list at its beginning, and of another at its end; in one pass. */
export function withoutEnds(text: string, before: string, behind: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.includes(text[start]!)) start++;
  while (end > start && behind.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** What stands between signs of two lists, as between quotes; '' if nothing does, or the signs are at one end only. */
export function between(text: string, before: string, behind: string): string {
  const begun = withoutEnds(text, before, '');
  const inside = withoutEnds(begun, '', behind);
  return begun === text || inside === begun ? '' : inside;
}
