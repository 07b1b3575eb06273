// Opens a workspace file as a site. Linked files are read from disk, in the folder of the workspace or below. Other
// files can replace those of the workspace.
import { dirname, join } from 'node:path';
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
import { rejectTooBig } from './open-file.ts';
import { type InputReader, isInFolder, STDIN } from './read-input.ts';
import { readInDetectedEncoding } from './read-source.ts';

export interface CliWorkspace {
  readonly name: string;
  readonly workspace: Workspace;
  readonly site: Site;
  /** Files that replace files of the workspace, or are added to them. */
  readonly replaced: readonly PlacedReplacement[];
}

function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The file on disk that an href refers to. @throws CliError if it is not below the folder of the workspace. */
export function resolveBelow(file: string, href: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) throw new CliError('href-network', { file, href });
  const path = decodeHref(href);
  const leavesFolder = path.split(/[/\\]/).includes('..') || /^[/\\]/.test(path) || path.includes('\0');
  if (leavesFolder || path === '') throw new CliError('href-outside', { file, href });
  return join(parentFolder(file), path);
}

const parentFolder = (file: string) => (file === STDIN ? '.' : dirname(file));

/** Reads a file below the folder of the workspace. @throws CliError if it is elsewhere, even by a link. */
async function readFileBelow(name: string, href: string, inputs: InputReader): Promise<Uint8Array> {
  const path = resolveBelow(name, href);
  if (!(await isInFolder(inputs, path, parentFolder(name))))
    throw new CliError('href-link', { file: name, href });
  return inputs.read(path, 'file');
}

const isFormatId = (id: string | undefined): id is FormatId => formats.some((one) => one.id === id);

async function openWorkspaceFile(name: string, file: WorkspaceFile, inputs: InputReader) {
  const { path, href, format } = file;
  const bytes = href === undefined ? bytesOfFile(file)! : await readFileBelow(name, href, inputs);
  rejectTooBig(href === undefined ? `${name}:${path}` : resolveBelow(name, href), bytes);
  const source = unpackFile(file) ?? readInDetectedEncoding(bytes);
  return { path, source, format: formatOf(path, isFormatId(format) ? format : undefined) };
}

/** Opens a file that replaces another one. The format stays as in the workspace. */
function openReplacement({ path, bytes, file }: PlacedReplacement, replacedFile: WorkspaceFile | undefined) {
  rejectTooBig(file, bytes);
  const format = replacedFile?.format;
  return {
    path,
    source: readInDetectedEncoding(bytes),
    format: formatOf(path, isFormatId(format) ? format : undefined),
  };
}

/** Creates the site of a workspace. A file that is replaced is not read. */
async function createWorkspaceSite(
  name: string,
  { origin, files }: Workspace,
  replaced: readonly PlacedReplacement[],
  inputs: InputReader,
) {
  const opened = new Map<string, SiteFile>();
  for (const file of files) {
    const replacement = replaced.find(({ path }) => path === file.path);
    opened.set(
      file.path,
      replacement ? openReplacement(replacement, file) : await openWorkspaceFile(name, file, inputs),
    );
  }
  for (const replacement of replaced)
    if (!opened.has(replacement.path)) opened.set(replacement.path, openReplacement(replacement, undefined));
  return { origin, files: opened };
}

/**
 * Reads a workspace file, with `replacements`. `isLive`: fetches all other files from the site.
 * @throws CliError if it cannot be read or is not a workspace.
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
    (path) => !placed.some((replacement) => replacement.path === path),
  );
  const live = isLive ? await fetchLiveFiles(name, workspace.origin, stored, inputs) : [];
  const replaced = [...placed, ...live];
  return { name, workspace, site: await createWorkspaceSite(name, workspace, replaced, inputs), replaced };
}
