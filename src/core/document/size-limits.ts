// The maximum sizes of a file: to be edited, and to be opened at all. They are measured; see docs/limits.md.

/** The sizes up to which a file can be edited. A line is counted in octets, without its ending. */
export const EDIT_SIZE_LIMITS = { octets: 5_000_000, lines: 150_000, line: 1_000_000 } as const;

/** Larger files are not opened. */
export const MAX_OPEN_OCTETS = 256 * 1024 * 1024;

/** The size of a file that is above its limit. `size`: at least this much; `most`: the limit. */
export interface SizeExcess {
  readonly what: keyof typeof EDIT_SIZE_LIMITS;
  readonly size: number;
  readonly most: number;
}

/** The size that is above its limit, or undefined if the file can be edited. */
export function findSizeExcess(sizes: Readonly<Record<SizeExcess['what'], number>>): SizeExcess | undefined {
  const kinds = ['octets', 'lines', 'line'] as const;
  const what = kinds.find((kind) => sizes[kind] > EDIT_SIZE_LIMITS[kind]);
  return what && { what, size: sizes[what], most: EDIT_SIZE_LIMITS[what] };
}
