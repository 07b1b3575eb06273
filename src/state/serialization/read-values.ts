// Validates values from storage, which may be damaged or from another version.

/** A record cannot be read. */
export class UnreadableError extends Error {}

export type UnknownRecord = Readonly<Record<string, unknown>>;

export function assertReadable(isReadable: boolean): asserts isReadable {
  if (!isReadable) throw new UnreadableError();
}

/** @throws UnreadableError if it is not an object */
export function readObject(value: unknown): UnknownRecord {
  assertReadable(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as UnknownRecord;
}

/** @throws UnreadableError if it is not a list */
export function readList(value: unknown): readonly unknown[] {
  assertReadable(Array.isArray(value));
  return value;
}

/** @throws UnreadableError if it is not a text */
export function readText(value: unknown): string {
  assertReadable(typeof value === 'string');
  return value;
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** @throws UnreadableError if it is not a whole number of at least 0 */
export function readCount(value: unknown): number {
  assertReadable(isCount(value));
  return value;
}
