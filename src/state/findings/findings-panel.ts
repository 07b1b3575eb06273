// The list of findings as it is shown, and going from one finding to the next, which works without the list too.
import { createStore } from 'zustand/vanilla';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { comparePositions } from '../../core/document/range.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingMessage } from '../../messages/explain-finding.ts';
import { type DocumentStore, type GatepostState, updateView } from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import { type Finder, type FindingReport, isCurrent } from './finder.ts';

export interface FindingsPanel {
  readonly isOpen: boolean;
  /** The finding that was gone to last. */
  readonly current?: Finding;
  /** The finding that a key led to, as long as it is to be seen what it says. */
  readonly shown?: Finding;
  /** What is told aloud. */
  readonly said: string;
}

export const findingsPanel = createStore<FindingsPanel>(() => ({ isOpen: false, said: '' }));

export const openFindings = (isOpen: boolean): void => findingsPanel.setState({ isOpen });

/** Tells something aloud; the same sentence twice is read out twice only if it is another text. */
export const announceFindings = (sentence: string): void =>
  findingsPanel.setState(({ said }) => ({ said: said === sentence ? `${sentence}\u00a0` : sentence }));

/** What the key led to is no more to be seen. */
export function hideCurrentFinding(): void {
  const { shown: _, ...rest } = findingsPanel.getState();
  findingsPanel.setState(rest, true);
}

/** Brings a line (0-based) into sight, in the text and in the form. */
export function showLine(store: DocumentStore, line: number): void {
  const last = openSource(store.getState()).lines.length - 1;
  updateView(store, { caret: { position: { line: Math.min(line, last), column: 0 }, by: 'link' } });
}

/** Goes to the place of a finding, in the text and in the form. */
export function showFinding(store: DocumentStore, finding: Finding): void {
  findingsPanel.setState({ current: finding });
  updateView(store, { caret: { position: finding.range.start, by: 'link' } });
}

/** Whether the one that was gone to last is where one still is: at its place, or in its row while it is told. */
function isAtCaret({ view: { caret } }: GatepostState, finding: Finding): boolean {
  const { start } = finding.range;
  if (!caret) return false;
  const isTold = findingsPanel.getState().shown === finding && caret.by !== 'text';
  return isTold ? caret.position.line === start.line : comparePositions(start, caret.position) === 0;
}

/** Where the next one stands: behind the one that was gone to, if the caret is still there; else behind the caret. */
function nextPlace(state: GatepostState, { findings }: FindingReport, step: 1 | -1): number {
  const { current } = findingsPanel.getState();
  const caret = state.view.caret?.position ?? { line: 0, column: -1 };
  const at = current ? findings.indexOf(current) : -1;
  if (current && at >= 0 && isAtCaret(state, current)) return (at + step + findings.length) % findings.length;
  const behind = findings.findIndex(({ range }) => comparePositions(range.start, caret) > 0);
  const before = findings.findLastIndex(({ range }) => comparePositions(range.start, caret) < 0);
  if (step > 0) return Math.max(behind, 0);
  return before < 0 ? findings.length - 1 : before;
}

/** What is to be mended in the line of the caret: what is told of it, if that has a fix, or the next in the line that has one. */
export function findingToFix({ view }: GatepostState, { findings }: FindingReport): Finding | undefined {
  const line = view.caret?.position.line;
  const here = findings.filter(({ range }) => range.start.line === line);
  const { shown } = findingsPanel.getState();
  const told = shown ? here.indexOf(shown) : -1;
  const inTurn = told < 0 ? here : [...here.slice(told), ...here.slice(0, told)];
  return inTurn.find(({ fixes }) => fixes.length > 0) ?? inTurn[0];
}

function stepFrom(store: DocumentStore, found: FindingReport, step: 1 | -1): void {
  const { findings, path } = found;
  const place = nextPlace(store.getState(), found, step);
  const finding = findings[place];
  if (!finding) return announceFindings(words.nothingIn(path));
  showFinding(store, finding);
  if (!findingsPanel.getState().isOpen) findingsPanel.setState({ shown: finding });
  announceFindings(
    words.said(
      finding.severity,
      finding.range.start.line + 1,
      findingMessage(finding),
      place + 1,
      findings.length,
    ),
  );
}

/** Goes to the next finding, or the one before, and says it; as soon as the file is looked through, if it is not yet. */
export function goToFinding(store: DocumentStore, finder: Finder, step: 1 | -1): void {
  const found = finder.found();
  if (found && isCurrent(store.getState(), found) && found.path === store.getState().view.path)
    return stepFrom(store, found, step);
  const leave = finder.listen(() => {
    const now = finder.found();
    if (!now || !isCurrent(store.getState(), now)) return;
    leave();
    stepFrom(store, now, step);
  });
}
