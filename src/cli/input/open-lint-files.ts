// Opens the files of gatepost lint as sites: the files of a folder, or all files below a root, or those of a workspace.

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

/** A file to inspect. */
export interface LintFile extends CliFile {
  readonly ignored: readonly IgnoredFinding[];
  /** The workspace that contains it as a copy, which lint does not write to. */
  readonly heldBy?: string;
}

/** Groups names by the site that they belong to, without repeats. */
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
    const siteNames = sites.get(key);
    if (siteNames) siteNames.push(name);
    else sites.set(key, [name]);
  }
  return [...sites.values()];
}

async function openSiteFiles(
  names: readonly string[],
  values: OptionValues,
  context: OpenContext,
): Promise<CliFile[]> {
  const siteFiles: SiteFile[] = [];
  for (const name of names) siteFiles.push(await openSiteFile(name, values, context, names.length === 1));
  const site = createSite(selectOrigin(names, values.origin), siteFiles);
  return siteFiles.map(({ name, path, response }) => ({
    site,
    path,
    name,
    ...(response ? { response } : {}),
  }));
}

/** The files of a workspace. A file that is on disk has the name that it has there. */
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
    const replacement = replaced.find((candidate) => candidate.path === path);
    const href = workspace.files.find((candidate) => candidate.path === path)?.href;
    if (replacement) {
      const { file, response } = replacement;
      return { site, path, ignored, name: file, ...(response ? { response } : {}) };
    }
    return href === undefined
      ? { site, path, ignored, name: `${name}:${path}`, heldBy: name }
      : { site, path, ignored, name: resolveBelow(name, href) };
  });
}

/**
 * Opens the files, and the policy files of folders, with their sites.
 * @param onEmpty is called with each folder without a policy file
 * @throws CliError if one cannot be read.
 */
export async function openLintFiles(
  operands: readonly string[],
  values: OptionValues,
  context: OpenContext,
  onEmpty: (name: string) => void,
): Promise<readonly LintFile[]> {
  const names = await expandNames(operands, context.cwd, isRequestedName, onEmpty);
  const isWorkspace = (name: string) =>
    values.path === undefined && !isAddress(name) && isWorkspaceName(name);
  const single = names.filter((name) => !isWorkspace(name));
  const [, secondName] = names;
  if (values.path !== undefined && secondName !== undefined)
    throw new CliError('not-with', { option: '--path', other: secondName });
  const [file] = values.file;
  if (file !== undefined && single[0] !== undefined)
    throw new CliError('not-with', { option: '--file', other: single[0] });
  const opened: LintFile[] = [];
  for (const group of groupBySite(single, values.root, context.cwd))
    for (const file of await openSiteFiles(group, values, context)) opened.push({ ...file, ignored: [] });
  for (const name of names.filter(isWorkspace))
    addAll(opened, await openWorkspaceFiles(name, values, context));
  return opened;
}
