// The ways out where another program changed a file on disk: take what is there, or write over it.
import { alignLines } from '../../core/document/align-lines.ts';
import { createLines, sliceLines } from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { type SiteDocument, withSources } from '../document/document.ts';
import { changeDocument, type DocumentStore, markSaved } from '../document/document-store.ts';
import type { ChangedOnDisk } from './check-file.ts';
import { getPlace, setPlace } from './places.ts';

export const fileWithId = (document: SiteDocument, file: number) =>
  document.files.find(({ id }) => id === file);

/** What lies on disk as a version of our text: lines that both have stay the same objects, endings included. Of what is too big to be edited none are. */
export function alignDiskSource(own: Source, disk: Source): Source {
  if (disk.big || own.big) return disk;
  const fresh = sliceLines(disk.lines, 0, disk.lines.length);
  const aligned = sliceLines(alignLines(own.lines, disk.lines), 0, fresh.length);
  return {
    ...disk,
    lines: createLines(fresh.map((line, at) => (aligned[at]!.eol === line.eol ? aligned[at]! : line))),
  };
}

/** From now on what lies there is what was last seen: the next save may write over it. */
export function acceptDiskState(file: number, { stamp }: ChangedOnDisk): void {
  const place = getPlace(file);
  if (place) setPlace(file, { ...place, stamp });
}

/** Takes what lies on disk, as one step: undo brings back the own text, not saved then. @param disk what was seen, as text */
export function reloadFile(store: DocumentStore, file: number, seen: ChangedOnDisk, disk: Source): void {
  const own = fileWithId(store.getState().document, file);
  if (!own) return;
  const source = alignDiskSource(own.source, disk);
  const label = { code: 'reload-file', params: { path: own.path } };
  changeDocument(store, { origin: 'files', label }, (document) =>
    withSources(document, (one) => (one.id === file ? source : one.source)),
  );
  markSaved(store, file, source);
  acceptDiskState(file, seen);
}
