// Texts that Python takes for digits but cannot convert to an integer: `isdigit()` is true for them, and `int()` raises
// ValueError (Unicode Numeric_Type=Digit, and a limit for the number of digits since Python 3.11).

/** Superscripts, subscripts, circled and parenthesized digits, and others that are not in the category Nd. */
const UNCONVERTIBLE =
  '\\u00b2\\u00b3\\u00b9\\u1369-\\u1371\\u19da\\u2070\\u2074-\\u2079\\u2080-\\u2089\\u2460-\\u2468\\u2474-\\u247c\\u2488-\\u2490\\u24ea\\u24f5-\\u24fd\\u24ff\\u2776-\\u277e\\u2780-\\u2788\\u278a-\\u2792\\u{10a40}-\\u{10a43}\\u{10e60}-\\u{10e68}\\u{11052}-\\u{1105a}\\u{1f100}-\\u{1f10a}';

const DIGITS = new RegExp(`^[\\p{Nd}${UNCONVERTIBLE}]+$`, 'u');
const DECIMALS = /^\p{Nd}+$/u;
const CHARACTER = /[^]/gu;
const HAS_UNCONVERTIBLE = new RegExp(`[${UNCONVERTIBLE}]`, 'u');

const MAX_DIGITS = 4300;

/** Whether a text has only digits for `isdigit()`, with white space around them. */
export const areDigits = (text: string): boolean => DIGITS.test(text.trim());

/** Whether a text has only digits for `isdecimal()`, with white space around them. */
export const areDecimals = (text: string): boolean => DECIMALS.test(text.trim());

/** Whether such a text cannot be converted. */
export const areUnconvertible = (digits: string): boolean =>
  HAS_UNCONVERTIBLE.test(digits) || (digits.trim().match(CHARACTER)?.length ?? 0) > MAX_DIGITS;
