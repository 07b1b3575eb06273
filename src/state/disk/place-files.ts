// Files from disk, and where each stands on the site.

import { readAnySource } from '../../core/document/big-source.ts';
import type { Source } from '../../core/document/source.ts';
import {
  declaredFormat,
  type FormatId,
  formatOfPath,
  isRobotsPath,
} from '../../core/formats/file-formats.ts';
import { placeOfName } from '../../core/formats/requested-paths.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { type DocumentFile, newFile } from '../document/document.ts';
import { DEFAULT_PATH } from '../document/document-store.ts';
import type { ChosenFile } from './file-access.ts';
import { type DiskPlace, setPlace } from './places.ts';

/** A file from disk with its place on the site. */
export interface PlacedFile {
  readonly path: string;
  readonly source: Source;
  readonly format?: FormatId;
  readonly place?: DiskPlace;
}

/** What ends the path of a URL, or has no place in one, is asked for by its code. */
const encodePath = (name: string): string => name.replace(/[\s?#\\]/g, encodeURIComponent);

/**
 * Where a file of this name stands on a site. One alone that is neither data.txt nor a document is taken for the
 * robots.txt; among others it stands under its own name.
 */
function placeFile({ name, bytes, place, ...read }: ChosenFile, isAlone: boolean): PlacedFile {
  const own = placeOfName(encodePath(name));
  const source = read.source ?? runSync(readAnySource(bytes));
  const rest = { source, ...(place ? { place } : {}) };
  const format = own === DEFAULT_PATH ? undefined : declaredFormat(own, source);
  if (format) return { path: own, format, ...rest };
  return { path: isRobotsPath(own) && isAlone ? DEFAULT_PATH : own, ...rest };
}

/** Whether a file is a document, by the kind that was found out for it or by its path. */
export const isDocument = ({ path, format }: Pick<PlacedFile, 'path' | 'format'>): boolean =>
  (format ?? formatOfPath(path).id) === 'xml';

/** A path that is not taken yet: `/a.xml`, then `/a-2.xml`. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path;
  const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length;
  for (let count = 2; ; count++) {
    const other = `${path.slice(0, dot)}-${count}${path.slice(dot)}`;
    if (!taken.has(other)) return other;
  }
}

/** Files from disk with their places; two of one name do not stand at one place. The robots.txt comes first. */
export function placeFiles(chosen: readonly ChosenFile[], isAlone = chosen.length === 1): PlacedFile[] {
  const taken = new Set<string>();
  const placed = chosen.map((file) => {
    const one = placeFile(file, isAlone);
    const path = freePath(one.path, taken);
    taken.add(path);
    return { ...one, path };
  });
  const rank = ({ path }: PlacedFile) => (path === DEFAULT_PATH ? 0 : 1);
  return placed.sort((a, b) => rank(a) - rank(b));
}

/** A placed file as one of the document; saving it writes where it came from. */
export function toDocumentFile({ path, source, format, place }: PlacedFile): DocumentFile {
  const file = newFile(path, source, format ? { format } : {});
  if (place) setPlace(file.id, place);
  return file;
}
