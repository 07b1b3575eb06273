// Numbers at which a reader stops with an error: it takes them for digits but cannot convert them.

import type { Encoding } from '../../document/encoding.ts';
import type { SourceLine } from '../../document/lines.ts';
import { decodeOctets, percentDecode, toOctets } from '../../matching/percent-encoding.ts';
import { areDigits, areUnconvertible } from '../../text/convertible-digits.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { fieldOfLine } from './record-parts.ts';
import type { RecordReading } from './robots-record.ts';

/** The fields whose numbers are converted, and how many numbers each has, with slashes between them. */
const numberFields: ReadonlyMap<string, number> = new Map([
  ['crawl-delay', 1],
  ['request-rate', 2],
]);

/** Whether a line is a field with a number. */
export const hasNumber = (line: SourceLine): boolean => numberFields.has(lowerCase(fieldOfLine(line).name));

/** Whether a reader stops at the number of a line. */
export function isStopping(line: SourceLine, encoding: Encoding, { oddDigits }: RecordReading): boolean {
  const { name, value } = fieldOfLine(line);
  const octets = toOctets(value, encoding);
  const text = decodeOctets(oddDigits === 'error-if-decoded' ? percentDecode(octets) : octets);
  const count = numberFields.get(lowerCase(name));
  const numbers = count === 1 ? [text] : text.split('/');
  return numbers.length === count && numbers.every(areDigits) && numbers.some(areUnconvertible);
}
