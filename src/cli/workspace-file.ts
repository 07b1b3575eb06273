// A workspace file as a site. Files that it names by address are read from disk, beside it or below; others may be
// put in their place.
import { dirname, join, relative } from 'node:path';
import { type FormatId, formatOf, formats } from '../core/formats/index.ts';
import { bytesOfFile, unpackFile } from '../core/site/pack-workspace.ts';
import type { Site, SiteFile } from '../core/site/site.ts';
import { readWorkspace, type Workspace, type WorkspaceFile } from '../core/site/workspace.ts';
import { readSource } from '../core/text/source.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, STDIN } from './inputs.ts';
import { type Placed, placed, type Replacement } from './replaced.ts';
import { leadsOut, refuseTooBig } from './site-files.ts';

export interface OpenedWorkspace {
  readonly name: string;
  readonly workspace: Workspace;
  readonly site: Site;
  /** What stands in place of its own files, or beside them. */
  readonly replaced: readonly Placed[];
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The file on disk that an address leads to, from the folder of the workspace. @throws Complaint if that is not below it. */
export function placeBelow(file: string, href: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) throw new Complaint('href-network', { file, href });
  const path = decoded(href);
  const leaves = path.split(/[/\\]/).includes('..') || /^[/\\]/.test(path) || path.includes('\0');
  if (leaves || path === '') throw new Complaint('href-outside', { file, href });
  return join(folderOf(file), path);
}

const folderOf = (file: string) => (file === STDIN ? '.' : dirname(file));

/** Reads a file below the folder of the workspace. @throws Complaint if a link leads out of it, too. */
async function readBelow(name: string, href: string, inputs: Inputs): Promise<Uint8Array> {
  const place = placeBelow(name, href);
  const folder = await inputs.realPlace(folderOf(name));
  const real = await inputs.realPlace(place);
  const way = folder === undefined || real === undefined ? '' : relative(folder, real);
  if (leadsOut(way)) throw new Complaint('href-link', { file: name, href });
  return inputs.read(place);
}

const isFormat = (id: string | undefined): id is FormatId => formats.some((one) => one.id === id);

async function openOne(name: string, file: WorkspaceFile, inputs: Inputs) {
  const { path, href, format } = file;
  const bytes = href === undefined ? bytesOfFile(file)! : await readBelow(name, href, inputs);
  refuseTooBig(href === undefined ? `${name}:${path}` : placeBelow(name, href), bytes);
  const source = unpackFile(file) ?? readSource(bytes);
  return { path, source, format: formatOf(path, isFormat(format) ? format : undefined) };
}

/** A file put in the place of another: what kind it is stays as the workspace says. */
function openPlaced({ path, bytes, file }: Placed, old: WorkspaceFile | undefined) {
  refuseTooBig(file, bytes);
  const format = old?.format;
  return { path, source: readSource(bytes), format: formatOf(path, isFormat(format) ? format : undefined) };
}

/** The site of a workspace; a file that another one replaces is not read. */
async function siteOf(
  name: string,
  { origin, files }: Workspace,
  replaced: readonly Placed[],
  inputs: Inputs,
) {
  const opened = new Map<string, SiteFile>();
  for (const file of files) {
    const other = replaced.find(({ path }) => path === file.path);
    opened.set(file.path, other ? openPlaced(other, file) : await openOne(name, file, inputs));
  }
  for (const one of replaced) if (!opened.has(one.path)) opened.set(one.path, openPlaced(one, undefined));
  return { origin, files: opened };
}

/** Reads a workspace file, with `replacements`. @throws Complaint if it cannot be read, or is none. */
export async function openWorkspace(
  name: string,
  inputs: Inputs,
  replacements: readonly Replacement[] = [],
): Promise<OpenedWorkspace> {
  const result = readWorkspace(new TextDecoder().decode(await inputs.read(name)));
  if ('problem' in result) {
    const { code, params } = result.problem;
    throw new Complaint(code === 'missing' ? 'missing-key' : code, { file: name, ...params });
  }
  const { workspace } = result;
  const paths = workspace.files.map(({ path }) => path);
  const replaced = placed(name, replacements, paths);
  return { name, workspace, site: await siteOf(name, workspace, replaced, inputs), replaced };
}
