// Tests names and values by the 1996 grammar: the characters that a token may contain.

/** A token of RFC 1945 2.2: no control characters, no separators, nothing outside US-ASCII. Field names are tokens. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}
