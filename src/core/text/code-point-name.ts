// The name of a character by its number, for characters that cannot be shown.

/** The character at a place of a text, as in `U+010A`. */
export const codePointName = (text: string, at: number): string =>
  `U+${text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0')}`;
