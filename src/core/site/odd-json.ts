// What JSON from a stranger may hold though no workspace does: halves of characters, and values too deep to be printed.

/** Characters of a key that are shown. */
const MOST_SHOWN = 80;

/** Levels of objects and lists: a workspace of ours has less than ten. */
export const MOST_LEVELS = 64;

/** `too-deep`: more than `MOST_LEVELS` levels; `half-character`: a string or a key with a lone surrogate. */
export type Oddity = 'too-deep' | 'half-character';

const objectsIn = (level: readonly unknown[]) =>
  level.filter((value): value is object => typeof value === 'object' && value !== null);

/** A value, what it holds, what that holds, and so on. */
function* levelsOf(json: unknown): Generator<readonly unknown[], void> {
  for (let level = [json]; level.length > 0; level = objectsIn(level).flatMap(Object.values)) yield level;
}

/** The first oddity of a value that JSON.parse gave, or undefined. Takes no stack, however deep the value is. */
export function oddityOf(json: unknown): Oddity | undefined {
  let depth = 0;
  for (const level of levelsOf(json)) {
    if (level.some((value) => typeof value === 'string' && !value.isWellFormed())) return 'half-character';
    const deeper = objectsIn(level);
    if (deeper.some((value) => !Object.keys(value).every((key) => key.isWellFormed())))
      return 'half-character';
    if (deeper.length > 0 && depth++ >= MOST_LEVELS) return 'too-deep';
  }
  return undefined;
}

function isTooDeep(json: unknown): boolean {
  let depth = 0;
  for (const level of levelsOf(json)) if (objectsIn(level).length > 0 && depth++ >= MOST_LEVELS) return true;
  return false;
}

/** What stands where nothing too deep may stand, in words of a schema. */
export const FLATTER = `at most ${MOST_LEVELS} levels of lists and objects`;

/** The first key of an object, cut to be shown, whose value has more levels than may be: it could be read, but never printed. */
export const deepKeyOf = (json: object): string | undefined =>
  Object.entries(json)
    .find(([, value]) => isTooDeep(value))?.[0]
    .slice(0, MOST_SHOWN);
