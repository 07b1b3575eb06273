// Validates values from storage: they may be damaged, or from another version.

/** A record that cannot be read. */
export class UnreadableError extends Error {}

export type UnknownRecord = Readonly<Record<string, unknown>>;

export function assertReadable(isReadable: boolean): asserts isReadable {
  if (!isReadable) throw new UnreadableError();
}

/** @throws Unreadable if it is no object. */
export function readObject(value: unknown): UnknownRecord {
  assertReadable(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as UnknownRecord;
}

/** @throws Unreadable if it is no list. */
export function readList(value: unknown): readonly unknown[] {
  assertReadable(Array.isArray(value));
  return value;
}

/** @throws Unreadable if it is no text. */
export function readText(value: unknown): string {
  assertReadable(typeof value === 'string');
  return value;
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** @throws Unreadable if it is no whole number from 0 on. */
export function readCount(value: unknown): number {
  assertReadable(isCount(value));
  return value;
}
