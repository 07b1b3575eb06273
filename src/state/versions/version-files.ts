// Aligns the files of a stored version with the open ones: shared lines are the same objects, so that only
// differences count as changes, and places on disk stay known.
import {
  countDifferences,
  findLineDifferences,
  type LineCounts,
} from '../../core/analysis/versions/line-differences.ts';
import { alignLines } from '../../core/document/align-lines.ts';
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

const noLines = createLines([]);

/** Counts the lines of all files that were added and removed; a replaced line is both. Line endings do not count. */
export function countLineChanges(before: SiteDocument, after: SiteDocument): LineCounts {
  const paths = new Set([...before.files, ...after.files].map(({ path }) => path));
  const linesIn = (document: SiteDocument, path: string) => fileOf(document, path)?.source.lines ?? noLines;
  return countDifferences(
    [...paths].flatMap((path) => {
      const linesBefore = linesIn(before, path);
      return findLineDifferences(linesBefore, alignLines(linesBefore, linesIn(after, path)));
    }),
  );
}

type Files = SiteDocument['files'];

/** Whether two versions have the same files with the same texts; false if one of them is not known. */
export const hasSameTexts = (first: Files | undefined, second: Files | undefined): boolean =>
  first !== undefined &&
  first.length === second?.length &&
  first.every(({ path, source }) =>
    second.some((file) => file.path === path && isSameSource(file.source, source)),
  );
