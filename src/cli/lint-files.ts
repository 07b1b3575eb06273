// The files of gatepost lint as sites: those of one folder make one, or all of them below a root.
import { dirname, resolve } from 'node:path';
import { originOf } from './choices.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, STDIN } from './inputs.ts';
import type { Values } from './options.ts';
import { formatGiven, type OpenedFile, type Placed, placeOf, siteOf } from './site-files.ts';

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
    sites.set(key, [...(sites.get(key) ?? []), name]);
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
    placed.push({ name, path, bytes: await inputs.read(name), format: formatGiven(values) });
  }
  const site = siteOf(originOf(values.origin), placed);
  return placed.map(({ name, path }) => ({ site, path, name }));
}

/** Opens the files; each knows its site. @throws Complaint if one cannot be read. */
export async function openForLint(
  names: readonly string[],
  values: Values,
  surroundings: Surroundings,
): Promise<readonly OpenedFile[]> {
  const groups = bySite(names, values.root, surroundings.cwd);
  if (values.path !== undefined && names.length > 1)
    throw new Complaint('not-with', { option: '--path', other: names[1]! });
  const opened: OpenedFile[] = [];
  for (const group of groups) opened.push(...(await openTogether(group, values, surroundings)));
  return opened;
}
