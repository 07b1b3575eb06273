// What the status line says of the file: what its edits change, what the reader does not get to see, what was found in
// it, and what was done last.

import { useState } from 'react';
import { countLinesCutOff } from '../../core/analysis/reader-marks/cut-off.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { shellNewsWords, cutOffWords as words } from '../../messages/en/app/notices.ts';
import { describeStep } from '../../messages/en/changes.ts';
import { compareReadersWords, keptVersionsWords } from '../../messages/en/compare.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument, viewStore } from '../../state/document/use-document.ts';
import { useExpectationState } from '../../state/expectations/use-expectations.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { watchReaderMarks } from '../../state/table/comparison/reader-marks.ts';
import { useReaderDifferenceCount } from '../../state/table/comparison/use-readers.ts';
import { openFileTooBig, queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { startVersionAutosave } from '../../state/versions/version-autosave.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { PageLink } from '../../ui/controls/page-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { shellStore } from '../shell/shell-store.ts';
import { FindingCount } from './finding-count.tsx';
import styles from './status-line.module.css';
import { UnsavedChangesCount } from './unsaved-changes.tsx';

// What was done last, which undo would take back; and whether older steps are gone.
/** `isShown`: whether it has its place already. */
function LastChange({ isShown }: { isShown: boolean }) {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const shortened = useDocument((state) => state.history.shortened);
  return (
    <span className={styles['last']}>
      {last && isShown && (
        <span title={shellNewsWords.lastStep(describeStep(last))}>
          {shellNewsWords.lastStep(describeStep(last))}
        </span>
      )}
      {shortened && <span>{shellNewsWords.shortened}</span>}
    </span>
  );
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

/** Whether what comes late before it has come, or something was done since: what was done last does not move for that. */
function useHasRoom(isAsked: boolean): boolean {
  const found = useFindingReport();
  const note = useReaderDifferenceCount();
  const { checked } = useExpectationState();
  const isExpected = useDocument((state) => state.document.expectations.length > 0);
  const last = useDocument((state) => state.history.past.at(-1));
  const [first] = useState(last);
  const isKnown = found && (!isAsked || (note !== undefined && (checked || !isExpected)));
  return Boolean(isKnown) || last !== first;
}

export default function StatusNotes() {
  const isOpen = useDocument(openFileTooBig) === undefined;
  const isAsked = useDocument(queriedFileTooBig) === undefined;
  const hasPlace = useHasRoom(isAsked);
  return (
    <>
      {isAsked && <UnsavedChangesCount />}
      {isOpen && <CutOffNote />}
      {isAsked && <Expectations />}
      {isAsked && <ReaderDifferences />}
      {isOpen && <FindingCount />}
      <LastChange isShown={hasPlace} />
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

/** How many cells depend on the reader, leading to where and why; nothing while none does. */
function ReaderDifferences() {
  const note = useReaderDifferenceCount();
  if (!note) return null;
  const told = note === 'too-many' ? compareReadersWords.noteTooMany : compareReadersWords.note(note);
  return (
    <PageLink className={styles['differ']} to="/compare">
      <Icon name="g-differs" />{' '}
      <CompactText full={told}>{note === 'too-many' ? '…' : compareReadersWords.cells(note)}</CompactText>
    </PageLink>
  );
}
