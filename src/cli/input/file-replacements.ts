// Files that --file puts in place of those of a workspace, or beside them, for one run.
import { posix } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import type { ServerResponse } from '../network/fetch-file.ts';
import { type InputReader, STDIN } from './read-input.ts';

/** A file for a workspace. Without a path it takes the place of the one that has its name. */
export interface Replacement {
  readonly path: string | undefined;
  /** What the person called it. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** How the server answered, for a file at an address. */
  readonly response?: ServerResponse;
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
    if (isAddress(file)) read.push(await fetchReplacement(path, parseAddress(file, path), inputs));
    else read.push({ path, file, bytes: await inputs.read(file) });
  return read;
}

/** A file on a server for a workspace. @throws CliError if the server does not answer. */
async function fetchReplacement<Path extends string | undefined>(path: Path, url: URL, inputs: InputReader) {
  const response = await inputs.fetch(url);
  return { path, file: url.href, bytes: response.body, response };
}

/**
 * The files of a workspace as its site serves them.
 * @throws CliError if the workspace does not name its site, or the server does not answer.
 */
export async function fetchLiveFiles(
  workspace: string,
  origin: string,
  paths: readonly string[],
  inputs: InputReader,
): Promise<PlacedReplacement[]> {
  if (!isAddress(origin)) throw new CliError('no-origin', { file: workspace });
  const live: PlacedReplacement[] = [];
  for (const path of paths) live.push(await fetchReplacement(path, parseAddress(origin, path), inputs));
  return live;
}

const fileName = (path: string) =>
  posix.basename((isAddress(path) ? parseAddress(path).pathname : path).replaceAll('\\', '/'));

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
