// Limits numbers in files, which may have any number of digits.

/**
 * Returns a number, at most the greatest safe integer: beyond it digits are not exact, and soon the number is
 * Infinity.
 */
export const limitToCountable = (number: number): number => Math.min(number, Number.MAX_SAFE_INTEGER);
