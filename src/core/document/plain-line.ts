// Lines that are one line to everybody.

/** What some reader takes for the end of a line or of the file, or for a blank, and others do not. */
const UNUSUAL_CHARACTER = /[\0-\x08\v\f\x0e-\x1f\x7f\x85\ufeff\u2028\u2029]/;

/** Whether a line is the same line to every reader: nothing in it ends it for some of them (urllib: `str.splitlines`). */
export const isPlainLine = (text: string): boolean => !UNUSUAL_CHARACTER.test(text);
