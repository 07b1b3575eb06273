// Determines the path on the site of files from disk.

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

/** A file from disk with its path on the site. */
export interface PlacedFile {
  readonly path: string;
  readonly source: Source;
  readonly format?: FormatId;
  readonly place?: DiskPlace;
}

/** Percent-encodes characters that would end the path of a URL or that a path cannot contain. */
const encodePath = (name: string): string => name.replace(/[\s?#\\]/g, encodeURIComponent);

/**
 * Returns the path on a site for a file with this name. A single file that is neither data.txt nor a document is
 * treated as the robots.txt; one of several keeps its own name.
 */
function placeFile({ name, bytes, place, ...read }: ChosenFile, isAlone: boolean): PlacedFile {
  const ownPath = placeOfName(encodePath(name));
  const source = read.source ?? runSync(readAnySource(bytes));
  const content = { source, ...(place ? { place } : {}) };
  const format = ownPath === DEFAULT_PATH ? undefined : declaredFormat(ownPath, source);
  if (format) return { path: ownPath, format, ...content };
  return { path: isRobotsPath(ownPath) && isAlone ? DEFAULT_PATH : ownPath, ...content };
}

/** Whether a file is a document, by its detected format or its path. */
export const isDocument = ({ path, format }: Pick<PlacedFile, 'path' | 'format'>): boolean =>
  (format ?? formatOfPath(path).id) === 'xml';

/** Returns a path that is not taken yet: `/a.xml`, then `/a-2.xml`. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path;
  const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length;
  for (let count = 2; ; count++) {
    const candidate = `${path.slice(0, dot)}-${count}${path.slice(dot)}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Returns files from disk with their paths. Files with the same name get different paths. The robots.txt is first. */
export function placeFiles(
  chosenFiles: readonly ChosenFile[],
  isAlone = chosenFiles.length === 1,
): PlacedFile[] {
  const taken = new Set<string>();
  const placed = chosenFiles.map((file) => {
    const placedFile = placeFile(file, isAlone);
    const path = freePath(placedFile.path, taken);
    taken.add(path);
    return { ...placedFile, path };
  });
  const rank = ({ path }: PlacedFile) => (path === DEFAULT_PATH ? 0 : 1);
  return placed.sort((a, b) => rank(a) - rank(b));
}

/** Returns a placed file as a file of the document; saving writes to its place on disk. */
export function toDocumentFile({ path, source, format, place }: PlacedFile): DocumentFile {
  const file = newFile(path, source, format ? { format } : {});
  if (place) setPlace(file.id, place);
  return file;
}
