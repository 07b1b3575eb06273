// Files that refer to each other: the names of the one that refers hold in the other too (ACAP 1.1 2.3.2, 2.4.1.3).

import type { PolicyFiles } from '../../../questions/question.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { findReferencedFile } from './usage-plan.ts';

/** A file that refers to another one, or that another one refers to. */
export interface RelatedFile {
  readonly path: string;
  readonly file: AcapFile;
}

const locatorsOf = ({ records }: AcapFile): readonly string[] => [
  ...new Set(records.flatMap(({ reference }) => (reference ? [reference.field.locator] : []))),
];

/** The files of the site that refer to the one at a path. */
export const findParentFiles = (site: PolicyFiles, path: string): readonly RelatedFile[] =>
  [...site.files].flatMap(([other, { source, format }]) => {
    if (other === path) return [];
    const file = readAcapFile(createPolicy(source, format));
    return locatorsOf(file).some((locator) => findReferencedFile(site, locator)?.path === path)
      ? [{ path: other, file }]
      : [];
  });

/** The files that a file refers to; undefined for one that nobody has. */
export const findChildFiles = (site: PolicyFiles, file: AcapFile): readonly (RelatedFile | undefined)[] =>
  locatorsOf(file).map((locator) => findReferencedFile(site, locator));
