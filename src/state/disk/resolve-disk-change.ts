// Resolves a change on disk by another program: reload the file, or overwrite it.
import { alignLines } from '../../core/document/align-lines.ts';
import { createLines, sliceLines } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { type SiteDocument, withSources } from '../document/document.ts';
import { changeDocument, type DocumentStore, markSaved } from '../document/document-store.ts';
import type { ChangedOnDisk } from './check-file.ts';
import { getPlace, setPlace } from './places.ts';

export const fileWithId = (document: SiteDocument, file: number) =>
  document.files.find(({ id }) => id === file);

/**
 * Returns the content on disk as a version of our text: shared lines, including their endings, stay the same
 * objects. A file that is too big to be edited shares none.
 */
export function alignDiskSource(ownSource: Source, disk: Source): Source {
  if (disk.big || ownSource.big) return disk;
  const diskLines = sliceLines(disk.lines, 0, disk.lines.length);
  const aligned = sliceLines(alignLines(ownSource.lines, disk.lines), 0, diskLines.length);
  return {
    ...disk,
    lines: createLines(
      diskLines.map((line, index) => (aligned[index]!.eol === line.eol ? aligned[index]! : line)),
    ),
  };
}

/** Accepts the state on disk, so that the next save may overwrite it. */
export function acceptDiskState(file: number, { stamp }: ChangedOnDisk): void {
  const place = getPlace(file);
  if (place) setPlace(file, { ...place, stamp });
}

/**
 * Replaces a file with its content on disk, as one step; undo restores our text as unsaved. @param disk the
 * content of `seen` as text
 */
export function reloadFile(store: DocumentStore, file: number, change: ChangedOnDisk, disk: Source): void {
  const ownFile = fileWithId(store.getState().document, file);
  if (!ownFile) return;
  const source = alignDiskSource(ownFile.source, disk);
  const label = { code: 'reload-file', params: { path: ownFile.path } };
  changeDocument(store, { origin: 'files', label }, (document) =>
    withSources(document, (candidate) => (candidate.id === file ? source : candidate.source)),
  );
  markSaved(store, file, source);
  acceptDiskState(file, change);
}
