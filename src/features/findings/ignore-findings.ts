// What is not to be told again, as steps of the one history; it never keeps anything from being saved.

import type { Finding } from '../../core/diagnostics/finding.ts';
import { removeSilencer } from '../../core/diagnostics/ignore-comments.ts';
import { createIgnoreEntry, ignoredWithout } from '../../core/diagnostics/ignored-findings.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import { changeDocument, type DocumentStore, edit } from '../../state/document/document-store.ts';
import type { StepLabel } from '../../state/document/history.ts';
import { type FindingReport, ignoringFile, isCurrent } from '../../state/findings/finder.ts';

function commit(store: DocumentStore, label: StepLabel, ignored: readonly IgnoredFinding[]): boolean {
  changeDocument(store, { origin: 'files', label }, ({ ignored: _, ...document }) =>
    ignored.length > 0 ? { ...document, ignored } : document,
  );
  return true;
}

/** Ignores one finding where it stands; nothing if the file has changed since it was found. */
export function ignoreFinding(store: DocumentStore, found: FindingReport, finding: Finding): boolean {
  const state = store.getState();
  const file = ignoringFile(state.document, found.path);
  if (!file || !isCurrent(state, found)) return false;
  const label = { code: 'ignore-finding', params: { code: finding.code } };
  return commit(store, label, [...file.ignored, createIgnoreEntry(finding, found.all, file)]);
}

/** Ignores every finding of a kind in a file, now and later. */
export function ignoreKind(store: DocumentStore, path: string, code: string): boolean {
  const { ignored = [] } = store.getState().document;
  const others = ignored.filter((one) => one.file !== path || one.code !== code);
  return commit(store, { code: 'ignore-kind', params: { code, path } }, [...others, { file: path, code }]);
}

/** Tells a finding again, and with it its kind, if that was ignored. */
export function stopIgnoring(store: DocumentStore, found: FindingReport, finding: Finding): boolean {
  const state = store.getState();
  const file = ignoringFile(state.document, found.path);
  if (!file || !isCurrent(state, found)) return false;
  const label = { code: 'stop-ignoring', params: { code: finding.code } };
  return commit(store, label, ignoredWithout(finding, found.all, file));
}

/** Removes the comment that silences a finding from the file; nothing if the file has changed since it was found. */
export function stopSilencing(store: DocumentStore, found: FindingReport, finding: Finding): boolean {
  if (!isCurrent(store.getState(), found)) return false;
  const label = { code: 'stop-silencing', params: { code: finding.code } };
  return edit(store, found.path, removeSilencer(found.source, finding), { origin: 'text', label }).done;
}
