// A time as people say it.

const sizes = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

export type TimeUnit = (typeof sizes)[number][0];

/** A time in the largest unit in which it is a whole number; one day is said as 24 hours. */
export function inLargestUnit(seconds: number): { readonly count: number; readonly unit: TimeUnit } {
  const fits = sizes.find(
    ([unit, size]) => seconds >= size && seconds % size === 0 && !(unit === 'days' && seconds === 86_400),
  );
  const [unit, size] = fits ?? sizes[3];
  return { count: seconds / size, unit };
}
