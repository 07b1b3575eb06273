// How big a file may be: to be edited, and to be opened at all. Measured; docs/limits.md says how.

/** Sizes up to which a file is edited. A line is counted in octets, without its ending. */
export const EDIT_SIZE_LIMITS = { octets: 5_000_000, lines: 150_000, line: 1_000_000 } as const;

/** Octets above which a file is not opened. */
export const MAX_OPEN_OCTETS = 256 * 1024 * 1024;

/** Which size of a file is above its limit, and what it is at least. */
export interface SizeExcess {
  readonly what: keyof typeof EDIT_SIZE_LIMITS;
  readonly size: number;
  readonly most: number;
}

/** The size that is above its limit, or undefined if the file can be edited. */
export function findSizeExcess(sizes: Readonly<Record<SizeExcess['what'], number>>): SizeExcess | undefined {
  const whats = ['octets', 'lines', 'line'] as const;
  const what = whats.find((one) => sizes[one] > EDIT_SIZE_LIMITS[one]);
  return what && { what, size: sizes[what], most: EDIT_SIZE_LIMITS[what] };
}
