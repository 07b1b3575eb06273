// The files of gatepost lint as sites: those of one folder make one, or all of them below a root; a workspace is one.

import { dirname, resolve } from 'node:path';
import { isRequestedName } from '../../core/formats/requested-paths.ts';
import { addAll } from '../../core/text/large-lists.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import { expandNames } from './expand-names.ts';
import { readReplacements } from './file-replacements.ts';
import {
  type CliFile,
  createSite,
  isWorkspaceName,
  type OpenContext,
  openSiteFile,
  type SiteFile,
  selectOrigin,
} from './open-file.ts';
import { openWorkspace, resolveBelow } from './open-workspace.ts';
import { STDIN } from './read-input.ts';

/** A file to look at. */
export interface LintFile extends CliFile {
  readonly ignored: readonly IgnoredFinding[];
  /** The workspace that holds it as a copy, which is not written to. */
  readonly heldBy?: string;
}

/** Names by the site that they make, each once. */
function groupBySite(names: readonly string[], root: string | undefined, cwd: string): readonly string[][] {
  const sites = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const name of names) {
    const isOnDisk = name !== STDIN && !isAddress(name);
    const file = isOnDisk ? resolve(cwd, name) : name;
    if (name !== STDIN && seen.has(file)) continue;
    seen.add(file);
    const folder = isOnDisk ? (root ?? dirname(file)) : STDIN;
    const key = isAddress(name) ? parseAddress(name).origin : folder;
    const together = sites.get(key);
    if (together) together.push(name);
    else sites.set(key, [name]);
  }
  return [...sites.values()];
}

async function openSiteFiles(
  names: readonly string[],
  values: OptionValues,
  context: OpenContext,
): Promise<CliFile[]> {
  const placed: SiteFile[] = [];
  for (const name of names) placed.push(await openSiteFile(name, values, context, names.length === 1));
  const site = createSite(selectOrigin(names, values.origin), placed);
  return placed.map(({ name, path, response }) => ({ site, path, name, ...(response ? { response } : {}) }));
}

/** The files of a workspace, each under the name of what is on disk, if it is. */
async function openWorkspaceFiles(
  name: string,
  values: OptionValues,
  { inputs }: OpenContext,
): Promise<LintFile[]> {
  const { workspace, site, replaced } = await openWorkspace(
    name,
    inputs,
    await readReplacements(values.file, inputs),
  );
  const { ignored = [] } = workspace;
  return [...site.files.keys()].map((path) => {
    const other = replaced.find((one) => one.path === path);
    const href = workspace.files.find((one) => one.path === path)?.href;
    if (other) {
      const { file, response } = other;
      return { site, path, ignored, name: file, ...(response ? { response } : {}) };
    }
    return href === undefined
      ? { site, path, ignored, name: `${name}:${path}`, heldBy: name }
      : { site, path, ignored, name: resolveBelow(name, href) };
  });
}

/** Opens the files, and the policy files of folders; each knows its site. @throws Complaint if one cannot be read. */
export async function openLintFiles(
  given: readonly string[],
  values: OptionValues,
  surroundings: OpenContext,
): Promise<readonly LintFile[]> {
  const names = await expandNames(given, surroundings.cwd, isRequestedName);
  const isHeld = (name: string) => values.path === undefined && !isAddress(name) && isWorkspaceName(name);
  const single = names.filter((name) => !isHeld(name));
  const [, second] = names;
  if (values.path !== undefined && second !== undefined)
    throw new CliError('not-with', { option: '--path', other: second });
  const [file] = values.file;
  if (file !== undefined && single[0] !== undefined)
    throw new CliError('not-with', { option: '--file', other: single[0] });
  const opened: LintFile[] = [];
  for (const group of groupBySite(single, values.root, surroundings.cwd))
    for (const one of await openSiteFiles(group, values, surroundings)) opened.push({ ...one, ignored: [] });
  for (const name of names.filter(isHeld))
    addAll(opened, await openWorkspaceFiles(name, values, surroundings));
  return opened;
}
