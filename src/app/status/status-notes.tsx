// What the status line says of the file: what its edits change, what the reader does not get to see, what was found in it.

import { Link } from 'react-router';
import { countLinesCutOff } from '../../core/analysis/reader-marks/cut-off.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { shellNewsWords, cutOffWords as words } from '../../messages/en/app/notices.ts';
import { compareReadersWords, keptVersionsWords } from '../../messages/en/compare.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { watchedReadersOf } from '../../state/readers/watched-readers.ts';
import { watchReaderMarks } from '../../state/table/comparison/reader-marks.ts';
import { useReaderDifferenceCount } from '../../state/table/comparison/use-readers.ts';
import { openFileTooBig, queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { startVersionAutosave } from '../../state/versions/version-autosave.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { shellStore } from '../shell/shell-store.ts';
import { FindingCount } from './finding-count.tsx';
import styles from './status-line.module.css';
import { UnsavedChangesCount } from './unsaved-changes.tsx';

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
  const names = useDocument((state) => watchedReadersOf(state)).map(readerTitle);
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
