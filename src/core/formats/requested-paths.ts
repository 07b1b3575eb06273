// The names of the files that robots ask for; a new kind of file with such a name is added here.
import { lowerCase } from '../text/lower-case.ts';

const requestedNames: readonly string[] = ['/robots.txt', '/data.txt'];

const lastPathPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether the last part of a path is the name of a file that robots ask for, in upper or lower case. */
export const isRequestedName = (path: string): boolean =>
  requestedNames.includes(`/${lowerCase(lastPathPart(path))}`);

/** The path as robots ask for it: such a name in lower case, all else as it is (`/A/ROBOTS.TXT` is `/A/robots.txt`). */
export const asRequestedPath = (path: string): string =>
  isRequestedName(path) ? path.slice(0, path.lastIndexOf('/') + 1) + lowerCase(lastPathPart(path)) : path;
