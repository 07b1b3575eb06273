// The list of findings as it is shown, and navigation between findings, which works without the list too.
import { createStore } from 'zustand/vanilla';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { comparePositions } from '../../core/document/range.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingMessage } from '../../messages/explain/explain-finding.ts';
import { type DocumentStore, type GatepostState, updateView } from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import { type Finder, type FindingReport, isCurrent } from './finder.ts';

export interface FindingsPanel {
  readonly isOpen: boolean;
  /** The finding that was last navigated to. */
  readonly current?: Finding;
  /** The finding that was reached by key, while its message is shown. */
  readonly shown?: Finding;
  /** The announcement for screen readers. */
  readonly said: string;
}

export const findingsPanel = createStore<FindingsPanel>(() => ({ isOpen: false, said: '' }));

export const openFindings = (isOpen: boolean): void => findingsPanel.setState({ isOpen });

/** Announces a sentence to screen readers. A repeated sentence is only read again if its text differs. */
export const announceFindings = (sentence: string): void =>
  findingsPanel.setState(({ said }) => ({ said: said === sentence ? `${sentence}\u00a0` : sentence }));

/** Hides the message of the finding that was reached by key. */
export function hideCurrentFinding(): void {
  const { shown: _, ...rest } = findingsPanel.getState();
  findingsPanel.setState(rest, true);
}

/** Scrolls a line (0-based) into view, in the text and in the form. */
export function showLine(store: DocumentStore, line: number): void {
  const last = openSource(store.getState()).lines.length - 1;
  updateView(store, { caret: { position: { line: Math.min(line, last), column: 0 }, by: 'link' } });
}

/** Navigates to the position of a finding, in the text and in the form. */
export function showFinding(store: DocumentStore, finding: Finding): void {
  findingsPanel.setState({ current: finding });
  updateView(store, { caret: { position: finding.range.start, by: 'link' } });
}

/** Whether the caret is still at the current finding: at its position, or in its row while its message is shown. */
function isAtCaret({ view: { caret } }: GatepostState, finding: Finding): boolean {
  const { start } = finding.range;
  if (!caret) return false;
  const isShown = findingsPanel.getState().shown === finding && caret.by !== 'text';
  return isShown ? caret.position.line === start.line : comparePositions(start, caret.position) === 0;
}

/**
 * Returns the index of the next finding: after the current one if the caret is still there, otherwise after the
 * caret.
 */
function nextIndex(state: GatepostState, { findings }: FindingReport, step: 1 | -1): number {
  const { current } = findingsPanel.getState();
  const caret = state.view.caret?.position ?? { line: 0, column: -1 };
  const index = current ? findings.indexOf(current) : -1;
  if (current && index >= 0 && isAtCaret(state, current))
    return (index + step + findings.length) % findings.length;
  const next = findings.findIndex(({ range }) => comparePositions(range.start, caret) > 0);
  const previous = findings.findLastIndex(({ range }) => comparePositions(range.start, caret) < 0);
  if (step > 0) return Math.max(next, 0);
  return previous < 0 ? findings.length - 1 : previous;
}

/**
 * Returns the finding to fix in the line of the caret: the shown one if it has a fix, otherwise the next one in
 * the line that has a fix.
 */
export function findingToFix({ view }: GatepostState, { findings }: FindingReport): Finding | undefined {
  const line = view.caret?.position.line;
  const inLine = findings.filter(({ range }) => range.start.line === line);
  const { shown } = findingsPanel.getState();
  const shownIndex = shown ? inLine.indexOf(shown) : -1;
  const ordered = shownIndex < 0 ? inLine : [...inLine.slice(shownIndex), ...inLine.slice(0, shownIndex)];
  return ordered.find(({ fixes }) => fixes.length > 0) ?? ordered[0];
}

function stepFrom(store: DocumentStore, report: FindingReport, step: 1 | -1): void {
  const { findings, path } = report;
  const index = nextIndex(store.getState(), report, step);
  const finding = findings[index];
  if (!finding) return announceFindings(words.nothingIn(path));
  showFinding(store, finding);
  if (!findingsPanel.getState().isOpen) findingsPanel.setState({ shown: finding });
  announceFindings(
    words.said(
      finding.severity,
      finding.range.start.line + 1,
      findingMessage(finding),
      index + 1,
      findings.length,
    ),
  );
}

/** Navigates to the next or previous finding and announces it, as soon as the file is inspected. */
export function goToFinding(store: DocumentStore, finder: Finder, step: 1 | -1): void {
  const report = finder.found();
  if (report && isCurrent(store.getState(), report) && report.path === store.getState().view.path)
    return stepFrom(store, report, step);
  const unsubscribe = finder.listen(() => {
    const newReport = finder.found();
    if (!newReport || !isCurrent(store.getState(), newReport)) return;
    unsubscribe();
    stepFrom(store, newReport, step);
  });
}
