// How much was found in the open file: a button that opens the list. It tells aloud where F8 leads to.
import { useRef } from 'react';
import { matchesKeys } from '../../actions/action.ts';
import { usePane } from '../../actions/use-pane.ts';
import { number } from '../../messages/en/counts.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { closeFixRequest, fixRequestStore } from '../../state/findings/fix-requests.ts';
import { useFindingReport, useFindingsPanel, useFixRequest } from '../../state/findings/use-findings.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import styles from './status-line.module.css';

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
  usePane('finding-count', { focus });
  const hasSome = found && (found.all.length > 0 || isOpen);
  return (
    <>
      {hasSome && (
        <button
          ref={button}
          type="button"
          className={`btn btn-link ${styles['found']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => openFindings(!isOpen)}
        >
          {found.findings.length === 0 ? nothingOf(found) : <Counts findings={found.findings} />}
        </button>
      )}
      <output className="vh">{said}</output>
      <Requested onClosed={focus} />
    </>
  );
}

const nothingOf = ({ hidden }: FindingReport) =>
  hidden.length > 0 ? words.ignored(hidden.length) : words.nothing;
