// Keys for the parts of a file in a list. They stay the same while other parts are added, removed and moved.
import { lineAt } from './lines.ts';
import type { Source } from './source.ts';

/**
 * Returns a function that makes a key for the part that begins on a line (0-based): from the identity of the line and
 * the number of earlier calls for the same line. Use one function for one list.
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
