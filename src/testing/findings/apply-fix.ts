// Checks that apply to every fix.
import { expect } from 'vitest';
import type { Fix } from '../../core/diagnostics/finding.ts';
import { sliceLines } from '../../core/document/lines.ts';
import { applyEdits, type Site } from '../../core/workspace/site.ts';

/** The lines of a file of a site. */
export const fileLines = (site: Site, path: string) => {
  const { lines } = site.files.get(path)!.source;
  return sliceLines(lines, 0, lines.length);
};

/** The lines that the edits of a fix touch. */
const editedLines = ({ edits }: Fix) =>
  new Set(
    edits.flatMap(({ range: { start, end } }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i),
    ),
  );

/**
 * Applies a fix. Expects that all lines that it does not touch are the same objects, and that none of `verdictsOf`
 * changes if the fix claims so.
 */
export function applyFixChecked(
  site: Site,
  path: string,
  fix: Fix,
  verdictsOf: (site: Site) => readonly string[],
): Site {
  const after = applyEdits(site, path, fix.edits);
  const linesAfter = new Set(fileLines(after, path));
  const lostLines = fileLines(site, path).filter(
    (line, i) => !editedLines(fix).has(i) && !linesAfter.has(line),
  );
  expect(lostLines).toEqual([]);
  if (fix.verdicts === 'same') expect(verdictsOf(after)).toEqual(verdictsOf(site));
  return after;
}
