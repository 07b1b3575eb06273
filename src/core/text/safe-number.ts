// Numbers of a file that may have any number of digits.

/** A number, or the greatest that can still be counted with: what is beyond it has no exact digits, and soon is Infinity. */
export const limitToCountable = (number: number): number => Math.min(number, Number.MAX_SAFE_INTEGER);
