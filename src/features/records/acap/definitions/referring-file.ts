// The file that refers to the open file: its definitions apply in the open file too (ACAP 1.1 2.4.1.3, 2.7).
import type { AcapFile } from '../../../../core/formats/acap/acap-file.ts';
import { findParentFiles, type RelatedFile } from '../../../../core/formats/acap/question/related-files.ts';
import type { Policy } from '../../../../core/syntax/policy.ts';
import type { GatepostState } from '../../../../state/document/document-store.ts';
import { policyOfFile, siteOf } from '../../../../state/document/selectors.ts';
import { useDocument } from '../../../../state/document/use-document.ts';

/** Finds the file that refers to the open file. */
const findReferringFile = ({ document, view }: GatepostState): RelatedFile | undefined =>
  findParentFiles(siteOf(document), view.path)[0];

/** Returns the path of the referring file. */
export const referringFilePath = (state: GatepostState): string | undefined => findReferringFile(state)?.path;

/** Returns the parsed content of the referring file. */
export const referringAcapFile = (state: GatepostState): AcapFile | undefined =>
  findReferringFile(state)?.file;

/** The path and policy of the referring file, in its current state. */
export function useReferringFile(): { readonly path: string; readonly policy: Policy } | undefined {
  const path = useDocument(referringFilePath);
  const file = useDocument(({ document }) => document.files.find((candidate) => candidate.path === path));
  return file && { path: file.path, policy: policyOfFile(file) };
}
