// A workspace file as a site. Files that it names by address are read from disk, beside it or below; others may be
// put in their place.
import { dirname, join, relative } from 'node:path';
import { readSource } from '../../core/document/source.ts';
import { type FormatId, formatOf, formats } from '../../core/formats/file-formats.ts';
import { bytesOfFile, unpackFile } from '../../core/workspace/pack-workspace.ts';
import type { Site, SiteFile } from '../../core/workspace/site.ts';
import { readWorkspace, type Workspace, type WorkspaceFile } from '../../core/workspace/workspace.ts';
import { CliError } from '../cli-error.ts';
import {
  fetchLiveFiles,
  type PlacedReplacement,
  placeReplacements,
  type Replacement,
} from './file-replacements.ts';
import { isOutsideFolder, rejectTooBig } from './open-file.ts';
import { type InputReader, STDIN } from './read-input.ts';

export interface CliWorkspace {
  readonly name: string;
  readonly workspace: Workspace;
  readonly site: Site;
  /** What stands in place of its own files, or beside them. */
  readonly replaced: readonly PlacedReplacement[];
}

function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The file on disk that an address leads to, from the folder of the workspace. @throws Complaint if that is not below it. */
export function resolveBelow(file: string, href: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) throw new CliError('href-network', { file, href });
  const path = decodeHref(href);
  const leaves = path.split(/[/\\]/).includes('..') || /^[/\\]/.test(path) || path.includes('\0');
  if (leaves || path === '') throw new CliError('href-outside', { file, href });
  return join(parentFolder(file), path);
}

const parentFolder = (file: string) => (file === STDIN ? '.' : dirname(file));

/** Reads a file below the folder of the workspace. @throws Complaint if a link leads out of it, too. */
async function readFileBelow(name: string, href: string, inputs: InputReader): Promise<Uint8Array> {
  const place = resolveBelow(name, href);
  const folder = await inputs.realPlace(parentFolder(name));
  const real = await inputs.realPlace(place);
  const way = folder === undefined || real === undefined ? '' : relative(folder, real);
  if (isOutsideFolder(way)) throw new CliError('href-link', { file: name, href });
  return inputs.read(place);
}

const isFormatId = (id: string | undefined): id is FormatId => formats.some((one) => one.id === id);

async function openWorkspaceFile(name: string, file: WorkspaceFile, inputs: InputReader) {
  const { path, href, format } = file;
  const bytes = href === undefined ? bytesOfFile(file)! : await readFileBelow(name, href, inputs);
  rejectTooBig(href === undefined ? `${name}:${path}` : resolveBelow(name, href), bytes);
  const source = unpackFile(file) ?? readSource(bytes);
  return { path, source, format: formatOf(path, isFormatId(format) ? format : undefined) };
}

/** A file put in the place of another: what kind it is stays as the workspace says. */
function openReplacement({ path, bytes, file }: PlacedReplacement, old: WorkspaceFile | undefined) {
  rejectTooBig(file, bytes);
  const format = old?.format;
  return { path, source: readSource(bytes), format: formatOf(path, isFormatId(format) ? format : undefined) };
}

/** The site of a workspace; a file that another one replaces is not read. */
async function createWorkspaceSite(
  name: string,
  { origin, files }: Workspace,
  replaced: readonly PlacedReplacement[],
  inputs: InputReader,
) {
  const opened = new Map<string, SiteFile>();
  for (const file of files) {
    const other = replaced.find(({ path }) => path === file.path);
    opened.set(file.path, other ? openReplacement(other, file) : await openWorkspaceFile(name, file, inputs));
  }
  for (const one of replaced)
    if (!opened.has(one.path)) opened.set(one.path, openReplacement(one, undefined));
  return { origin, files: opened };
}

/**
 * Reads a workspace file, with `replacements`. `isLive`: with all other files as the site serves them.
 * @throws Complaint if it cannot be read, or is none.
 */
export async function openWorkspace(
  name: string,
  inputs: InputReader,
  replacements: readonly Replacement[] = [],
  isLive = false,
): Promise<CliWorkspace> {
  const result = readWorkspace(new TextDecoder().decode(await inputs.read(name)));
  if ('problem' in result) {
    const { code, params } = result.problem;
    throw new CliError(code === 'missing' ? 'missing-key' : code, { file: name, ...params });
  }
  const { workspace } = result;
  const paths = workspace.files.map(({ path }) => path);
  const placed = placeReplacements(name, replacements, paths);
  const stored = (paths.length === 0 ? ['/robots.txt'] : paths).filter(
    (path) => !placed.some((one) => one.path === path),
  );
  const live = isLive ? await fetchLiveFiles(name, workspace.origin, stored, inputs) : [];
  const replaced = [...placed, ...live];
  return { name, workspace, site: await createWorkspaceSite(name, workspace, replaced, inputs), replaced };
}
