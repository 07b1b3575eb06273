// Notes about the file in the status line: the effect of its edits, lines that the reader does not read, its findings.

import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { matchesKeys } from '../../actions/action.ts';
import { usePane } from '../../actions/use-pane.ts';
import { countLinesCutOff } from '../../core/analysis/reader-marks/cut-off.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { urlOfPath } from '../../core/proof/decided-answer.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { describeChangesInShort } from '../../messages/describe-changes.ts';
import { noticeWords, cutOffWords as words } from '../../messages/en/app/notices.ts';
import { announcedChanges, editChangesWords } from '../../messages/en/comparison/changes.ts';
import { compareReadersWords, keptVersionsWords } from '../../messages/en/comparison/compare.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { closeFixRequest, fixRequestStore } from '../../state/findings/fix-requests.ts';
import { useFindingReport, useFindingsPanel, useFixRequest } from '../../state/findings/use-findings.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { addCell } from '../../state/table/additions/add-cell.ts';
import { watchReaderMarks } from '../../state/table/comparison/reader-marks.ts';
import { useDifferingReaders, useReaderDifferenceCount } from '../../state/table/comparison/use-readers.ts';
import { useReadersAgree } from '../../state/table/comparison/use-readers-agree.ts';
import { tableQuestionOf } from '../../state/table/table-question.ts';
import { openFileTooBig, queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { startVersionAutosave } from '../../state/versions/version-autosave.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import { shellStore } from '../shared/shell-store.ts';
import { ExpectationStatus } from './expectation-status.tsx';
import styles from './status-line.module.css';
import unsavedChangesStyles from './unsaved-changes.module.css';
import { useProvedChanges } from './use-proved-changes.ts';
import { useUnsavedChanges } from './use-unsaved-changes-diff.ts';

const Snippets = lazyComponent(loadOnDemand, 'SnippetDialog', () => null);

// Not among the keys that work everywhere: Monaco has its own list for this key and must receive it first.
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

/** The dialog that a fix requested: a text to copy. */
function RequestedDialog({ onClosed }: { onClosed: () => void }) {
  const request = useFixRequest();
  if (!request || request.show === 'compare') return null;
  return (
    <ErrorBoundary quiet title="findings">
      <Snippets request={request} onClose={closeFixRequest} onClosed={onClosed} />
    </ErrorBoundary>
  );
}

/** Each count with its shape; kinds without findings are left out. */
const FindingCounts = ({ findings }: { findings: FindingReport['findings'] }) => (
  <span className={styles['counts']}>
    {countBySeverity(findings)
      .filter(([, count]) => count > 0)
      .map((count) => (
        <span key={count[0]}>
          <SeverityIcon severity={count[0]} /> {findingWords.counts([count])}
        </span>
      ))}
  </span>
);

/** A button with the counts; not rendered if there are no findings. */
function FindingCount() {
  const report = useFindingReport();
  const isOpen = useFindingsPanel((panel) => panel.isOpen);
  const said = useFindingsPanel((panel) => panel.said);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  usePane('finding-count', { focus });
  // The list is only there; from another page, the button leads to it.
  const isInWorkbench = useLocation().pathname === '/edit';
  const hasFindings = report && (report.all.length > 0 || isOpen);
  return (
    <>
      {!report && <span className="faint">{findingWords.checking}</span>}
      {hasFindings && (
        <button
          ref={button}
          type="button"
          className={`btn btn-link ${styles['found']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen && isInWorkbench}
          onClick={() => {
            openFindings(!(isOpen && isInWorkbench));
            if (!isInWorkbench) goToPage('/edit');
          }}
        >
          {report.findings.length === 0 ? (
            describeNoFindings(report)
          ) : (
            <FindingCounts findings={report.findings} />
          )}
        </button>
      )}
      <output className="vh">{said}</output>
      <RequestedDialog onClosed={focus} />
    </>
  );
}

const describeNoFindings = ({ hidden }: FindingReport) =>
  hidden.length > 0 ? findingWords.ignored(hidden.length) : findingWords.nothing;

/** The question of the table in words, such as `May it crawl?`; undefined for fetching. */
function questionTitle({ view: { subject } }: GatepostState): string | undefined {
  const question = tableQuestionOf(subject);
  const choice = subject && question?.choiceOf(subject);
  return question?.choices.find(({ value }) => value === choice)?.word;
}

/**
 * The effect of unsaved edits: what is proved for any URL, and how many answers of the table change. Links to the
 * list.
 */
function UnsavedChangesNote() {
  const diff = useUnsavedChanges();
  const proved = useProvedChanges();
  const question = useDocument(questionTitle);
  const watched = useWatchedReaders();
  if (!diff) return null;
  const { changed, all, isCurrent, outside = 0 } = diff;
  const isSame =
    proved && proved.changes.settled && proved.changes.areas.length === 0 && !proved.changes.otherReaders;
  // Another reader may read the change otherwise.
  const ofReaders = isSame ? ` (${watched.map(readerTitle).join(', ')})` : '';
  const anywhere = proved && `${describeChangesInShort(proved.changes)}${ofReaders}`;
  const inTable =
    question && changed + outside === 0
      ? editChangesWords.noneTo(question)
      : announcedChanges(changed, all, proved ? 0 : outside);
  const full = anywhere ? (changed > 0 ? `${anywhere}; ${inTable}` : anywhere) : inTable;
  const brief = outside > 0 ? editChangesWords.outside(outside) : inTable;
  const isChange =
    changed + outside > 0 ||
    (proved?.changes.areas.length ?? 0) > 0 ||
    proved?.changes.otherReaders !== undefined;
  return (
    <Link
      to="/compare/versions"
      className={`inline tight target ${styles['sentence']} ${unsavedChangesStyles['count']} ${isChange ? `strong changed` : ''}`}
      aria-busy={!isCurrent || proved?.isCurrent === false}
      title={escapeInvisible(`${full}. ${editChangesWords.hint}`)}
    >
      {isChange && <Icon name="g-changed" />}{' '}
      <span className="cut">
        <CompactText full={full}>
          {changed > 0 ? editChangesWords.onTab(changed) : (anywhere ?? brief)}
        </CompactText>
      </span>
    </Link>
  );
}

/** Shown if older steps were dropped: undo no longer reaches back to the beginning. */
function HistoryNote() {
  const shortened = useDocument((state) => state.history.shortened);
  return shortened ? <span>{noticeWords.shortened}</span> : null;
}

watchReaderMarks(viewStore);
startVersionAutosave(documentStore, () => {
  // If nothing at all can be stored, that notice is enough.
  if (shellStore.getState().kept) shellStore.setState({ problem: keptVersionsWords.notKept });
});

export function StatusNotes() {
  const isEditable = useDocument(openFileTooBig) === undefined;
  const isAnswered = useDocument(queriedFileTooBig) === undefined;
  return (
    <>
      {isEditable && <CutOffNote />}
      {isAnswered && <ExpectationStatus />}
      {isEditable && <FindingCount />}
      {/* It comes and goes with each edit, so that what is counted is before it. */}
      {isAnswered && <UnsavedChangesNote />}
      <HistoryNote />
      {/* The first that leaves where there is little room. */}
      {isAnswered && <ReaderDifferences />}
    </>
  );
}

function CutOffNote() {
  const policy = useDocument(openPolicy);
  const reader = readerOf(useDocument((state) => state.view.reader));
  const lines = countLinesCutOff(policy, reader);
  if (lines === 0) return null;
  const octets = reader.text.maxBytes ?? 0;
  const sentence =
    lines === countLines(policy.source.lines)
      ? words.unreadAtAll(readerTitle(reader), octets)
      : words.unread(readerTitle(reader), lines, octets);
  return (
    <span className={`inline tight ${styles['sentence']} ${styles['unread']}`} title={sentence}>
      <Icon name="g-warning" /> <span className="cut">{sentence}</span>
    </span>
  );
}

const readersNote = `target ${styles['whole']} ${styles['readers']}`;

/** Readers that agree in the table: whether they do for every URL, or where they do not. */
function ReadersAgree({ watched }: { watched: readonly Reader[] }) {
  const result = useReadersAgree();
  if (typeof result === 'object') {
    const { agent, path, readers } = result;
    const sentence = compareReadersWords.differAt(readers.map(readerTitle), path);
    // The comparison shows the table, so the URL must be in it.
    const ask = () => addCell(documentStore, { agent, url: urlOfPath(path, '') });
    return (
      <Link
        className={`${readersNote} differs`}
        to="/compare"
        title={escapeInvisible(`${sentence}. ${compareReadersWords.askDiffering}`)}
        onClick={ask}
      >
        <span>
          <Icon name="g-differs" /> <VisibleText text={sentence} />
        </span>
      </Link>
    );
  }
  const sentence = compareReadersWords.watchedAgree(watched.map(readerTitle), result !== 'same');
  const hasOperators = watched.some(({ operator }) => operator !== null);
  return (
    <Link
      className={readersNote}
      to="/compare"
      title={hasOperators ? `${sentence}. ${compareReadersWords.eachForItsOwn}` : sentence}
    >
      <span>{sentence}</span>
    </Link>
  );
}

const titleOf = (id: ReaderId) => readerTitle(readerOf(id));

/** Whether watched readers agree, with a link to where they do not and why. */
function ReaderDifferences() {
  const count = useReaderDifferenceCount();
  const isFetch = useDocument(({ view }) => view.subject === undefined);
  const watched = useWatchedReaders();
  const reader = useDocument(({ view }) => view.reader);
  const differing = useDifferingReaders();
  if (count === undefined || watched.length < 2 || !isFetch) return null;
  if (count === 0) return <ReadersAgree watched={watched} />;
  const full =
    count === 'too-many'
      ? compareReadersWords.noteTooMany
      : compareReadersWords.note(count, titleOf(reader), differing.map(titleOf));
  return (
    <Link className={`${readersNote} differs`} to="/compare" title={full}>
      <span>
        <Icon name="g-differs" />{' '}
        <CompactText full={full}>{count === 'too-many' ? '…' : compareReadersWords.cells(count)}</CompactText>
      </span>
    </Link>
  );
}
