// Ignores findings, as steps of the history. This does not mark the files as unsaved.

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

/** Ignores one finding at its place; returns false if the file has changed since it was found. */
export function ignoreFinding(store: DocumentStore, report: FindingReport, finding: Finding): boolean {
  const state = store.getState();
  const file = ignoringFile(state.document, report.path);
  if (!file || !isCurrent(state, report)) return false;
  const label = { code: 'ignore-finding', params: { code: finding.code } };
  return commit(store, label, [...file.ignored, createIgnoreEntry(finding, report.all, file)]);
}

/** Ignores all findings of a kind in a file, now and in the future. */
export function ignoreKind(store: DocumentStore, path: string, code: string): boolean {
  const { ignored = [] } = store.getState().document;
  const others = ignored.filter((entry) => entry.file !== path || entry.code !== code);
  return commit(store, { code: 'ignore-kind', params: { code, path } }, [...others, { file: path, code }]);
}

/** Reports a finding again, and all findings of its kind if the kind was ignored. */
export function stopIgnoring(store: DocumentStore, report: FindingReport, finding: Finding): boolean {
  const state = store.getState();
  const file = ignoringFile(state.document, report.path);
  if (!file || !isCurrent(state, report)) return false;
  const label = { code: 'stop-ignoring', params: { code: finding.code } };
  return commit(store, label, ignoredWithout(finding, report.all, file));
}

/** Removes the comment that silences a finding; returns false if the file has changed since it was found. */
export function stopSilencing(store: DocumentStore, report: FindingReport, finding: Finding): boolean {
  if (!isCurrent(store.getState(), report)) return false;
  const label = { code: 'stop-silencing', params: { code: finding.code } };
  return edit(store, report.path, removeSilencer(report.source, finding), { origin: 'text', label }).done;
}
