// The files that refer to the open one, and those that it refers to (ACAP 1.1 2.3.2). Fetched with the rows of ACAP.
import { type NameSpace, usesFromParent } from '../core/dialects/acap/edit/names.ts';
import { acapFile } from '../core/dialects/acap/file.ts';
import type { PolicyFiles } from '../core/questions/question.ts';
import { childrenOf, parentsOf, type Relative } from '../core/questions/usage-relatives.ts';
import { openPolicy, siteOf } from './derived.ts';
import type { GatepostState } from './document-store.ts';
import { recent } from './recent.ts';

export interface OpenRelatives {
  readonly parents: readonly Relative[];
  /** Those that the site has. */
  readonly children: readonly Relative[];
}

const relativesAt = recent(2, (site: PolicyFiles, path: string, policy: ReturnType<typeof openPolicy>) => ({
  parents: parentsOf(site, path),
  children: childrenOf(site, acapFile(policy)).filter((one) => one !== undefined && one.path !== path),
}));

/** The same object until a file of the site changes. */
export const openRelatives = (state: GatepostState): OpenRelatives =>
  relativesAt(siteOf(state.document), state.view.path, openPolicy(state)) as OpenRelatives;

/** A line (0-based) of another file. */
export interface FarLine {
  readonly path: string;
  readonly line: number;
}

/** The lines of files that the open one refers to, in which a name means what the open file says. */
export const linesElsewhere = (
  { children }: OpenRelatives,
  space: NameSpace,
  name: string,
): readonly FarLine[] =>
  children.flatMap(({ path, file }) =>
    [...new Set(usesFromParent(file, space, name).map(({ line }) => line))].map((line) => ({ path, line })),
  );
