// The file that refers to the open one: its definitions hold here too (ACAP 1.1 2.4.1.3, 2.7).
import { type AcapFile, acapFile } from '../../../core/dialects/acap/file.ts';
import type { Policy } from '../../../core/policy/policy.ts';
import { policyOfFile } from '../../../state/derived.ts';
import type { DocumentFile } from '../../../state/document.ts';
import type { GatepostState } from '../../../state/document-store.ts';
import { useDocument } from '../../../state/use-document.ts';

/** The file that refers to the open one, if one of the others does. */
export function referringPath({ document, view }: GatepostState): string | undefined {
  const refers = (file: DocumentFile) =>
    file.path !== view.path &&
    acapFile(policyOfFile(file)).records.some(({ reference }) => reference?.field.locator === view.path);
  return document.files.find(refers)?.path;
}

/** What that file says. */
export function referringFile(state: GatepostState): AcapFile | undefined {
  const path = referringPath(state);
  const found = state.document.files.find((file) => file.path === path);
  return found && acapFile(policyOfFile(found));
}

/** That file, as it is now. */
export function useReferring(): { readonly path: string; readonly policy: Policy } | undefined {
  const path = useDocument(referringPath);
  const file = useDocument(({ document }) => document.files.find((one) => one.path === path));
  return file && { path: file.path, policy: policyOfFile(file) };
}
