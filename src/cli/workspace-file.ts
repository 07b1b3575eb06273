// A workspace file as a site. Files that it names by address are read from disk, beside it or below.
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type FormatId, formatOf, formats } from '../core/formats/index.ts';
import { unpackFile } from '../core/site/pack-workspace.ts';
import type { Site } from '../core/site/site.ts';
import { readWorkspace, type Workspace, type WorkspaceFile } from '../core/site/workspace.ts';
import { readSource } from '../core/text/source.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, STDIN } from './inputs.ts';

export interface OpenedWorkspace {
  readonly name: string;
  readonly workspace: Workspace;
  readonly site: Site;
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** Where an address leads, from the folder of the workspace. @throws Complaint if that is not below it. */
function placeBelow(file: string, href: string): string {
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
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new Complaint('href-link', { file: name, href });
  return inputs.read(place);
}

const isFormat = (id: string | undefined): id is FormatId => formats.some((one) => one.id === id);

async function openOne(name: string, file: WorkspaceFile, inputs: Inputs) {
  const { path, href, format } = file;
  const source = href === undefined ? unpackFile(file)! : readSource(await readBelow(name, href, inputs));
  return [path, { path, source, format: formatOf(path, isFormat(format) ? format : undefined) }] as const;
}

/** Reads a workspace file. @throws Complaint if it cannot be read, or is none. */
export async function openWorkspace(name: string, inputs: Inputs): Promise<OpenedWorkspace> {
  const result = readWorkspace(new TextDecoder().decode(await inputs.read(name)));
  if ('problem' in result) {
    const { code, params } = result.problem;
    throw new Complaint(code === 'missing' ? 'missing-key' : code, { file: name, ...params });
  }
  const { workspace } = result;
  const files: Awaited<ReturnType<typeof openOne>>[] = [];
  for (const file of workspace.files) files.push(await openOne(name, file, inputs));
  return { name, workspace, site: { origin: workspace.origin, files: new Map(files) } };
}
