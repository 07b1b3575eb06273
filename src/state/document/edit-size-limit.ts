// Whether edits make a file too big to be edited further.

import { lineAt } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import { EDIT_SIZE_LIMITS, findSizeExcess, type SizeExcess } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { shapeOf } from './file-shape.ts';

/** Characters that add up to nothing worth looking at. */
const FEW = 1000;

/** The size that would be above its limit after edits that add to it. What takes away is never too much. */
export function editSizeExcess(
  before: Source,
  after: Source,
  edits: readonly TextEdit[],
): SizeExcess | undefined {
  const added = edits.reduce((sum, { text }) => sum + text.length, 0);
  if (added === 0) return undefined;
  const { octets, lines } = shapeOf(after);
  const was = shapeOf(before);
  return findSizeExcess({
    octets: octets > was.octets ? octets : 0,
    lines: lines > was.lines ? lines : 0,
    line:
      added > FEW || longestTouched(before, edits) > EDIT_SIZE_LIMITS.line - FEW
        ? longestNew(before, after)
        : 0,
  });
}

const longestTouched = ({ lines }: Source, edits: readonly TextEdit[]): number =>
  Math.max(0, largestOf(edits.map(({ range }) => lineAt(lines, range.end.line)?.text.length ?? 0)));

/** Characters of the longest line that was not there before. */
function longestNew(before: Source, after: Source): number {
  const known = new Set(before.lines.chunks);
  let longest = 0;
  for (const chunk of after.lines.chunks) {
    if (known.has(chunk)) continue;
    for (const { text } of chunk) longest = Math.max(longest, text.length);
  }
  return longest;
}
