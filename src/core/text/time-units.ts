// Splits a duration into a number and a unit.

const unitSizes = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

export type TimeUnit = (typeof unitSizes)[number][0];

/** Returns a duration in the largest unit in which it is an integer. One day is returned as 24 hours. */
export function toLargestUnit(seconds: number): { readonly count: number; readonly unit: TimeUnit } {
  const fits = unitSizes.find(
    ([unit, size]) => seconds >= size && seconds % size === 0 && !(unit === 'days' && seconds === 86_400),
  );
  const [unit, size] = fits ?? unitSizes[3];
  return { count: seconds / size, unit };
}
