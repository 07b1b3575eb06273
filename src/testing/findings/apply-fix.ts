// What holds of every fix, whatever it mends.
import { expect } from 'vitest';
import type { Fix } from '../../core/diagnostics/finding.ts';
import { sliceLines } from '../../core/document/lines.ts';
import { applyEdits, type Site } from '../../core/workspace/site.ts';

/** The lines of a file of a site. */
export const fileLines = (site: Site, path: string) => {
  const { lines } = site.files.get(path)!.source;
  return sliceLines(lines, 0, lines.length);
};

/** The lines that edits touch. */
const editedLines = ({ edits }: Fix) =>
  new Set(
    edits.flatMap(({ range: { start, end } }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i),
    ),
  );

/**
 * The site after a fix. All lines that it does not touch are the same objects, and if it says that no verdict changes,
 * none of `verdictsOf` does.
 */
export function applyFixChecked(
  site: Site,
  path: string,
  fix: Fix,
  verdictsOf: (site: Site) => readonly string[],
): Site {
  const after = applyEdits(site, path, fix.edits);
  const kept = new Set(fileLines(after, path));
  const lost = fileLines(site, path).filter((line, i) => !editedLines(fix).has(i) && !kept.has(line));
  expect(lost).toEqual([]);
  if (fix.verdicts === 'same') expect(verdictsOf(after)).toEqual(verdictsOf(site));
  return after;
}
