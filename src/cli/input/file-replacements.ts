// Files that --file adds to a workspace for one run, or that replace files of it.
import { posix } from 'node:path';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import type { ServerResponse } from '../network/fetch-file.ts';
import { type InputReader, STDIN } from './read-input.ts';

/** A file for a workspace. Without a path, it replaces the file that has its name. */
export interface Replacement {
  readonly path: string | undefined;
  /** The name that the user gave. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The response of the server, for a file at a URL. */
  readonly response?: ServerResponse;
}

/** A replacement with a known path. */
export type PlacedReplacement = Replacement & { readonly path: string };

/** Splits `/robots.txt=public/robots.txt`, or a file name alone. */
function splitReplacement(value: string): { readonly path: string | undefined; readonly file: string } {
  const [, path, file = value] = /^([^=]*)=(.*)$/s.exec(value) ?? [];
  const isWrong = file === '' || (path !== undefined && !/^\/./.test(path));
  if (isWrong) throw new CliError('file-form', { value: value });
  return { path, file };
}

/** Reads the files of `--file`, once for all workspaces. @throws CliError if one is malformed or cannot be read. */
export async function readReplacements(
  values: readonly string[],
  inputs: InputReader,
): Promise<Replacement[]> {
  const replacements: Replacement[] = [];
  for (const { path, file } of values.map(splitReplacement))
    if (isAddress(file)) replacements.push(await fetchReplacement(path, parseAddress(file, path), inputs));
    else replacements.push({ path, file, bytes: await inputs.read(file) });
  return replacements;
}

/** Fetches a file for a workspace from a server. @throws CliError if the server does not respond. */
async function fetchReplacement<Path extends string | undefined>(path: Path, url: URL, inputs: InputReader) {
  const response = await inputs.fetch(url);
  return { path, file: url.href, bytes: response.body, response };
}

/**
 * Fetches the files of a workspace from its site.
 * @throws CliError if the workspace does not name its site, or the server does not respond.
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
  const [match, ...otherMatches] =
    file === STDIN ? [] : paths.filter((candidate) => fileName(candidate) === fileName(file));
  if (match !== undefined && otherMatches.length === 0) return match;
  const code = match === undefined ? 'file-unplaced' : 'file-ambiguous';
  throw new CliError(code, { workspace, file, paths: [match, ...otherMatches].join(', ') });
}

/** Finds the path of each replacement in a workspace with these paths. @throws CliError if it is not clear. */
export function placeReplacements(
  workspace: string,
  replacements: readonly Replacement[],
  paths: readonly string[],
): PlacedReplacement[] {
  const byPath = new Map<string, PlacedReplacement>();
  for (const replacement of replacements) {
    const path = findReplacedPath(workspace, replacement, paths);
    const other = byPath.get(path);
    if (other) throw new CliError('file-twice', { path, file: replacement.file, other: other.file });
    byPath.set(path, { ...replacement, path });
  }
  return [...byPath.values()];
}
