// Checks of what comes from storage: it may be damaged, or from another version.

/** A record that cannot be read. */
export class Unreadable extends Error {}

export type Unknown = Readonly<Record<string, unknown>>;

export function demand(isReadable: boolean): asserts isReadable {
  if (!isReadable) throw new Unreadable();
}

/** @throws Unreadable if it is no object. */
export function objectOf(value: unknown): Unknown {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as Unknown;
}

/** @throws Unreadable if it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  demand(Array.isArray(value));
  return value;
}

/** @throws Unreadable if it is no text. */
export function textIn(value: unknown): string {
  demand(typeof value === 'string');
  return value;
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** @throws Unreadable if it is no whole number from 0 on. */
export function countIn(value: unknown): number {
  demand(isCount(value));
  return value;
}
