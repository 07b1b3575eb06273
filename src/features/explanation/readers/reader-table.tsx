// The same question under every reader: open from the beginning where those that are watched do not agree.

import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { watchedReadersOf } from '../../../state/readers/watched-readers.ts';
import { type ChosenVerdict, verdictsOfReaders } from '../../../state/table/chosen-cell.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import styles from '../../questions/steps.module.css';
import { ReaderRows, type ReaderRowsProps } from './reader-rows.tsx';

const ReaderRowsWithCauses = lazyComponent<ReaderRowsProps>(
  () => import('./reader-rows-with-causes.tsx'),
  ReaderRows,
);

const selectState = (state: GatepostState) => state;

/** How many readers give each answer, the chosen reader's first. */
function countAnswers(verdicts: readonly ChosenVerdict[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { verdict } of verdicts) {
    const word = fetchPresentation.word(verdict);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts];
}

interface Agreement {
  readonly sentence: string;
  readonly isDisputed: boolean;
}

/** What the watched readers say comes first: what others make of the file is not worth opening a table for. */
function describeAgreement(state: GatepostState, verdicts: readonly ChosenVerdict[]): Agreement {
  const answers = countAnswers(verdicts);
  const [first, ...others] = answers;
  if (!first) return { sentence: words.everyReader, isDisputed: false };
  if (others.length === 0) return { sentence: words.readersAgree(first[1], first[0]), isDisputed: false };
  const watched: ReadonlySet<string> = new Set(watchedReadersOf(state).map(({ id }) => id));
  const seen = verdicts.filter(({ reader }) => watched.has(reader.id));
  const [answer, ...unlike] = countAnswers(seen);
  if (!answer || unlike.length > 0) return { sentence: words.readersDiffer(answers), isDisputed: true };
  const names = seen.map(({ reader }) => readerTitle(reader));
  return { sentence: words.watchedAgree(names, answer[0], answers), isDisputed: false };
}

/** Comes after the rest of the trace, and may lag behind a keystroke: every reader reads the file anew. */
export function ReaderTable() {
  const state = useDocument(selectState);
  const deferred = useDeferredValue<GatepostState | undefined>(state, undefined);
  const [wanted, setWanted] = useState<boolean>();
  const verdicts = useMemo(() => (deferred ? verdictsOfReaders(deferred) : []), [deferred]);
  const { sentence, isDisputed } = describeAgreement(deferred ?? state, verdicts);
  const isOpen = wanted ?? isDisputed;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(!isOpen);
  };
  const Rows = countAnswers(verdicts).length > 1 ? ReaderRowsWithCauses : ReaderRows;
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary onClick={toggle}>{sentence}</summary>
      {isOpen && <Rows verdicts={verdicts} />}
    </details>
  );
}
