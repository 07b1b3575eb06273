// Decides which earlier versions are deleted: many of the last hour stay, fewer older ones.

/** The properties of a version that the decision needs. */
export interface VersionAge {
  readonly id: string;
  readonly work: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Whether the user named it: it stays until the user deletes it. */
  readonly isNamed: boolean;
  /** Bytes in storage. */
  readonly bytes: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many versions of one session stay up to which age: one for each period, or all. */
const retentionPeriods = [
  { age: HOUR, each: undefined },
  { age: DAY, each: HOUR },
  { age: 30 * DAY, each: DAY },
] as const;

/** The limits of automatic versions in one browser, for all sessions together. */
export const MAX_VERSIONS = 50;
export const MAX_BYTES = 20 * 1024 * 1024;

/** Returns the period of a version; undefined if it is too old for any. */
function retentionPeriodOf({ id, work, time }: VersionAge, now: number): string | undefined {
  const period = retentionPeriods.find(({ age }) => now - time <= age);
  if (!period) return undefined;
  return period.each === undefined ? id : `${work} ${period.each} ${Math.floor(time / period.each)}`;
}

/**
 * Returns the ids of the versions to delete: all but the latest of each period, and the oldest ones beyond the
 * limits. Named versions are never deleted, and do not count.
 */
export function findVersionsToDelete(versions: readonly VersionAge[], now: number): readonly string[] {
  const keptPeriods = new Set<string>();
  let count = 0;
  let bytes = 0;
  const latestFirst = versions
    .filter(({ isNamed }) => !isNamed)
    .toSorted((version, other) => other.time - version.time || (version.id < other.id ? 1 : -1));
  const isSurplus = (version: VersionAge): boolean => {
    const period = retentionPeriodOf(version, now);
    if (period === undefined || keptPeriods.has(period)) return true;
    keptPeriods.add(period);
    count += 1;
    bytes += version.bytes;
    return count > MAX_VERSIONS || bytes > MAX_BYTES;
  };
  return latestFirst.filter(isSurplus).map(({ id }) => id);
}
