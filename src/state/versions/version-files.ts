// Aligns the files of a stored version with the open ones: shared lines are the same objects, so that only
// differences count as changes, and places on disk stay known.
import { alignLines } from '../../core/document/align-lines.ts';
import { changedRuns } from '../../core/document/line-changes.ts';
import { createLines, type Lines, sliceLines } from '../../core/document/lines.ts';
import { isSameSource } from '../../core/document/source.ts';
import { type DocumentFile, fileOf, type SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';

/** Returns the lines of `after`; lines that `before` also has, with the same ending, are the same objects. */
function sharedLines(before: Lines, after: Lines): Lines {
  const aligned = alignLines(before, after);
  const alignedLines = sliceLines(aligned, 0, aligned.length);
  return createLines(
    sliceLines(after, 0, after.length).map((line, i) =>
      alignedLines[i]?.eol === line.eol ? alignedLines[i] : line,
    ),
  );
}

/** Returns a version as a document of the open session: its files replace those at the same paths. */
export function alignVersion(version: SiteDocument, { document, saved }: GatepostState): SiteDocument {
  const alignFile = (file: DocumentFile): DocumentFile => {
    const openFile = fileOf(document, file.path);
    if (!openFile) return file;
    const existing = [openFile.source, saved.get(openFile.id)].find(
      (source) => source && isSameSource(source, file.source),
    );
    const source = existing ?? {
      ...file.source,
      lines: sharedLines(openFile.source.lines, file.source.lines),
    };
    return { ...file, id: openFile.id, source };
  };
  return { ...version, files: version.files.map(alignFile) };
}

/** Counts the lines that differ. A replaced line counts once; line endings do not count. */
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
