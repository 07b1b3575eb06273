// The files that refer to the open one, and those that it refers to (ACAP 1.1 2.3.2). Fetched with the rows of ACAP.

import { readAcapFile } from '../../../../core/formats/acap/acap-file.ts';
import { usesOfParentName } from '../../../../core/formats/acap/edit/names.ts';
import type { NameSpace } from '../../../../core/formats/acap/name-occurrences.ts';
import {
  findChildFiles,
  findParentFiles,
  type RelatedFile,
} from '../../../../core/formats/acap/question/related-files.ts';
import type { PolicyFiles } from '../../../../core/questions/question.ts';
import type { Policy } from '../../../../core/syntax/policy.ts';

export interface RelatedFiles {
  readonly parents: readonly RelatedFile[];
  /** Those that the site has. */
  readonly children: readonly RelatedFile[];
}

export const findRelatedFiles = (site: PolicyFiles, path: string, policy: Policy): RelatedFiles => ({
  parents: findParentFiles(site, path),
  children: findChildFiles(site, readAcapFile(policy)).filter(
    (one): one is RelatedFile => one !== undefined && one.path !== path,
  ),
});

/** A line (0-based) of another file. */
export interface LineInFile {
  readonly path: string;
  readonly line: number;
}

/** The lines of files that the open one refers to, in which a name means what the open file says. */
export const findLinesInChildren = (
  { children }: RelatedFiles,
  space: NameSpace,
  name: string,
): readonly LineInFile[] =>
  children.flatMap(({ path, file }) =>
    [...new Set(usesOfParentName(file, space, name).map(({ line }) => line))].map((line) => ({ path, line })),
  );
