// Finds the policy files in a folder, and the sites that they belong to.
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, posix, relative, resolve } from 'node:path';
import { isWorkspaceName } from '../cli/input/open-file.ts';
import { isOutsideFolder } from '../cli/input/read-input.ts';
import { isRequestedName } from '../core/formats/requested-paths.ts';
import { HEADERS_PATH } from '../core/formats/response-headers/headers-path.ts';
import { RSL_PATH } from '../core/formats/rsl/rsl-names.ts';
import { type OpenedFile, openFile } from './opened-files.ts';

/** The files of one site, or a workspace. `name`: its folder below that of the user, or the file if it has only one. */
export interface OpenedSite {
  readonly name: string;
  readonly files: readonly OpenedFile[];
}

/** The most files that are listed, and folders that are searched. */
const LIMITS = { files: 200, folders: 5000 } as const;

const otherNames: readonly string[] = [HEADERS_PATH.slice(1), RSL_PATH.slice(1)];

/** A robots.txt of another name, such as `robots.staging.txt`: it has a site of its own. */
const isNamedRobots = (name: string): boolean => /^robots[-._]\S*\.txt$/i.test(name);

const isPolicyName = (name: string): boolean =>
  isRequestedName(name) || otherNames.includes(name) || isNamedRobots(name) || isWorkspaceName(name);

/** Whether a folder is not searched: it contains no policy files of the site. */
const isSkipped = (name: string): boolean =>
  (name.startsWith('.') && name !== '.well-known') || name === 'node_modules';

/**
 * The policy files in a folder and its subfolders, as relative paths with slashes. Links to folders are not followed,
 * and links to files only within the folder.
 */
async function findPolicyFiles(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const folders = [''];
  const realFolder = await realpath(folder);
  const isInside = (path: string): Promise<boolean> =>
    realpath(join(folder, path)).then(
      async (real) => !isOutsideFolder(relative(realFolder, real)) && (await stat(real)).isFile(),
      () => false,
    );
  for (const below of folders) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = posix.join(below, entry.name);
      if (entry.isDirectory() && !isSkipped(entry.name) && folders.length < LIMITS.folders)
        folders.push(path);
      const isFile = entry.isFile() || (entry.isSymbolicLink() && isPolicyName(entry.name));
      if (isFile && isPolicyName(entry.name) && found.length < LIMITS.files && (await isInside(path)))
        found.push(path);
    }
  }
  return found;
}

const folderOf = (path: string): string => {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
};

const isIn = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** Groups files by site: a folder with a robots.txt is the root of one. Returns the paths below each root. */
export function groupBySite(
  paths: readonly string[],
): readonly { readonly root: string; readonly names: readonly string[] }[] {
  const isAlone = (path: string) => isNamedRobots(basename(path)) || isWorkspaceName(path);
  const roots = paths.filter((path) => basename(path).toLowerCase() === 'robots.txt').map(folderOf);
  const bySite = new Map<string, string[]>();
  for (const path of paths.filter((candidate) => !isAlone(candidate))) {
    const own = roots.filter((root) => isIn(path, root)).toSorted((a, b) => b.length - a.length);
    const folder = folderOf(path);
    const root = own[0] ?? (basename(folder) === '.well-known' ? folderOf(folder) : folder);
    bySite.set(root, [...(bySite.get(root) ?? []), root === '' ? path : path.slice(root.length + 1)]);
  }
  const alone = paths.filter(isAlone).map((path) => ({ root: folderOf(path), names: [basename(path)] }));
  return [...[...bySite].map(([root, names]) => ({ root, names })), ...alone];
}

/** Opens the sites in a folder. */
async function openFolder(folder: string): Promise<readonly OpenedSite[]> {
  const sites: OpenedSite[] = [];
  for (const { root, names } of groupBySite(await findPolicyFiles(folder))) {
    const [only, ...others] = names;
    const name = posix.join(root, others.length === 0 ? (only ?? '') : '');
    const files: OpenedFile[] = [];
    for (const file of names) files.push(await openFile(join(folder, root, file), file));
    sites.push({ name: name === '.' ? basename(folder) : name, files });
  }
  return sites;
}

/** Opens a file, or the sites in a folder. @throws if there is neither */
export async function openSites(name: string, cwd: string): Promise<readonly OpenedSite[]> {
  const path = resolve(cwd, name);
  const stats = await stat(path);
  if (stats.isDirectory()) return openFolder(path);
  if (!stats.isFile()) throw new TypeError('not a regular file');
  return [{ name: basename(path), files: [await openFile(path)] }];
}
