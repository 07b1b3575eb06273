// The size of a file.

import { type Encoding, isWide } from '../../core/document/encoding.ts';
import type { Source } from '../../core/document/source.ts';
import { countOctets } from '../../core/matching/visible-lines.ts';

/** Counts the octets of all lines with their endings. */
function countLineOctets({ lines, encoding }: Source): number {
  if (!isWide(encoding)) return countOctets(lines, encoding);
  let units = 0;
  for (const { characters } of lines.chunks) units += characters.length;
  return 2 * units;
}

/** The number of octets of the byte order mark, in the encodings that have one. */
const markLengthIn = (encoding: Encoding): number => (isWide(encoding) ? 2 : encoding === 'utf-8' ? 3 : 0);

/** Returns the size in octets, including the byte order mark. */
export function sizeOf(source: Source): number {
  const mark = source.bom ? markLengthIn(source.encoding) : 0;
  return source.big ? source.big.bytes.length : mark + countLineOctets(source);
}
