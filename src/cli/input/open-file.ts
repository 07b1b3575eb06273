// Opens files from disk and from servers as a site, and finds their paths and formats.
import { basename, relative, resolve, sep } from 'node:path';
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
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-path.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { Site } from '../../core/workspace/site.ts';
import { parseChoice, parseOrigin } from '../arguments/option-values.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress, pathOfAddress } from '../network/address.ts';
import type { ServerResponse } from '../network/fetch-file.ts';
import { headersAsFile } from './headers-as-file.ts';
import { type InputReader, isOutsideFolder, STDIN } from './read-input.ts';
import { readInDetectedEncoding } from './read-source.ts';

/** The default path of a file. */
const DEFAULT_PATH = '/robots.txt';

/** A file with its path on the site. `name`: the name that the user gave. */
export interface SiteFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly format?: FormatId | undefined;
  /** The response of the server, for a file at a URL. */
  readonly response?: ServerResponse;
}

/** Whether the name of a file is that of a workspace. */
export const isWorkspaceName = (name: string): boolean => /\.gatepost\.json$/i.test(name);

function pathBelowRoot(name: string, root: string, cwd: string): string {
  const inside = relative(resolve(cwd, root), resolve(cwd, name));
  if (inside === '' || isOutsideFolder(inside)) throw new CliError('outside-root', { file: name, root });
  return asRequestedPath(`/${inside.replaceAll(sep, '/')}`);
}

/** Normalizes a path from `--path`. */
const normalizePathOption = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/**
 * Finds the path of a file on the site. A single file that is neither data.txt nor a document is read as robots.txt,
 * whatever its name; among several files, each has the path of its name.
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
  const namedPath = placeOfName(basename(name));
  return isAlone && isRobotsPath(namedPath) ? DEFAULT_PATH : namedPath;
}

const describeExcess = ({ what, size, most }: SizeExcess) => ({
  what,
  size: String(size),
  most: String(most),
});

/** @throws CliError if a file is larger than the limit for answers. */
export function rejectTooBig(file: string, bytes: Uint8Array): void {
  const excess = runSync(sizeExcessOfBytes(bytes));
  if (excess) throw new CliError('over-limit', { file, ...describeExcess(excess) });
}

/** Creates a site. @throws CliError if two files have the same path, or one is too large to be edited. */
export function createSite(origin: string, files: readonly SiteFile[]): Site {
  const byPath = new Map<string, SiteFile>();
  for (const file of files) {
    const other = byPath.get(file.path);
    if (other) throw new CliError('same-path', { path: file.path, file: file.name, other: other.name });
    rejectTooBig(file.name, file.bytes);
    byPath.set(file.path, file);
  }
  const opened = [...byPath.values()].map(({ path, bytes, format }) => {
    const source = readInDetectedEncoding(bytes);
    return { path, source, format: formatOf(path, format ?? declaredFormat(path, source)) };
  });
  return { origin, files: new Map(opened.map((file) => [file.path, file])) };
}

const knownFormatIds = formats.map(({ id }) => id);

/** Whether `--path`, or else the name of a file, says that it is the robots.txt. */
export const isCalledRobots = (name: string, path: string | undefined): boolean =>
  (path === undefined ? asRequestedPath(`/${basename(name)}`) : normalizePathOption(path)) === DEFAULT_PATH;

/** The format that `--kind` names. A file called robots.txt is one, whatever its content. */
function selectFormat(
  name: string,
  { kind, path }: Pick<OptionValues, 'kind' | 'path'>,
): FormatId | undefined {
  const selectedFormat = parseChoice('kind', kind, knownFormatIds);
  return selectedFormat ?? (isCalledRobots(name, path) ? formatOfPath(DEFAULT_PATH).id : undefined);
}

/** The file that a command processes, and its site. */
export interface CliFile {
  readonly site: Site;
  readonly path: string;
  readonly name: string;
  readonly response?: ServerResponse;
}

/** The origin of the site: the option, else that of the first URL. */
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
  { path: pathOption, kind }: PlaceOptions,
  inputs: InputReader,
  isAlone: boolean,
): Promise<SiteFile> {
  const url = parseAddress(address, pathOption);
  const urlPath = pathOfAddress(url);
  const defaultPath = isAlone && isRobotsPath(urlPath) ? DEFAULT_PATH : urlPath;
  const path = pathOption === undefined ? defaultPath : normalizePathOption(pathOption);
  const response = await inputs.fetch(url);
  return {
    name: url.href,
    path,
    bytes: response.body,
    format: selectFormat(url.pathname, { kind, path: pathOption }),
    response,
  };
}

/** Reads a file from disk, standard input or a server, and finds its path. @throws CliError if it cannot be read. */
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

/** Adds the headers with which a document was served, unless there is a headers file. They can forbid indexing. */
function withHeadersOf(site: Site, { name, path }: SiteFile, response: ServerResponse): Site {
  const headers = headersAsFile(new URL(name), response);
  if (!headers || site.files.has(HEADERS_PATH) || site.files.get(path)?.format.id !== 'xml') return site;
  return {
    ...site,
    files: new Map([...site.files, ...createSite(site.origin, [{ ...headers, path: HEADERS_PATH }]).files]),
  };
}

/** Opens one file, together with those of `--with`. @throws CliError if one cannot be read. */
export async function openCliFile(
  name: string,
  values: Pick<OptionValues, 'path' | 'root' | 'with' | 'origin' | 'kind'>,
  context: OpenContext,
): Promise<CliFile> {
  const origin = selectOrigin([name], values.origin);
  const file = await openSiteFile(name, values, context, true);
  const files = [file];
  const otherOptions = { path: undefined, root: values.root, kind: undefined };
  for (const other of values.with) files.push(await openSiteFile(other, otherOptions, context, false));
  const { path, response } = file;
  const site = createSite(origin, files);
  return {
    site: response ? withHeadersOf(site, file, response) : site,
    path,
    name: file.name,
    ...(response ? { response } : {}),
  };
}
