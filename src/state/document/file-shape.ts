// The size and the line endings of a file.

import { type Eol, linesIn } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { sizeOf } from './file-size.ts';

/** `ending` is `mixed` if lines end in more than one way, and '' if there is no line ending. */
export interface FileShape {
  readonly octets: number;
  readonly ending: Eol | 'mixed';
}

/** Returns the size in octets, including the byte order mark, and the line endings. */
export function shapeOf(source: Source): FileShape {
  const { big } = source;
  const endings = new Set<Eol>(big?.endings);
  if (!big)
    for (const chunk of source.lines.chunks) for (const { eol } of linesIn(chunk)) if (eol) endings.add(eol);
  const [first = ''] = endings;
  return {
    octets: sizeOf(source),
    ending: endings.size > 1 ? 'mixed' : first,
  };
}
