// What JSON from a stranger may hold though no workspace does: halves of characters, and values too deep to be printed.

/** Levels of objects and lists: a workspace of ours has less than ten. */
export const MOST_LEVELS = 64;

/** What is expected in place of a value that is too deep: at most so many levels. */
export const SHALLOW = `levels-${MOST_LEVELS}`;

/** `too-deep`: more than `MOST_LEVELS` levels; `half-character`: a string or a key with a lone surrogate. */
export type Oddity = 'too-deep' | 'half-character';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Level by level, itself first, the values of a value that JSON.parse gave; one level more than `most` at the end. */
function* levelsOf(json: unknown, most: number): Generator<readonly unknown[]> {
  let level: readonly unknown[] = [json];
  for (let depth = 0; level.length > 0 && depth <= most; depth++) {
    yield level;
    level = level.filter(isObject).flatMap((value): unknown[] => Object.values(value));
  }
}

/** Whether a value that JSON.parse gave has more than `most` levels. Takes no stack, however deep it is. */
export function isTooDeep(json: unknown, most = MOST_LEVELS): boolean {
  let depth = 0;
  for (const level of levelsOf(json, most)) if (depth++ === most) return level.some(isObject);
  return false;
}

/** The key under which an object has more than `MOST_LEVELS` levels; '' if there is none. */
export const keyTooDeep = (json: object): string =>
  Object.entries(json).find(([, value]) => isTooDeep(value, MOST_LEVELS - 1))?.[0] ?? '';

const isHalved = (value: unknown): boolean =>
  isObject(value)
    ? Object.keys(value).some((key) => !key.isWellFormed())
    : typeof value === 'string' && !value.isWellFormed();

/** The first oddity of a value that JSON.parse gave, or undefined. Takes no stack, however deep the value is. */
export function oddityOf(json: unknown): Oddity | undefined {
  if (isTooDeep(json)) return 'too-deep';
  for (const level of levelsOf(json, MOST_LEVELS)) if (level.some(isHalved)) return 'half-character';
  return undefined;
}
