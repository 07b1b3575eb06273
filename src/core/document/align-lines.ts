// Aligns two versions without a common history: lines that both contain become the same objects.
import { commonLines } from './common-lines.ts';
import { createLines, getLine, type Lines, sliceLines } from './lines.ts';

const toLineArray = (lines: Lines) => sliceLines(lines, 0, lines.length);

/**
 * Returns the lines of `after`; a line that `before` has in common with it is the object of `before`, so that
 * `changedRuns` finds the difference. Lines are equal if their texts are equal; endings do not count.
 */
export function alignLines(before: Lines, after: Lines): Lines {
  const beforeLines = toLineArray(before);
  const result = toLineArray(after);
  const common = commonLines(
    beforeLines.map(({ text }) => text),
    result.map(({ text }) => text),
  );
  for (const [i, j] of common) result[j] = getLine(before, i);
  return createLines(result);
}
