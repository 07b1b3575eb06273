// A version of a file as if it had come from another: lines that both have become the same objects.
import { commonLines } from './common-lines.ts';
import { createLines, getLine, type Lines, sliceLines } from './lines.ts';

const toLineArray = (lines: Lines) => sliceLines(lines, 0, lines.length);

/**
 * The lines of `after`, where those that `before` has in common with it are the objects of `before`: then `changedRuns`
 * tells what differs. Lines are the same if their texts are; endings do not count.
 */
export function alignLines(before: Lines, after: Lines): Lines {
  const old = toLineArray(before);
  const out = toLineArray(after);
  const common = commonLines(
    old.map(({ text }) => text),
    out.map(({ text }) => text),
  );
  for (const [i, j] of common) out[j] = getLine(before, i);
  return createLines(out);
}
