// The outer shape of a file: how big it is and how its lines end. Memoised on the source and on its chunks.

import { type Encoding, octetLength } from '../../core/document/encoding.ts';
import type { Chunk, Eol } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';

/** `mixed` if lines end in more than one way; '' if there is no line end at all. */
export interface FileShape {
  readonly octets: number;
  readonly lines: number;
  readonly ending: Eol | 'mixed';
}

interface ChunkShape {
  readonly octets: number;
  readonly endings: ReadonlySet<Eol>;
}

const measured = new WeakMap<Chunk, Map<Encoding, ChunkShape>>();

function shapeOfChunk(chunk: Chunk, encoding: Encoding): ChunkShape {
  const known = measured.get(chunk)?.get(encoding);
  if (known) return known;
  let octets = 0;
  const endings = new Set<Eol>();
  for (const { text, eol } of chunk) {
    octets += octetLength(text, encoding) + octetLength(eol, encoding);
    if (eol !== '') endings.add(eol);
  }
  const shape = { octets, endings };
  measured.set(chunk, new Map(measured.get(chunk)).set(encoding, shape));
  return shape;
}

const MARK_OCTETS = { 'utf-8': 3, 'utf-16le': 2, 'utf-16be': 2, octets: 0 } satisfies Record<
  Encoding,
  number
>;

/** Size in octets (byte order mark included), number of lines as an editor counts them, and line ends. */
export function shapeOf(source: Source): FileShape {
  const { big } = source;
  let octets = big ? big.bytes.length : source.bom ? MARK_OCTETS[source.encoding] : 0;
  const endings = new Set<Eol>(big?.endings);
  if (!big)
    for (const chunk of source.lines.chunks) {
      const shape = shapeOfChunk(chunk, source.encoding);
      octets += shape.octets;
      for (const ending of shape.endings) endings.add(ending);
    }
  const [first = ''] = endings;
  return { octets, lines: source.lines.length, ending: endings.size > 1 ? 'mixed' : first };
}
