// Detects JSON that only untrusted files contain: half characters, and values too deep to be printed.

/** Levels of objects and lists. A workspace of Gatepost has less than ten. */
export const MAX_LEVELS = 64;

/** The expectation that a value that is too deep does not meet: at most so many levels. */
export const LEVELS_LIMIT_CODE = `levels-${MAX_LEVELS}`;

/** `too-deep`: more than `MAX_LEVELS` levels; `half-character`: a string or a key with a lone surrogate. */
export type JsonDefect = 'too-deep' | 'half-character';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Yields the values of parsed JSON level by level, from the value itself, up to one level more than `maxLevels`. */
function* jsonLevels(json: unknown, maxLevels: number): Generator<readonly unknown[]> {
  let level: readonly unknown[] = [json];
  for (let depth = 0; level.length > 0 && depth <= maxLevels; depth++) {
    yield level;
    level = level.filter(isObject).flatMap((value): unknown[] => Object.values(value));
  }
}

/** Whether parsed JSON has more than `maxLevels` levels. Not recursive, so that any depth is safe. */
export function isTooDeep(json: unknown, maxLevels = MAX_LEVELS): boolean {
  let depth = 0;
  for (const level of jsonLevels(json, maxLevels)) if (depth++ === maxLevels) return level.some(isObject);
  return false;
}

/** The key whose value makes an object deeper than `MAX_LEVELS` levels; '' if there is none. */
export const findTooDeepKey = (json: object): string =>
  Object.entries(json).find(([, value]) => isTooDeep(value, MAX_LEVELS - 1))?.[0] ?? '';

const hasHalfCharacter = (value: unknown): boolean =>
  isObject(value)
    ? Object.keys(value).some((key) => !key.isWellFormed())
    : typeof value === 'string' && !value.isWellFormed();

/** The first defect of parsed JSON, or undefined. Not recursive, so that any depth is safe. */
export function findJsonDefect(json: unknown): JsonDefect | undefined {
  if (isTooDeep(json)) return 'too-deep';
  for (const level of jsonLevels(json, MAX_LEVELS)) if (level.some(hasHalfCharacter)) return 'half-character';
  return undefined;
}
