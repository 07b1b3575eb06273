// The names of the files that crawlers request. A new kind of file with such a name is added here.
import { lowerCase } from '../text/lower-case.ts';
import { TDMREP_PATH } from './tdmrep/members.ts';

const requestedNames: readonly string[] = ['/robots.txt', '/data.txt', '/tdmrep.json'];

/** Files that crawlers request in a folder, by their names at the root. */
const placesOfNames: Readonly<Record<string, string>> = { '/tdmrep.json': TDMREP_PATH };

const lastPathPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether the last part of a path is the name of a file that crawlers request, in upper or lower case. */
export const isRequestedName = (path: string): boolean =>
  requestedNames.includes(`/${lowerCase(lastPathPart(path))}`);

/**
 * Returns the path as crawlers request it: such a name in lower case, anything else as it is (`/A/ROBOTS.TXT` is
 * `/A/robots.txt`).
 */
export const asRequestedPath = (path: string): string =>
  isRequestedName(path) ? path.slice(0, path.lastIndexOf('/') + 1) + lowerCase(lastPathPart(path)) : path;

/**
 * Returns the path of a file of which only the name is known: as it is requested, in the folder in which crawlers
 * request it.
 */
export function placeOfName(name: string): string {
  const path = asRequestedPath(`/${name}`);
  return placesOfNames[path] ?? path;
}
