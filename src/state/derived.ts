// What follows from the document: computed when asked, memoised on immutable objects, never stored.
import { formatOfPath } from '../core/formats/index.ts';
import { type Policy, policyOf } from '../core/policy/policy.ts';
import type { Source } from '../core/text/source.ts';
import { type DocumentFile, fileOf } from './document.ts';
import type { GatepostState } from './document-store.ts';

/** The file that is open in the records and text panes. */
export function openFile(state: GatepostState): DocumentFile {
  const file = fileOf(state.document, state.view.path) ?? state.document.files[0];
  if (!file) throw new Error('a document has at least one file');
  return file;
}

export const openSource = (state: GatepostState): Source => openFile(state).source;

/** The open file as a policy. */
export function openPolicy(state: GatepostState): Policy {
  return policyOf(openSource(state), formatOfPath(state.view.path));
}
