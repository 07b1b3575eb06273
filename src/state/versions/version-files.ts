// The files of a kept version beside those that are open: what both have is the same object, so that only what
// differs counts as changed, and what lies on disk stays known.
import { alignLines } from '../../core/document/align-lines.ts';
import { changedRuns } from '../../core/document/line-changes.ts';
import { createLines, type Lines, sliceLines } from '../../core/document/lines.ts';
import { isSameSource } from '../../core/document/source.ts';
import { type DocumentFile, fileOf, type SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';

/** The lines of `after`; those that `before` has too, with the same ending, are its objects. */
function sharedLines(before: Lines, after: Lines): Lines {
  const aligned = alignLines(before, after);
  const known = sliceLines(aligned, 0, aligned.length);
  return createLines(
    sliceLines(after, 0, after.length).map((line, i) => (known[i]?.eol === line.eol ? known[i] : line)),
  );
}

/** A version as a document of the work that is open: its files take the place of those at the same paths. */
export function alignVersion(version: SiteDocument, { document, saved }: GatepostState): SiteDocument {
  const joined = (file: DocumentFile): DocumentFile => {
    const now = fileOf(document, file.path);
    if (!now) return file;
    const known = [now.source, saved.get(now.id)].find((one) => one && isSameSource(one, file.source));
    const source = known ?? { ...file.source, lines: sharedLines(now.source.lines, file.source.lines) };
    return { ...file, id: now.id, source };
  };
  return { ...version, files: version.files.map(joined) };
}

/** In how many lines the files differ; a line that was replaced counts once, line endings count for nothing. */
export function countDifferingLines(before: SiteDocument, after: SiteDocument): number {
  const paths = new Set([...before.files, ...after.files].map(({ path }) => path));
  const linesIn = (document: SiteDocument, path: string) => fileOf(document, path)?.source.lines;
  return [...paths].reduce(
    (sum, path) => sum + countLinesBetween(linesIn(before, path), linesIn(after, path)),
    0,
  );
}

function countLinesBetween(before: Lines | undefined, after: Lines | undefined): number {
  if (!before || !after) return (before ?? after)?.length ?? 0;
  if (before === after) return 0;
  const runs = changedRuns(before, alignLines(before, after));
  return runs.reduce((sum, run) => sum + Math.max(run.to - run.from, run.newTo - run.newFrom), 0);
}
