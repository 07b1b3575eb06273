// Expands folders and patterns to file names: patterns that the shell did not expand, and policy files in folders.
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { CliError } from '../cli-error.ts';
import { isAddress } from '../network/address.ts';
import { type Io, printNote } from '../output/io.ts';
import { errorCode } from './error-code.ts';
import { STDIN } from './read-input.ts';

/** Whether a folder is not searched: it contains no policy files of the site. */
const isSkipped = (folder: string) =>
  (folder.startsWith('.') && folder !== '.well-known') || folder === 'node_modules';

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The files in a folder and its subfolders, as relative paths with slashes. Links are not followed. */
async function* filesBelow(folder: string, subfolder = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(folder, subfolder))) {
    const inside = posix.join(subfolder, entry.name);
    if (entry.isFile()) yield inside;
    else if (entry.isDirectory() && !isSkipped(entry.name)) yield* filesBelow(folder, inside);
  }
}

const hasWildcard = (name: string) => /[*?]/.test(name);

/** Splits a pattern into the folder before its first wildcard, and the rest. */
function splitPattern(name: string): { readonly folder: string; readonly pattern: string } {
  const parts = name.split(sep).join('/').split('/');
  const fixed = parts.slice(0, parts.findIndex(hasWildcard));
  const pattern = parts.slice(fixed.length).join('/');
  return { folder: fixed.join('/') || (name.startsWith('/') ? '/' : '.'), pattern };
}

/** Converts a pattern to a regular expression. `*` and `?` match within a name, and `**` matches any folders. */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (token) => {
    if (token === '**/') return '(?:[^/]+/)*';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    return token === '?' ? '[^/]' : `\\${token}`;
  });
  return new RegExp(`^${source}$`, 'u');
}

/** The kind of entry at a path after links are followed. `other`: a pipe or a device. Undefined if there is none. */
async function kindOf(path: string): Promise<'folder' | 'file' | 'other' | undefined> {
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : 'other';
  } catch {
    return undefined;
  }
}

async function collect(
  cwd: string,
  folder: string,
  isIncluded: (file: string) => boolean,
): Promise<readonly string[]> {
  const files: string[] = [];
  try {
    for await (const file of filesBelow(resolve(cwd, folder)))
      if (isIncluded(file)) files.push(join(folder, file));
  } catch (error) {
    throw new CliError('unreadable', { file: folder, why: errorCode(error) });
  }
  return files;
}

async function expandName(
  name: string,
  cwd: string,
  isIncluded: (file: string) => boolean,
): Promise<readonly string[]> {
  if (name === STDIN || isAddress(name)) return [name];
  const kind = await kindOf(resolve(cwd, name));
  if (kind === 'folder') return collect(cwd, name, isIncluded);
  if (kind !== undefined || !hasWildcard(name)) return [name];
  const { folder, pattern } = splitPattern(name);
  const matcher = patternToRegExp(pattern);
  return (await kindOf(resolve(cwd, folder))) === 'folder'
    ? collect(cwd, folder, (file) => matcher.test(file))
    : [];
}

/**
 * The entry that a name which may be a folder or a pattern reads from, and its kind: all that `expandNames` finds is
 * this entry or below it, as links are not followed there.
 */
export async function startOf(
  name: string,
  cwd: string,
): Promise<{ readonly path: string; readonly kind: Awaited<ReturnType<typeof kindOf>> }> {
  const kind = await kindOf(resolve(cwd, name));
  if (kind !== undefined || !hasWildcard(name)) return { path: name, kind };
  const { folder } = splitPattern(name);
  return { path: folder, kind: await kindOf(resolve(cwd, folder)) };
}

/**
 * Replaces folders and patterns by the names of the files in them.
 * @param isIncluded which files of a folder are included, by their paths with slashes
 * @param onEmpty is called with each folder or pattern that contains no such file
 * @throws CliError if none contains one.
 */
export async function expandNames(
  names: readonly string[],
  cwd: string,
  isIncluded: (file: string) => boolean,
  onEmpty: (name: string) => void,
): Promise<readonly string[]> {
  const expanded: string[] = [];
  const empty: string[] = [];
  for (const name of names) {
    const files = await expandName(name, cwd, isIncluded);
    if (files.length === 0) empty.push(name);
    for (const file of files) expanded.push(file);
  }
  if (empty.length > 0 && expanded.length === 0)
    throw new CliError('nothing-found', { file: empty.join(', ') });
  empty.forEach(onEmpty);
  return expanded;
}

/** Notes each folder or pattern that contains nothing to read. The others are still read. */
export const noteEmpty =
  (io: Io) =>
  (name: string): void =>
    printNote(io, words.nothingIn(name));
