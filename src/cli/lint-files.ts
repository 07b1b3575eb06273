// The files of gatepost lint as sites: those of one folder make one, or all of them below a root; a workspace is one.

import { dirname, resolve } from 'node:path';
import type { Ignored } from '../core/site/ignored.ts';
import { addAll } from '../core/text/many.ts';
import { originOf } from './choices.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, STDIN } from './inputs.ts';
import type { Values } from './options.ts';
import { readReplacements } from './replaced.ts';
import { formatGiven, isWorkspaceName, type OpenedFile, type Placed, placeOf, siteOf } from './site-files.ts';
import { openWorkspace, placeBelow } from './workspace-file.ts';

/** A file to look at. */
export interface LintFile extends OpenedFile {
  readonly ignored: readonly Ignored[];
  /** The workspace that holds it as a copy, which is not written to. */
  readonly heldBy?: string;
}

interface Surroundings {
  readonly inputs: Inputs;
  readonly cwd: string;
}

/** Names by the site that they make, each once. */
function bySite(names: readonly string[], root: string | undefined, cwd: string): readonly string[][] {
  const sites = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const name of names) {
    const file = name === STDIN ? name : resolve(cwd, name);
    if (name !== STDIN && seen.has(file)) continue;
    seen.add(file);
    const key = root ?? (name === STDIN ? STDIN : dirname(file));
    const together = sites.get(key);
    if (together) together.push(name);
    else sites.set(key, [name]);
  }
  return [...sites.values()];
}

async function openTogether(
  names: readonly string[],
  values: Values,
  { inputs, cwd }: Surroundings,
): Promise<OpenedFile[]> {
  const placed: Placed[] = [];
  for (const name of names) {
    const path = placeOf(name, values, { cwd, isAlone: names.length === 1 });
    placed.push({ name, path, bytes: await inputs.read(name), format: formatGiven(name, values) });
  }
  const site = siteOf(originOf(values.origin), placed);
  return placed.map(({ name, path }) => ({ site, path, name }));
}

/** The files of a workspace, each under the name of what is on disk, if it is. */
async function openHeld(name: string, values: Values, { inputs }: Surroundings): Promise<LintFile[]> {
  const { workspace, site, replaced } = await openWorkspace(
    name,
    inputs,
    await readReplacements(values.file, inputs),
  );
  const { ignored = [] } = workspace;
  return [...site.files.keys()].map((path) => {
    const other = replaced.find((one) => one.path === path);
    const href = workspace.files.find((one) => one.path === path)?.href;
    if (other) return { site, path, ignored, name: other.file };
    return href === undefined
      ? { site, path, ignored, name: `${name}:${path}`, heldBy: name }
      : { site, path, ignored, name: placeBelow(name, href) };
  });
}

/** Opens the files; each knows its site. @throws Complaint if one cannot be read. */
export async function openForLint(
  names: readonly string[],
  values: Values,
  surroundings: Surroundings,
): Promise<readonly LintFile[]> {
  const isHeld = (name: string) => values.path === undefined && isWorkspaceName(name);
  const single = names.filter((name) => !isHeld(name));
  if (values.path !== undefined && names.length > 1)
    throw new Complaint('not-with', { option: '--path', other: names[1]! });
  const [file] = values.file;
  if (file !== undefined && single[0] !== undefined)
    throw new Complaint('not-with', { option: '--file', other: single[0] });
  const opened: LintFile[] = [];
  for (const group of bySite(single, values.root, surroundings.cwd))
    for (const one of await openTogether(group, values, surroundings)) opened.push({ ...one, ignored: [] });
  for (const name of names.filter(isHeld)) addAll(opened, await openHeld(name, values, surroundings));
  return opened;
}
