// What the words of a finding look like in English. Kept apart from the other words: findings are loaded when needed.

/** One code: what is the matter, naming the words of the line, and why it matters. */
export interface FindingWords {
  readonly message: (words: readonly string[]) => string;
  readonly why: string;
}

/** What a fix does, as a command. */
export type FixWords = (words: readonly string[]) => string;
