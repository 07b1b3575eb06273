// The file that refers to the open one: its definitions hold here too (ACAP 1.1 2.4.1.3, 2.7).
import { type AcapFile, acapFile } from '../../../core/dialects/acap/file.ts';
import { formatOfPath } from '../../../core/formats/index.ts';
import { type Policy, policyOf } from '../../../core/policy/policy.ts';
import type { GatepostState } from '../../../state/document-store.ts';
import { useDocument } from '../../../state/use-document.ts';

/** The file that refers to the open one, if one of the others does. */
export function referringPath({ document, view }: GatepostState): string | undefined {
  const refers = (path: string, policy: Policy) =>
    path !== view.path &&
    acapFile(policy).records.some(({ reference }) => reference?.field.locator === view.path);
  return document.files.find(({ path, source }) => refers(path, policyOf(source, formatOfPath(path))))?.path;
}

/** What that file says. */
export function referringFile(state: GatepostState): AcapFile | undefined {
  const path = referringPath(state);
  const found = state.document.files.find((file) => file.path === path);
  return path !== undefined && found ? acapFile(policyOf(found.source, formatOfPath(path))) : undefined;
}

/** That file, as it is now. */
export function useReferring(): { readonly path: string; readonly policy: Policy } | undefined {
  const path = useDocument(referringPath);
  const source = useDocument(({ document }) => document.files.find((file) => file.path === path)?.source);
  return path !== undefined && source ? { path, policy: policyOf(source, formatOfPath(path)) } : undefined;
}
