// How much was found in the open file, and on demand the list of it, above this line; on a narrow screen in place of the
// panes. It tells aloud where F8 leads to.
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { matchesKeys } from '../../actions/action.ts';
import { number } from '../../messages/en/counts.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { closeFixRequest, fixRequestStore } from '../../state/findings/fix-requests.ts';
import { useFindingReport, useFindingsPanel, useFixRequest } from '../../state/findings/use-findings.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { goToPage } from '../../ui/controls/page-link.tsx';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { focusPane } from '../panes/pane-focus.ts';
import { shellStore } from '../shell/shell-store.ts';
import styles from './status-line.module.css';

const Panel = lazyComponent(
  () => import('../../features/findings/findings-panel.tsx'),
  () => null,
);
const Step = lazyComponent(
  () => import('../../features/findings/finding-at-caret.tsx'),
  () => null,
);
const Snippets = lazyComponent(
  () => import('../../features/findings/snippet-dialog.tsx'),
  () => null,
);

// Here and not among the keys that work everywhere: Monaco has a list of its own for this key, and takes it before.
globalThis.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || !matchesKeys(event, globalActions.offerFixes.keys[0])) return;
  if (!location.hash.startsWith('#/edit')) return;
  event.preventDefault();
  globalActions.offerFixes.run();
});

const isNarrow = () => layoutStore.getState().kind === 'narrow';

// On a narrow screen the list gives way to the pane that is chosen.
shellStore.subscribe(({ front }, before) => {
  if (front !== before.front && isNarrow()) openFindings(false);
});

fixRequestStore.subscribe(({ request }) => {
  if (request?.show !== 'compare') return;
  closeFixRequest();
  goToPage('/compare');
});

/** What a fix asks of the page: a text to copy. */
function Requested({ onClosed }: { onClosed: () => void }) {
  const request = useFixRequest();
  if (!request || request.show === 'compare') return null;
  return (
    <ErrorBoundary quiet title="findings">
      <Snippets request={request} onClose={closeFixRequest} onClosed={onClosed} />
    </ErrorBoundary>
  );
}

/** What F8 led to while the list is closed, at the foot of the panes. */
function ShownStep({ found }: { found: FindingReport }) {
  const isShown = useFindingsPanel(({ shown }) => shown !== undefined);
  const place = document.querySelector('main');
  if (!isShown || !place) return null;
  return createPortal(
    <ErrorBoundary quiet title="findings">
      <Step found={found} onGone={focusShown} />
    </ErrorBoundary>,
    place,
  );
}

/** The row of the form that stands for the line that was gone to, or the text: where one goes on. */
function focusShown(): void {
  const line = documentStore.getState().view.caret?.position.line ?? 0;
  const row = document.querySelector<HTMLElement>(`#pane-records [data-line="${line + 1}"]`);
  const control = ['input, textarea, select', 'button, [tabindex]'].flatMap(
    (kind) => row?.querySelector<HTMLElement>(kind) ?? [],
  )[0];
  if (shellStore.getState().front === 'records' && control) control.focus();
  else focusPane(shellStore.getState().front);
}

/** The list, where the panes are. */
function OpenPanel({ found, onClose }: { found: FindingReport; onClose: () => void }) {
  const place = document.querySelector('main');
  if (!place) return null;
  const onShown = () => {
    if (!isNarrow()) return;
    openFindings(false);
    if (shellStore.getState().front === 'access') shellStore.setState({ front: 'text' });
    // The rows are folded out, and scrolled to, first.
    requestAnimationFrame(() => requestAnimationFrame(focusShown));
  };
  return createPortal(
    <ErrorBoundary quiet title="findings">
      <Panel found={found} onClose={onClose} onShown={onShown} />
    </ErrorBoundary>,
    place,
  );
}

/** As a sentence; in little room the two gravest as shapes and numbers. */
function Counts({ findings }: { findings: FindingReport['findings'] }) {
  const counts = countBySeverity(findings);
  const gravest = counts.filter(([, count]) => count > 0).slice(0, 2);
  return (
    <CompactText full={words.counts(counts)}>
      {gravest.map(([severity, count]) => (
        <span key={severity}>
          <SeverityIcon severity={severity} /> {number(count)}
        </span>
      ))}
    </CompactText>
  );
}

/** A button with the count; nothing while nothing was found. */
export function FindingCount() {
  const found = useFindingReport();
  const isOpen = useFindingsPanel((panel) => panel.isOpen);
  const said = useFindingsPanel((panel) => panel.said);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const close = () => {
    openFindings(false);
    focus();
  };
  const hasSome = found && (found.all.length > 0 || isOpen);
  return (
    <>
      {hasSome && (
        <button
          ref={button}
          type="button"
          className={`btn btn-link ${styles['found']} ${styles['counts']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => openFindings(!isOpen)}
        >
          {found.findings.length === 0 ? nothingOf(found) : <Counts findings={found.findings} />}
        </button>
      )}
      <output className="vh">{said}</output>
      {found && !isOpen && <ShownStep found={found} />}
      {found && isOpen && <OpenPanel found={found} onClose={close} />}
      <Requested onClosed={focus} />
    </>
  );
}

const nothingOf = ({ hidden }: FindingReport) =>
  hidden.length > 0 ? words.ignored(hidden.length) : words.nothing;
