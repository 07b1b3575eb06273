// Files from disk and from servers as a site: where each stands on it, and what kind of file it is.
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { sizeExcessOfBytes } from '../../core/document/big-source.ts';
import type { SizeExcess } from '../../core/document/size-limits.ts';
import {
  declaredFormat,
  type FormatId,
  formatOf,
  formatOfPath,
  formats,
  isRobotsPath,
} from '../../core/formats/file-formats.ts';
import { asRequestedPath, placeOfName } from '../../core/formats/requested-paths.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { openSite, type Site } from '../../core/workspace/site.ts';
import { parseChoice, parseOrigin } from '../arguments/option-values.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress, pathOfAddress } from '../network/address.ts';
import type { ServerResponse } from '../network/fetch-file.ts';
import { type InputReader, STDIN } from './read-input.ts';

/** The path of the file that is meant if nothing tells otherwise. */
const DEFAULT_PATH = '/robots.txt';

/** A file with its place on the site; `name` is what the person called it. */
export interface SiteFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly format?: FormatId | undefined;
  /** How the server answered, for a file at an address. */
  readonly response?: ServerResponse;
}

/** Whether a file is a workspace, by its name. */
export const isWorkspaceName = (name: string): boolean => /\.gatepost\.json$/i.test(name);

/** Whether a way from a folder leads out of it. */
export const isOutsideFolder = (way: string): boolean =>
  way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);

function pathBelowRoot(name: string, root: string, cwd: string): string {
  const inside = relative(resolve(cwd, root), resolve(cwd, name));
  if (inside === '' || isOutsideFolder(inside)) throw new CliError('outside-root', { file: name, root });
  return asRequestedPath(`/${inside.replaceAll(sep, '/')}`);
}

/** A path as `--path` gives it. */
const normalizePathOption = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/**
 * Where a file stands. One alone that is neither data.txt nor a document is taken for the robots.txt, whatever its
 * name; among others each stands under its own.
 */
export function findSitePath(
  name: string,
  { path, root }: Pick<OptionValues, 'path' | 'root'>,
  { cwd, isAlone }: { readonly cwd: string; readonly isAlone: boolean },
): string {
  if (path !== undefined) return normalizePathOption(path);
  if (name === STDIN) return DEFAULT_PATH;
  if (isWorkspaceName(name)) throw new CliError('is-workspace', { file: name });
  if (root !== undefined) return pathBelowRoot(name, root, cwd);
  const own = placeOfName(basename(name));
  return isAlone && isRobotsPath(own) ? DEFAULT_PATH : own;
}

const describeExcess = ({ what, size, most }: SizeExcess) => ({
  what,
  size: String(size),
  most: String(most),
});

/** @throws Complaint if a file is larger than one that answers are worked out for. */
export function rejectTooBig(file: string, bytes: Uint8Array): void {
  const excess = runSync(sizeExcessOfBytes(bytes));
  if (excess) throw new CliError('over-limit', { file, ...describeExcess(excess) });
}

/** A site of files. @throws Complaint if two have the same path, or if one is larger than a file that can be edited. */
export function createSite(origin: string, files: readonly SiteFile[]): Site {
  const byPath = new Map<string, SiteFile>();
  for (const file of files) {
    const other = byPath.get(file.path);
    if (other) throw new CliError('same-path', { path: file.path, file: file.name, other: other.name });
    rejectTooBig(file.name, file.bytes);
    byPath.set(file.path, file);
  }
  const site = openSite({ origin, files: Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])) });
  const withFormats = [...site.files.values()].map((file) => {
    const chosen = byPath.get(file.path)?.format;
    return { ...file, format: formatOf(file.path, chosen ?? declaredFormat(file.path, file.source)) };
  });
  return { origin, files: new Map(withFormats.map((file) => [file.path, file])) };
}

const knownFormatIds = formats.map(({ id }) => id);

/** Whether a file is said to be the robots.txt, by `--path` or else by its own name. */
const isCalledRobots = (name: string, path: string | undefined): boolean =>
  (path === undefined ? asRequestedPath(`/${basename(name)}`) : normalizePathOption(path)) === DEFAULT_PATH;

/** The kind of file that `--kind` names; one that is called robots.txt is one, whatever it holds. */
function selectFormat(
  name: string,
  { kind, path }: Pick<OptionValues, 'kind' | 'path'>,
): FormatId | undefined {
  const chosen = parseChoice('kind', kind, knownFormatIds);
  return chosen ?? (isCalledRobots(name, path) ? formatOfPath(DEFAULT_PATH).id : undefined);
}

/** The file that a command is about, on its site. */
export interface CliFile {
  readonly site: Site;
  readonly path: string;
  readonly name: string;
  readonly response?: ServerResponse;
}

/** The origin of the site: as it is given, else that of the first address. */
export function selectOrigin(names: readonly string[], origin: string | undefined): string {
  const address = names.find(isAddress);
  return origin === undefined && address !== undefined ? parseAddress(address).origin : parseOrigin(origin);
}

export interface OpenContext {
  readonly inputs: InputReader;
  readonly cwd: string;
}

type PlaceOptions = Pick<OptionValues, 'path' | 'root' | 'kind'>;

async function openAtAddress(
  address: string,
  { path: given, kind }: PlaceOptions,
  inputs: InputReader,
  isAlone: boolean,
): Promise<SiteFile> {
  const url = parseAddress(address, given);
  const own = pathOfAddress(url);
  const usual = isAlone && isRobotsPath(own) ? DEFAULT_PATH : own;
  const path = given === undefined ? usual : normalizePathOption(given);
  const response = await inputs.fetch(url);
  return {
    name: url.href,
    path,
    bytes: response.body,
    format: selectFormat(url.pathname, { kind, path: given }),
    response,
  };
}

/** Reads a file from disk, standard input or a server, with its place on the site. @throws Complaint if it cannot be read. */
export async function openSiteFile(
  name: string,
  values: PlaceOptions,
  { inputs, cwd }: OpenContext,
  isAlone: boolean,
): Promise<SiteFile> {
  if (isAddress(name)) return openAtAddress(name, values, inputs, isAlone);
  const path = findSitePath(name, values, { cwd, isAlone });
  return { name, path, bytes: await inputs.read(name), format: selectFormat(name, values) };
}

/** Opens one file, with those of `--with` beside it. @throws Complaint if one cannot be read. */
export async function openCliFile(
  name: string,
  values: Pick<OptionValues, 'path' | 'root' | 'with' | 'origin' | 'kind'>,
  context: OpenContext,
): Promise<CliFile> {
  const origin = selectOrigin([name], values.origin);
  const file = await openSiteFile(name, values, context, true);
  const files = [file];
  const placed = { path: undefined, root: values.root, kind: undefined };
  for (const other of values.with) files.push(await openSiteFile(other, placed, context, false));
  const { path, response } = file;
  return { site: createSite(origin, files), path, name: file.name, ...(response ? { response } : {}) };
}
