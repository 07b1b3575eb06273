// The size and the line endings of a file.

import { type Encoding, isWide } from '../../core/document/encoding.ts';
import { type Eol, linesIn } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { countOctets } from '../../core/matching/visible-lines.ts';

/** `ending` is `mixed` if lines end in more than one way, and '' if there is no line ending. */
export interface FileShape {
  readonly octets: number;
  readonly lines: number;
  readonly ending: Eol | 'mixed';
}

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

/**
 * Returns the size in octets (including the byte order mark), the number of lines as an editor counts them, and
 * the line endings.
 */
export function shapeOf(source: Source): FileShape {
  const { big } = source;
  const endings = new Set<Eol>(big?.endings);
  if (!big)
    for (const chunk of source.lines.chunks) for (const { eol } of linesIn(chunk)) if (eol) endings.add(eol);
  const [first = ''] = endings;
  return { octets: sizeOf(source), lines: source.lines.length, ending: endings.size > 1 ? 'mixed' : first };
}
