// Lines at which a reader stops with an error: it takes part of the value for a number or for a host, and cannot
// convert it.

import type { Encoding } from '../../document/encoding.ts';
import type { SourceLine } from '../../document/lines.ts';
import { decodeOctets, percentDecode, toOctets } from '../../matching/percent-encoding.ts';
import { areDecimals, areDigits, areUnconvertible } from '../../text/convertible-digits.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { hasInvalidHost } from '../../text/url-host.ts';
import { fieldOfLine } from './record-parts.ts';
import type { RecordReading } from './robots-record.ts';

/** The fields whose numbers are converted, and how many numbers each has, with slashes between them. */
const numberFields: ReadonlyMap<string, number> = new Map([
  ['crawl-delay', 1],
  ['request-rate', 2],
]);

/** Two slashes, which may be percent-encoded: a host follows. */
const HOST_START = /(?:\/|%2f){2}/i;

/** Whether a line that is not a rule is a field with a number. */
export const hasNumber = (line: SourceLine): boolean => numberFields.has(lowerCase(fieldOfLine(line).name));

/** Whether a rule may have a host. */
export const mayHaveHost = (line: SourceLine): boolean => HOST_START.test(line.text);

/** What a reader cannot convert in a line. */
export type UnconvertiblePart = 'number' | 'host';

/** Returns what stops a reader at a line, or undefined if nothing does. */
export function findUnconvertible(
  line: SourceLine,
  encoding: Encoding,
  { unconvertible }: RecordReading,
): UnconvertiblePart | undefined {
  const { name, value } = fieldOfLine(line);
  const octets = toOctets(value, encoding);
  const isDecoded = unconvertible === 'numbers-and-hosts';
  const text = decodeOctets(isDecoded ? percentDecode(octets) : octets);
  const count = numberFields.get(lowerCase(name));
  if (count === undefined) return isDecoded && hasInvalidHost(text) ? 'host' : undefined;
  const numbers = count === 1 ? [text] : text.split('/');
  const isNumber = isDecoded ? areDigits : areDecimals;
  const isStopping = numbers.length === count && numbers.every(isNumber) && numbers.some(areUnconvertible);
  return isStopping ? 'number' : undefined;
}
