// Encodes the differences between two versions of a file.
import { changedRuns } from '../../core/document/line-changes.ts';
import { type Lines, lineAt, type SourceLine, sliceLines } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import type { LineData, RunData, SourceChange } from './session-data.ts';

/** Returns the runs of lines that were replaced. Its duration is proportional to the change. */
function runsBetween(before: Lines, after: Lines): RunData[] {
  const runs = changedRuns(before, after);
  const indexes = new Map<number, number>();
  for (const { from, to } of runs)
    sliceLines(before, from, to).forEach(({ id }, index) => indexes.set(id, from + index));
  const lineData = (line: SourceLine): LineData => {
    const index = indexes.get(line.id);
    if (index === undefined) return [line.text, line.eol];
    return lineAt(before, index) === line ? index : [line.text, line.eol, index];
  };
  return runs.map(({ from, to, newFrom, newTo }) => [
    from,
    to,
    sliceLines(after, newFrom, newTo).map(lineData),
  ]);
}

/**
 * Encodes what changes one version of a file into another. A new version is encoded even if both have the same
 * text.
 */
export const encodeSourceChange = (before: Source, after: Source): SourceChange => ({
  ...(after.encoding === before.encoding ? {} : { encoding: after.encoding }),
  ...(after.bom === before.bom ? {} : { bom: after.bom }),
  runs: after.lines === before.lines ? [] : runsBetween(before.lines, after.lines),
});
