// What the status line says of the file: what its edits change, what the reader does not get to see, what was found in
// it, and what was done last.

import { useState } from 'react';
import { linesCutOff } from '../core/compare/cut-off.ts';
import { readerOf } from '../core/readers/index.ts';
import { compareReadersWords } from '../messages/en/compare.ts';
import { cutOffWords as words } from '../messages/en/suggestions.ts';
import { readerTitle } from '../messages/en/table.ts';
import { keptVersionsWords } from '../messages/en/versions.ts';
import { openPolicy } from '../state/derived.ts';
import { keepVersions } from '../state/keep-versions.ts';
import { keepReaderMarks } from '../state/reader-marks.ts';
import { askedTooBig, openTooBig } from '../state/too-big.ts';
import { documentStore, useDocument, viewStore } from '../state/use-document.ts';
import { useExpectationsNow } from '../state/use-expectations.ts';
import { useFound } from '../state/use-findings.ts';
import { useReaderNote } from '../state/use-readers.ts';
import { Brief } from '../ui/brief.tsx';
import { Icon } from '../ui/icon.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { EditChanges } from './edit-changes.tsx';
import { FindingCount } from './finding-count.tsx';
import { LastAction } from './last-action.tsx';
import { shellStore } from './shell-store.ts';
import styles from './status-line.module.css';

const Expectations = onDemand(
  () => import('./expectation-notes.tsx'),
  () => null,
);

keepReaderMarks(viewStore);
keepVersions(documentStore, () => {
  // Whoever is told that nothing at all is kept need not hear this.
  if (shellStore.getState().kept) shellStore.setState({ problem: keptVersionsWords.notKept });
});

/** Whether what comes late before it has come, or something was done since: what was done last does not move for that. */
function useHasPlace(isAsked: boolean): boolean {
  const found = useFound();
  const note = useReaderNote();
  const { checked } = useExpectationsNow();
  const isExpected = useDocument((state) => state.document.expectations.length > 0);
  const last = useDocument((state) => state.history.past.at(-1));
  const [first] = useState(last);
  const isKnown = found && (!isAsked || (note !== undefined && (checked || !isExpected)));
  return Boolean(isKnown) || last !== first;
}

export default function StatusNotes() {
  const isOpen = useDocument(openTooBig) === undefined;
  const isAsked = useDocument(askedTooBig) === undefined;
  const hasPlace = useHasPlace(isAsked);
  return (
    <>
      {isAsked && <EditChanges />}
      {isOpen && <CutOff />}
      {isAsked && <Expectations />}
      {isAsked && <ReadersDiffer />}
      {isOpen && <FindingCount />}
      <LastAction isShown={hasPlace} />
    </>
  );
}

function CutOff() {
  const policy = useDocument(openPolicy);
  const reader = readerOf(useDocument((state) => state.view.reader));
  const lines = linesCutOff(policy, reader);
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
function ReadersDiffer() {
  const note = useReaderNote();
  if (!note) return null;
  const told = note === 'too-many' ? compareReadersWords.noteTooMany : compareReadersWords.note(note);
  return (
    <PageLink className={styles['differ']} to="/compare">
      <Icon name="g-differs" />{' '}
      <Brief full={told}>{note === 'too-many' ? '…' : compareReadersWords.cells(note)}</Brief>
    </PageLink>
  );
}
