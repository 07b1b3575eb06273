// What JSON from a stranger may hold though no workspace does: halves of characters, and values too deep to be printed.

/** Levels of objects and lists: a workspace of ours has less than ten. */
export const MOST_LEVELS = 64;

/** `too-deep`: more than `MOST_LEVELS` levels; `half-character`: a string or a key with a lone surrogate. */
export type Oddity = 'too-deep' | 'half-character';

/** The first oddity of a value that JSON.parse gave, or undefined. Takes no stack, however deep the value is. */
export function oddityOf(json: unknown): Oddity | undefined {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (level.some((value) => typeof value === 'string' && !value.isWellFormed())) return 'half-character';
    const deeper = level.filter((value) => typeof value === 'object' && value !== null) as object[];
    if (deeper.some((value) => !Object.keys(value).every((key) => key.isWellFormed())))
      return 'half-character';
    if (deeper.length > 0 && depth >= MOST_LEVELS) return 'too-deep';
    level = deeper.flatMap((value): unknown[] => Object.values(value));
  }
  return undefined;
}
