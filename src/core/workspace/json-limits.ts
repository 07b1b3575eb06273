// What JSON from a stranger may hold though no workspace does: halves of characters, and values too deep to be printed.

/** Levels of objects and lists: a workspace of ours has less than ten. */
export const MAX_LEVELS = 64;

/** What is expected in place of a value that is too deep: at most so many levels. */
export const LEVELS_LIMIT_CODE = `levels-${MAX_LEVELS}`;

/** `too-deep`: more than `MOST_LEVELS` levels; `half-character`: a string or a key with a lone surrogate. */
export type JsonDefect = 'too-deep' | 'half-character';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Level by level, itself first, the values of a value that JSON.parse gave; one level more than `most` at the end. */
function* jsonLevels(json: unknown, most: number): Generator<readonly unknown[]> {
  let level: readonly unknown[] = [json];
  for (let depth = 0; level.length > 0 && depth <= most; depth++) {
    yield level;
    level = level.filter(isObject).flatMap((value): unknown[] => Object.values(value));
  }
}

/** Whether a value that JSON.parse gave has more than `most` levels. Takes no stack, however deep it is. */
export function isTooDeep(json: unknown, most = MAX_LEVELS): boolean {
  let depth = 0;
  for (const level of jsonLevels(json, most)) if (depth++ === most) return level.some(isObject);
  return false;
}

/** The key under which an object has more than `MOST_LEVELS` levels; '' if there is none. */
export const findTooDeepKey = (json: object): string =>
  Object.entries(json).find(([, value]) => isTooDeep(value, MAX_LEVELS - 1))?.[0] ?? '';

const hasHalfCharacter = (value: unknown): boolean =>
  isObject(value)
    ? Object.keys(value).some((key) => !key.isWellFormed())
    : typeof value === 'string' && !value.isWellFormed();

/** The first oddity of a value that JSON.parse gave, or undefined. Takes no stack, however deep the value is. */
export function findJsonDefect(json: unknown): JsonDefect | undefined {
  if (isTooDeep(json)) return 'too-deep';
  for (const level of jsonLevels(json, MAX_LEVELS)) if (level.some(hasHalfCharacter)) return 'half-character';
  return undefined;
}
