// Names for the parts of a file that a list shows: they stay while other parts come, go and move.
import { lineAt } from './lines.ts';
import type { Source } from './source.ts';

/**
 * Returns a function that names the part that begins on a line, 0-based: by the identity of the line, and by its place
 * among those that were named on the same line before. Use one function for one list.
 */
export function createLineKeys({ lines }: Source): (line: number) => string {
  const counts = new Map<number, number>();
  return (line) => {
    const id = lineAt(lines, line)?.id ?? -1;
    const nth = counts.get(id) ?? 0;
    counts.set(id, nth + 1);
    return `${id} ${nth}`;
  };
}
