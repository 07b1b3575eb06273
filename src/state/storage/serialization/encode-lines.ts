// What differs between two versions of a file, as data.
import { changedRuns } from '../../../core/document/line-changes.ts';
import { type Lines, lineAt, type SourceLine, sliceLines } from '../../../core/document/lines.ts';
import type { Source } from '../../../core/document/source.ts';
import type { LineData, RunData, SourceChange } from './session-data.ts';

/** The runs of lines that gave way. Takes time in proportion to what changed. */
function runsBetween(before: Lines, after: Lines): RunData[] {
  const runs = changedRuns(before, after);
  const places = new Map<number, number>();
  for (const { from, to } of runs)
    sliceLines(before, from, to).forEach(({ id }, place) => places.set(id, from + place));
  const lineData = (line: SourceLine): LineData => {
    const place = places.get(line.id);
    if (place === undefined) return [line.text, line.eol];
    return lineAt(before, place) === line ? place : [line.text, line.eol, place];
  };
  return runs.map(({ from, to, newFrom, newTo }) => [
    from,
    to,
    sliceLines(after, newFrom, newTo).map(lineData),
  ]);
}

/** What makes one version of a file the other. That it is another one is said also where both read alike. */
export const encodeSourceChange = (before: Source, after: Source): SourceChange => ({
  ...(after.encoding === before.encoding ? {} : { encoding: after.encoding }),
  ...(after.bom === before.bom ? {} : { bom: after.bom }),
  runs: after.lines === before.lines ? [] : runsBetween(before.lines, after.lines),
});
