// What the status line says of the file: what its edits change, what the reader does not get to see, what was found in it.

import { useRef } from 'react';
import { Link } from 'react-router';
import { matchesKeys } from '../../actions/action.ts';
import { usePane } from '../../actions/use-pane.ts';
import { countLinesCutOff } from '../../core/analysis/reader-marks/cut-off.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { shellNewsWords, cutOffWords as words } from '../../messages/en/app/notices.ts';
import { editChangesWords, toldChanges } from '../../messages/en/changes.ts';
import { compareReadersWords, keptVersionsWords } from '../../messages/en/compare.ts';
import { number } from '../../messages/en/counts.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { closeFixRequest, fixRequestStore } from '../../state/findings/fix-requests.ts';
import { useFindingReport, useFindingsPanel, useFixRequest } from '../../state/findings/use-findings.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { watchReaderMarks } from '../../state/table/comparison/reader-marks.ts';
import { useReaderDifferenceCount } from '../../state/table/comparison/use-readers.ts';
import { openFileTooBig, queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { startVersionAutosave } from '../../state/versions/version-autosave.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { shellStore } from '../shell/shell-store.ts';
import styles from './status-line.module.css';
import unsavedChangesStyles from './unsaved-changes.module.css';
import { useUnsavedChanges } from './use-unsaved-changes-diff.ts';

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
    <CompactText full={findingWords.counts(counts)}>
      {gravest.map(([severity, count]) => (
        <span key={severity}>
          <SeverityIcon severity={severity} /> {number(count)}
        </span>
      ))}
    </CompactText>
  );
}

/** A button with the count; nothing while nothing was found. */
function FindingCount() {
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
  hidden.length > 0 ? findingWords.ignored(hidden.length) : findingWords.nothing;

/** What the edits that are not saved change: a count that leads to the list. */
function UnsavedChangesCount() {
  const diff = useUnsavedChanges();
  if (!diff) return null;
  const { changed, all, isCurrent, outside = 0 } = diff;
  const full = toldChanges(changed, all, outside);
  const brief = outside > 0 ? editChangesWords.outside(outside) : editChangesWords.none;
  return (
    <Link
      to="/compare/versions"
      className={`${unsavedChangesStyles['count']} ${changed + outside > 0 ? unsavedChangesStyles['changed'] : ''}`}
      aria-busy={!isCurrent}
      title={editChangesWords.hint}
    >
      {changed + outside > 0 && <Icon name="g-changed" />}{' '}
      <CompactText full={full}>{changed > 0 ? editChangesWords.onTab(changed) : brief}</CompactText>
    </Link>
  );
}

/** Said where older steps are gone: undo does not reach back to the beginning any more. */
function HistoryNote() {
  const shortened = useDocument((state) => state.history.shortened);
  return shortened ? <span>{shellNewsWords.shortened}</span> : null;
}

const Expectations = lazyComponent(
  () => import('./expectation-status.tsx'),
  () => null,
);

watchReaderMarks(viewStore);
startVersionAutosave(documentStore, () => {
  // Whoever is told that nothing at all is kept need not hear this.
  if (shellStore.getState().kept) shellStore.setState({ problem: keptVersionsWords.notKept });
});

export default function StatusNotes() {
  const isOpen = useDocument(openFileTooBig) === undefined;
  const isAsked = useDocument(queriedFileTooBig) === undefined;
  return (
    <>
      {isAsked && <UnsavedChangesCount />}
      {isOpen && <CutOffNote />}
      {isAsked && <Expectations />}
      {isAsked && <ReaderDifferences />}
      {isOpen && <FindingCount />}
      <HistoryNote />
    </>
  );
}

function CutOffNote() {
  const policy = useDocument(openPolicy);
  const reader = readerOf(useDocument((state) => state.view.reader));
  const lines = countLinesCutOff(policy, reader);
  if (lines === 0) return null;
  const octets = reader.text.maxBytes ?? 0;
  return (
    <span className={styles['cut']}>
      <Icon name="g-warning" />{' '}
      {lines === policy.source.lines.length
        ? words.unreadAtAll(readerTitle(reader), octets)
        : words.unread(readerTitle(reader), lines, octets)}
    </span>
  );
}

/** Whether watched readers agree, leading to where they do not and why. */
function ReaderDifferences() {
  const count = useReaderDifferenceCount();
  const isFetch = useDocument(({ view }) => view.subject === undefined);
  const names = useWatchedReaders().map(readerTitle);
  if (count === undefined || names.length < 2 || !isFetch) return null;
  if (count === 0) return <Link to="/compare">{compareReadersWords.watchedAgree(names)}</Link>;
  const full =
    count === 'too-many' ? compareReadersWords.noteTooMany : compareReadersWords.note(count, names);
  return (
    <Link className={styles['differ']} to="/compare">
      <Icon name="g-differs" />{' '}
      <CompactText full={full}>{count === 'too-many' ? '…' : compareReadersWords.cells(count)}</CompactText>
    </Link>
  );
}
