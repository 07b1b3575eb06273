// The files that refer to the open file, and those that it refers to (ACAP 1.1 2.3.2). Loaded with the ACAP rows.

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
  /** The referred files that exist on the site. */
  readonly children: readonly RelatedFile[];
}

export const findRelatedFiles = (site: PolicyFiles, path: string, policy: Policy): RelatedFiles => ({
  parents: findParentFiles(site, path),
  children: findChildFiles(site, readAcapFile(policy)).filter(
    (child): child is RelatedFile => child !== undefined && child.path !== path,
  ),
});

/** A line (0-based) of another file. */
export interface LineInFile {
  readonly path: string;
  readonly line: number;
}

/** Finds the lines of referred files in which a name has the meaning that the open file defines. */
export const findLinesInChildren = (
  { children }: RelatedFiles,
  space: NameSpace,
  name: string,
): readonly LineInFile[] =>
  children.flatMap(({ path, file }) =>
    [...new Set(usesOfParentName(file, space, name).map(({ line }) => line))].map((line) => ({ path, line })),
  );
