// Files that --file puts in place of those of a workspace, or beside them, for one run.
import { posix } from 'node:path';
import { CliError } from '../cli-error.ts';
import { type InputReader, STDIN } from './read-input.ts';

/** A file for a workspace. Without a path it takes the place of the one that has its name. */
export interface Replacement {
  readonly path: string | undefined;
  /** What the person called it. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A replacement that has its path. */
export type PlacedReplacement = Replacement & { readonly path: string };

/** `/robots.txt=public/robots.txt`, or a file alone. */
function splitReplacement(given: string): { readonly path: string | undefined; readonly file: string } {
  const [, path, file = given] = /^([^=]*)=(.*)$/s.exec(given) ?? [];
  const isWrong = file === '' || (path !== undefined && !/^\/./.test(path));
  if (isWrong) throw new CliError('file-form', { value: given });
  return { path, file };
}

/** Reads what `--file` names, once for all workspaces. @throws Complaint if one is ill-formed or cannot be read. */
export async function readReplacements(
  given: readonly string[],
  inputs: InputReader,
): Promise<Replacement[]> {
  const read: Replacement[] = [];
  for (const { path, file } of given.map(splitReplacement))
    read.push({ path, file, bytes: await inputs.read(file) });
  return read;
}

const fileName = (path: string) => posix.basename(path.replaceAll('\\', '/'));

function findReplacedPath(workspace: string, { path, file }: Replacement, paths: readonly string[]): string {
  if (path !== undefined) return path;
  const [found, ...others] = file === STDIN ? [] : paths.filter((one) => fileName(one) === fileName(file));
  if (found !== undefined && others.length === 0) return found;
  const code = found === undefined ? 'file-unplaced' : 'file-ambiguous';
  throw new CliError(code, { workspace, file, paths: [found, ...others].join(', ') });
}

/** Where each stands in a workspace that has these paths. @throws Complaint if that is not clear. */
export function placeReplacements(
  workspace: string,
  replacements: readonly Replacement[],
  paths: readonly string[],
): PlacedReplacement[] {
  const byPath = new Map<string, PlacedReplacement>();
  for (const one of replacements) {
    const path = findReplacedPath(workspace, one, paths);
    const other = byPath.get(path);
    if (other) throw new CliError('file-twice', { path, file: one.file, other: other.file });
    byPath.set(path, { ...one, path });
  }
  return [...byPath.values()];
}
