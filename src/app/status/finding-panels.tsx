// The list of findings in place of the panes, or at their foot the finding that F8 selected.

import { useState } from 'react';
import { getPane } from '../../actions/panes.ts';
import { FindingAtCaret } from '../../features/findings/finding-at-caret.tsx';
import { FindingsPanel } from '../../features/findings/findings-panel.tsx';
import { isOtherSite } from '../../state/document/is-other-site.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { useFindingReport, useFindingsPanel } from '../../state/findings/use-findings.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { openFileTooBig } from '../../state/table/too-big-file.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { focusPane } from '../shared/pane-focus.ts';
import { shellStore } from '../shared/shell-store.ts';

const isNarrow = () => layoutStore.getState().kind === 'narrow';

// On a narrow screen, the list closes when a pane is brought to the front.
shellStore.subscribe(({ front }, before) => {
  if (front !== before.front && isNarrow()) openFindings(false);
});

// Another site begins without the list, whatever the last one had.
documentStore.subscribe((state, before) => {
  if (isOtherSite(state, before)) openFindings(false);
});

/** Moves the focus to the row of the form for the line at the caret, or to the text. */
function focusShown(): void {
  const { front } = shellStore.getState();
  const line = documentStore.getState().view.caret?.position.line ?? 0;
  if (front !== 'records' || !getPane('record-list')?.focusLine(line)) focusPane(front);
}

function close(): void {
  openFindings(false);
  getPane('finding-count')?.focus();
}

function onShown(): void {
  if (!isNarrow()) return;
  openFindings(false);
  if (shellStore.getState().front === 'access') shellStore.setState({ front: 'text' });
  // First, the rows are expanded and scrolled to.
  requestAnimationFrame(() => requestAnimationFrame(focusShown));
}

const withoutFindings = (report: FindingReport): FindingReport => ({
  ...report,
  findings: [],
  byLine: new Map(),
  unwatched: [],
  hidden: [],
  silenced: [],
  all: [],
});

/** Returns the latest findings. While another file is inspected first, it is a report without any: the list stays. */
function useLastReport(): FindingReport | undefined {
  const report = useFindingReport();
  const [last, setLast] = useState(report);
  if (report && report !== last) setLast(report);
  else if (!report && last && last.all.length > 0) setLast(withoutFindings(last));
  return report ?? last;
}

export function FindingPanels() {
  const isReadable = useDocument(openFileTooBig) === undefined;
  const report = useLastReport();
  const isOpen = useFindingsPanel((panel) => panel.isOpen);
  const isStepShown = useFindingsPanel(({ shown }) => shown !== undefined);
  if (!isReadable || !report) return null;
  return (
    <ErrorBoundary quiet title="findings">
      {isOpen && <FindingsPanel found={report} onClose={close} onShown={onShown} />}
      {!isOpen && isStepShown && <FindingAtCaret found={report} onGone={focusShown} />}
    </ErrorBoundary>
  );
}
