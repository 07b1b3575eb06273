// Folders and patterns as names of files: what a shell did not expand, and the policy files below a folder.
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress } from '../network/address.ts';
import { errorCode, STDIN } from './read-input.ts';

/** Folders in which nobody looks for policy files of their own. */
const isSkipped = (folder: string) =>
  (folder.startsWith('.') && folder !== '.well-known') || folder === 'node_modules';

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The files below a folder, with slashes and relative to it. Links are not followed. */
async function* filesBelow(folder: string, way = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(folder, way))) {
    const inside = posix.join(way, entry.name);
    if (entry.isFile()) yield inside;
    else if (entry.isDirectory() && !isSkipped(entry.name)) yield* filesBelow(folder, inside);
  }
}

const hasWildcard = (name: string) => /[*?]/.test(name);

/** A pattern with `*` and `?` within a name, and `**` for any folders, as a regular expression. */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (sign) => {
    if (sign === '**/') return '(?:[^/]+/)*';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    return sign === '?' ? '[^/]' : `\\${sign}`;
  });
  return new RegExp(`^${source}$`, 'u');
}

/** What is at a place: a folder, something else, or nothing. */
async function kindOf(place: string): Promise<'folder' | 'file' | undefined> {
  try {
    return (await stat(place)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

async function collect(
  cwd: string,
  folder: string,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  try {
    for await (const file of filesBelow(resolve(cwd, folder)))
      if (isWanted(file)) found.push(join(folder, file));
  } catch (error) {
    throw new CliError('unreadable', { file: folder, why: errorCode(error) });
  }
  return found;
}

async function expandName(
  name: string,
  cwd: string,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  if (name === STDIN || isAddress(name)) return [name];
  const kind = await kindOf(resolve(cwd, name));
  if (kind === 'file' || (kind === undefined && !hasWildcard(name))) return [name];
  if (kind === 'folder') return collect(cwd, name, isWanted);
  const parts = name.split(sep).join('/').split('/');
  const fixed = parts.slice(0, parts.findIndex(hasWildcard));
  const pattern = patternToRegExp(parts.slice(fixed.length).join('/'));
  const folder = fixed.join('/') || (name.startsWith('/') ? '/' : '.');
  return (await kindOf(resolve(cwd, folder))) === 'folder'
    ? collect(cwd, folder, (file) => pattern.test(file))
    : [];
}

/**
 * Names with folders and patterns replaced by the files in them.
 * @param isWanted which files of a folder are meant, by their paths with slashes
 * @throws CliError if one has no such file.
 */
export async function expandNames(
  names: readonly string[],
  cwd: string,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const all: string[] = [];
  for (const name of names) {
    const found = await expandName(name, cwd, isWanted);
    if (found.length === 0) throw new CliError('nothing-found', { file: name });
    for (const one of found) all.push(one);
  }
  return all;
}
