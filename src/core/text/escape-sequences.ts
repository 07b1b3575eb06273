// Escapes as they stand in a text.

/** The character at a place; the whole escape, such as %2F, if it is part of one. */
export function characterOrEscape(text: string, at: number): string {
  const start = [at - 2, at - 1, at].find((from) =>
    /^%[0-9A-F]{2}/.test(text.slice(Math.max(from, 0), from + 3)),
  );
  return start === undefined ? text.charAt(at) : text.slice(start, start + 3);
}

/** Whether each octet of a URL or pattern is a character that a person sees: ASCII, and no escape. */
export const isOctetPerCharacter = (text: string): boolean => /^[!-$&-~]*$/.test(text);
