// Files from disk as a site: where each stands on it, and what kind of file it is.
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { asAsked } from '../core/formats/asked-names.ts';
import { declaresXml } from '../core/formats/declares-xml.ts';
import { type FormatId, formatOf, formatOfPath, formats } from '../core/formats/index.ts';
import { atOnce } from '../core/questions/pieces.ts';
import { openSite, type Site } from '../core/site/site.ts';
import { excessOf } from '../core/text/big-source.ts';
import type { Excess } from '../core/text/sizes.ts';
import { oneOf, originOf } from './choices.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, STDIN } from './inputs.ts';
import type { Values } from './options.ts';

/** The path of the file that is meant if nothing tells otherwise. */
const DEFAULT_PATH = '/robots.txt';

/** A file with its place on the site; `name` is what the person called it. */
export interface Placed {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly format?: FormatId | undefined;
}

/** Whether a file is a workspace, by its name. */
export const isWorkspaceName = (name: string): boolean => /\.gatepost\.json$/i.test(name);

const isDefault = (path: string) => formatOfPath(path) === formatOfPath(DEFAULT_PATH);

/** Whether a way from a folder leads out of it. */
export const leadsOut = (way: string): boolean =>
  way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);

function pathInRoot(name: string, root: string, cwd: string): string {
  const inside = relative(resolve(cwd, root), resolve(cwd, name));
  if (inside === '' || leadsOut(inside)) throw new Complaint('outside-root', { file: name, root });
  return asAsked(`/${inside.replaceAll(sep, '/')}`);
}

/** A path as `--path` gives it. */
const pathGiven = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/**
 * Where a file stands. One alone that is neither data.txt nor a document is taken for the robots.txt, whatever its
 * name; among others each stands under its own.
 */
export function placeOf(
  name: string,
  { path, root }: Pick<Values, 'path' | 'root'>,
  { cwd, isAlone }: { readonly cwd: string; readonly isAlone: boolean },
): string {
  if (path !== undefined) return pathGiven(path);
  if (name === STDIN) return DEFAULT_PATH;
  if (isWorkspaceName(name)) throw new Complaint('is-workspace', { file: name });
  if (root !== undefined) return pathInRoot(name, root, cwd);
  const own = asAsked(`/${basename(name)}`);
  return isAlone && isDefault(own) ? DEFAULT_PATH : own;
}

const excessWords = ({ what, size, most }: Excess) => ({ what, size: String(size), most: String(most) });

/** @throws Complaint if a file is larger than one that answers are worked out for. */
export function refuseTooBig(file: string, bytes: Uint8Array): void {
  const excess = atOnce(excessOf(bytes));
  if (excess) throw new Complaint('over-limit', { file, ...excessWords(excess) });
}

/** A site of files. @throws Complaint if two have the same path, or if one is larger than a file that can be edited. */
export function siteOf(origin: string, files: readonly Placed[]): Site {
  const byPath = new Map<string, Placed>();
  for (const file of files) {
    const other = byPath.get(file.path);
    if (other) throw new Complaint('same-path', { path: file.path, file: file.name, other: other.name });
    refuseTooBig(file.name, file.bytes);
    byPath.set(file.path, file);
  }
  const site = openSite({ origin, files: Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])) });
  const withFormats = [...site.files.values()].map((file) => {
    const chosen = byPath.get(file.path)?.format;
    const found = isDefault(file.path) && declaresXml(file.source) ? 'xml' : undefined;
    return { ...file, format: formatOf(file.path, chosen ?? found) };
  });
  return { origin, files: new Map(withFormats.map((file) => [file.path, file])) };
}

const formatIds = formats.map(({ id }) => id);

/** Whether a file is said to be the robots.txt, by `--path` or else by its own name. */
const isCalledRobots = (name: string, path: string | undefined): boolean =>
  (path === undefined ? asAsked(`/${basename(name)}`) : pathGiven(path)) === DEFAULT_PATH;

/** The kind of file that `--format` names; one that is called robots.txt is one, whatever it holds. */
export function formatGiven(
  name: string,
  { format, path }: Pick<Values, 'format' | 'path'>,
): FormatId | undefined {
  const chosen = oneOf('format', format, formatIds);
  return chosen ?? (isCalledRobots(name, path) ? formatOfPath(DEFAULT_PATH).id : undefined);
}

/** The file that a command is about, on its site. */
export interface OpenedFile {
  readonly site: Site;
  readonly path: string;
  readonly name: string;
}

/** Opens one file, with those of `--with` beside it. @throws Complaint if one cannot be read. */
export async function openFile(
  name: string,
  values: Pick<Values, 'path' | 'root' | 'with' | 'origin' | 'format'>,
  { inputs, cwd }: { readonly inputs: Inputs; readonly cwd: string },
): Promise<OpenedFile> {
  const origin = originOf(values.origin);
  const path = placeOf(name, values, { cwd, isAlone: true });
  const files: Placed[] = [{ name, path, bytes: await inputs.read(name), format: formatGiven(name, values) }];
  for (const other of values.with) {
    const place = placeOf(other, { path: undefined, root: values.root }, { cwd, isAlone: false });
    const format = formatGiven(other, { format: undefined, path: undefined });
    files.push({ name: other, path: place, bytes: await inputs.read(other), format });
  }
  return { site: siteOf(origin, files), path, name };
}
