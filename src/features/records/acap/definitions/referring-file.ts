// The file that refers to the open one: its definitions hold here too (ACAP 1.1 2.4.1.3, 2.7).
import type { AcapFile } from '../../../../core/formats/acap/acap-file.ts';
import { findParentFiles, type RelatedFile } from '../../../../core/formats/acap/question/related-files.ts';
import type { Policy } from '../../../../core/syntax/policy.ts';
import type { GatepostState } from '../../../../state/document/document-store.ts';
import { policyOfFile, siteOf } from '../../../../state/document/selectors.ts';
import { useDocument } from '../../../../state/document/use-document.ts';

/** The file that refers to the open one, if one of the others does. */
const findReferringFile = ({ document, view }: GatepostState): RelatedFile | undefined =>
  findParentFiles(siteOf(document), view.path)[0];

/** Where it is. */
export const referringFilePath = (state: GatepostState): string | undefined => findReferringFile(state)?.path;

/** What that file says. */
export const referringAcapFile = (state: GatepostState): AcapFile | undefined =>
  findReferringFile(state)?.file;

/** That file, as it is now. */
export function useReferringFile(): { readonly path: string; readonly policy: Policy } | undefined {
  const path = useDocument(referringFilePath);
  const file = useDocument(({ document }) => document.files.find((one) => one.path === path));
  return file && { path: file.path, policy: policyOfFile(file) };
}
