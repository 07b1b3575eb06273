// Finds the files that refer to each other. Names that the referring file defines are valid in the other (ACAP 1.1
// 2.3.2, 2.4.1.3).

import type { PolicyFiles } from '../../../questions/question.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { findReferencedFile } from './usage-plan.ts';

/** Files that share names and definitions with this one (2.3.2). */
export interface RelatedFiles {
  /** Files that refer to this one. Their definitions are valid here too. */
  readonly parents: readonly AcapFile[];
  /** Files that this one refers to; undefined for one that the site does not have. */
  readonly children: readonly (AcapFile | undefined)[];
}

/** A file that refers to another file, or is referred to. */
export interface RelatedFile {
  readonly path: string;
  readonly file: AcapFile;
}

const locatorsOf = ({ records }: AcapFile): readonly string[] => [
  ...new Set(records.flatMap(({ reference }) => (reference ? [reference.field.locator] : []))),
];

/** Finds the files of the site that refer to the file at a path. */
export const findParentFiles = (site: PolicyFiles, path: string): readonly RelatedFile[] =>
  [...site.files].flatMap(([other, { source, format }]) => {
    if (other === path) return [];
    const file = readAcapFile(createPolicy(source, format));
    return locatorsOf(file).some((locator) => findReferencedFile(site, locator)?.path === path)
      ? [{ path: other, file }]
      : [];
  });

/** Finds the files that a file refers to. An entry is undefined if the site does not have the file. */
export const findChildFiles = (site: PolicyFiles, file: AcapFile): readonly (RelatedFile | undefined)[] =>
  locatorsOf(file).map((locator) => findReferencedFile(site, locator));
