// Which earlier versions make room for later ones: many of the last hour, fewer of what lies further back.

/** What is to be known of a version to say whether it stays. */
export interface VersionAge {
  readonly id: string;
  readonly work: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Kept by hand: it stays until the person deletes it. */
  readonly isNamed: boolean;
  /** What it takes in storage. */
  readonly bytes: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Up to which age how many stay of one work: one for each stretch of time, or all. */
const retentionPeriods = [
  { age: HOUR, each: undefined },
  { age: DAY, each: HOUR },
  { age: 30 * DAY, each: DAY },
] as const;

/** What versions that were kept by themselves may come to in one browser, of all works together. */
export const MAX_VERSIONS = 50;
export const MAX_BYTES = 20 * 1024 * 1024;

/** The stretch of time that a version stands for, undefined once it is too old for any. */
function retentionPeriodOf({ id, work, time }: VersionAge, now: number): string | undefined {
  const stretch = retentionPeriods.find(({ age }) => now - time <= age);
  if (!stretch) return undefined;
  return stretch.each === undefined ? id : `${work} ${stretch.each} ${Math.floor(time / stretch.each)}`;
}

/**
 * Ids of the versions that go: of each stretch of time all but the latest, and the oldest of what goes beyond the
 * bounds. Named ones never go, nor do they take the place of others.
 */
export function findVersionsToDelete(versions: readonly VersionAge[], now: number): readonly string[] {
  const taken = new Set<string>();
  let count = 0;
  let bytes = 0;
  const latestFirst = versions
    .filter(({ isNamed }) => !isNamed)
    .toSorted((one, other) => other.time - one.time || (one.id < other.id ? 1 : -1));
  const goes = (version: VersionAge): boolean => {
    const stretch = retentionPeriodOf(version, now);
    if (stretch === undefined || taken.has(stretch)) return true;
    taken.add(stretch);
    count += 1;
    bytes += version.bytes;
    return count > MAX_VERSIONS || bytes > MAX_BYTES;
  };
  return latestFirst.filter(goes).map(({ id }) => id);
}
