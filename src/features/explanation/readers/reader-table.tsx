// The same question under every reader: open from the beginning where they do not agree.

import { type MouseEvent, useDeferredValue, useState } from 'react';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
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

/** Comes after the rest of the trace, and may lag behind a keystroke: every reader reads the file anew. */
export function ReaderTable() {
  const state = useDocument(selectState);
  const deferred = useDeferredValue<GatepostState | undefined>(state, undefined);
  const [wanted, setWanted] = useState<boolean>();
  const verdicts = deferred ? verdictsOfReaders(deferred) : [];
  const answers = countAnswers(verdicts);
  const [first] = answers;
  const isApart = answers.length > 1;
  const isOpen = wanted ?? isApart;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(!isOpen);
  };
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary onClick={toggle}>
        {words.everyReader}
        {first && ': '}
        {first && (isApart ? words.readersDiffer(answers) : words.readersAgree(first[1], first[0]))}
      </summary>
      {isOpen &&
        (isApart ? <ReaderRowsWithCauses verdicts={verdicts} /> : <ReaderRows verdicts={verdicts} />)}
    </details>
  );
}
