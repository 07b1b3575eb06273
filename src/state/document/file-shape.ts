// The size of a file, and how its lines end.

import { type Encoding, octetLength } from '../../core/document/encoding.ts';
import type { Chunk, Eol } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';

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

/** After an edit only the chunks that changed are measured again. */
const shapesByChunk = memoizeByKey((_: Chunk) => new Map<Encoding, ChunkShape>());

function shapeOfChunk(chunk: Chunk, encoding: Encoding): ChunkShape {
  const shapes = shapesByChunk(chunk);
  const cached = shapes.get(encoding);
  if (cached) return cached;
  let octets = 0;
  const endings = new Set<Eol>();
  for (const { text, eol } of chunk) {
    octets += octetLength(text, encoding) + octetLength(eol, encoding);
    if (eol !== '') endings.add(eol);
  }
  const shape = { octets, endings };
  shapes.set(encoding, shape);
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
