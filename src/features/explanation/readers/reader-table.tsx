// The same question for every reader. The table is initially open if the watched readers disagree.

import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
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

/** Counts how many readers give each answer; the answer of the selected reader comes first. */
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

/** The watched readers take precedence: a disagreement of other readers does not open the table. */
function describeAgreement(state: GatepostState, verdicts: readonly ChosenVerdict[]): Agreement {
  const answers = countAnswers(verdicts);
  const [first, ...others] = answers;
  if (!first) return { sentence: words.everyReader, isDisputed: false };
  if (others.length === 0) return { sentence: words.readersAgree(first[1], first[0]), isDisputed: false };
  const watched: ReadonlySet<string> = new Set(watchedReadersOf(state).map(({ id }) => id));
  const watchedVerdicts = verdicts.filter(({ reader }) => watched.has(reader.id));
  const [answer, ...otherAnswers] = countAnswers(watchedVerdicts);
  if (!answer || otherAnswers.length > 0) return { sentence: words.readersDiffer(answers), isDisputed: true };
  const names = watchedVerdicts.map(({ reader }) => readerTitle(reader));
  return { sentence: words.watchedAgree(names, answer[0], answers), isDisputed: false };
}

/**
 * Rendered after the rest of the explanation; it may lag behind typing, because every reader reads the file
 * again.
 */
export function ReaderTable() {
  const state = useDocument(selectState);
  const deferred = useDeferredValue<GatepostState | undefined>(state, undefined);
  const [userChoice, setUserChoice] = useState<boolean>();
  const verdicts = useMemo(() => (deferred ? verdictsOfReaders(deferred) : []), [deferred]);
  const { sentence, isDisputed } = describeAgreement(deferred ?? state, verdicts);
  const isOpen = userChoice ?? isDisputed;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setUserChoice(!isOpen);
  };
  const Rows = countAnswers(verdicts).length > 1 ? ReaderRowsWithCauses : ReaderRows;
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary onClick={toggle}>{sentence}</summary>
      {isOpen && <Rows verdicts={verdicts} />}
    </details>
  );
}
