// How big a file may be: to be edited, and to be opened at all. Measured; docs/limits.md says how.

/** Sizes up to which a file is edited. A line is counted in octets, without its ending. */
export const EDITED_UP_TO = { octets: 5_000_000, lines: 150_000, line: 1_000_000 } as const;

/** Octets above which a file is not opened. */
export const OPENED_UP_TO = 256 * 1024 * 1024;

/** Which size of a file is above its limit, and what it is at least. */
export interface Excess {
  readonly what: keyof typeof EDITED_UP_TO;
  readonly size: number;
  readonly most: number;
}

/** The size that is above its limit, or undefined if the file can be edited. */
export function excessOfSizes(sizes: Readonly<Record<Excess['what'], number>>): Excess | undefined {
  const whats = ['octets', 'lines', 'line'] as const;
  const what = whats.find((one) => sizes[one] > EDITED_UP_TO[one]);
  return what && { what, size: sizes[what], most: EDITED_UP_TO[what] };
}
