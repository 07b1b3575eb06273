// Numbers as a reader of digits finds them: percent-decoded, in any script, with white space around each (PYU-006, PYU-019).
import { octetsOf, textOfOctets, unescaped } from '../../matching/percent.ts';
import { countable } from '../../text/countable.ts';

const DIGIT = /^\p{Nd}$/u;

/** What a digit of any script counts; those of one script follow each other by tens. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

const normalizeDigits = (value: string) => textOfOctets(unescaped(octetsOf(value, 'utf-8')));

function parseDigits(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\p{Nd}+$/u.test(digits)) return undefined;
  return countable(Number(digits.replace(/./gu, (digit) => `${digitValue(digit)}`)));
}

/** Digits alone; undefined for anything else. */
export const parseWholeNumber = (value: string): number | undefined => parseDigits(normalizeDigits(value));

/** Two numbers and a slash; undefined for anything else, and where one of them is zero. */
export function parseRate(value: string): { readonly pages: number; readonly seconds: number } | undefined {
  const [pages, seconds, ...more] = normalizeDigits(value).split('/').map(parseDigits);
  return pages && seconds && more.length === 0 ? { pages, seconds } : undefined;
}
