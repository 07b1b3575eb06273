// Statistics of lists of times.

/** The value that this share of the list does not exceed (nearest rank); NaN for an empty list. */
function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (list: readonly number[]): number => quantile(list, 0.5);
export const p95 = (list: readonly number[]): number => quantile(list, 0.95);

/** Formats milliseconds. */
export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
