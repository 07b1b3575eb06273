// Words for keys that may be from another version.

/** The word for a key; the key itself if there is none. */
export const lookUpWord = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

/** A word, then in parentheses the details that are texts. */
export function withDetails(word: string, ...details: readonly unknown[]): string {
  const texts = details.filter((one): one is string => typeof one === 'string' && one !== '');
  return texts.length > 0 ? `${word} (${texts.join(', ')})` : word;
}
