// Percent-escapes in texts.

/** Returns the character at a place, or the whole escape, such as %2F, if the character is part of one. */
export function characterOrEscape(text: string, at: number): string {
  const start = [at - 2, at - 1, at].find((from) =>
    /^%[0-9A-F]{2}/.test(text.slice(Math.max(from, 0), from + 3)),
  );
  return start === undefined ? text.charAt(at) : text.slice(start, start + 3);
}

/** Whether each octet of a URL or pattern is a visible character: ASCII, and not part of an escape. */
export const isOctetPerCharacter = (text: string): boolean => /^[!-$&-~]*$/.test(text);
