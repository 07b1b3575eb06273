// Detects lines that every reader reads as one line.

/** Characters that some readers take for the end of a line or of the file, or for white space, and others do not. */
const UNUSUAL_CHARACTER = /[\0-\x08\v\f\x0e-\x1f\x7f\x85\ufeff\u2028\u2029]/;

/** Whether every reader reads a line as one: no character in it is a line break to some (urllib: `str.splitlines`). */
export const isPlainLine = (text: string): boolean => !UNUSUAL_CHARACTER.test(text);
