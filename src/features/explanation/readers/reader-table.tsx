// The same question for every reader: what the watched readers say, and folded, the others.

import { type MouseEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type ReaderId, readerOf } from '../../../core/readers/registry.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { readerBasis } from '../../../messages/en/readers.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { readerLearnPath } from '../../../messages/reader-learn-path.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { watchedReadersOf } from '../../../state/readers/watched-readers.ts';
import { type ChosenVerdict, verdictsOfReaders } from '../../../state/table/chosen-cell.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import styles from '../../questions/steps.module.css';
import { groupByAnswer } from './group-by-answer.ts';
import { ReaderRows } from './reader-rows.tsx';
import { ReaderRowsWithCauses } from './reader-rows-with-causes.tsx';

const selectState = (state: GatepostState) => state;

interface ReaderFoldProps {
  readonly sentence: string;
  readonly children: ReactNode;
}

/** Its rows exist only while it is open: every reader reads the file again. */
function ReaderFold({ sentence, children }: ReaderFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary onClick={toggle}>{sentence}</summary>
      {isOpen && children}
    </details>
  );
}

/** A note about the basis of the selected reader, and a link to its page. */
function ReaderNote() {
  const reader = useDocument(({ view }) => view.reader);
  const { evidence, unspecified } = readerOf(reader);
  const isOurs = evidence !== 'stated' || unspecified.length > 0;
  return (
    <>
      {isOurs && <p className={`quiet ${styles['rests']}`}>{readerBasis(readerOf(reader))}</p>}
      <p className={styles['about']}>
        <Link to={readerLearnPath(reader)}>{words.aboutReader(readerTitle(readerOf(reader)))}</Link>
      </p>
    </>
  );
}

/** The selected reader first, then those with another answer. */
function rankIn(selected: ChosenVerdict | undefined, verdict: ChosenVerdict): number {
  if (verdict === selected) return 0;
  return selected?.verdict.answer === verdict.verdict.answer ? 2 : 1;
}

/**
 * Rendered after the rest of the explanation; it may lag behind typing, because every reader reads the file
 * again.
 */
export function ReaderTable() {
  const state = useDocument(selectState);
  const deferred = useDeferredValue<GatepostState | undefined>(state, undefined);
  const verdicts = useMemo(() => (deferred ? verdictsOfReaders(deferred) : []), [deferred]);
  const watchedIds: ReadonlySet<string> = new Set(watchedReadersOf(deferred ?? state).map(({ id }) => id));
  const [selected] = verdicts;
  const watched = verdicts
    .filter(({ reader }) => watchedIds.has(reader.id))
    .toSorted((a, b) => rankIn(selected, a) - rankIn(selected, b));
  const others = verdicts.filter(({ reader }) => !watchedIds.has(reader.id));
  // While suggestions are open, their room goes to them: the sentence stays.
  const isSuggesting = useChosenCell()?.suggests === true;
  const [lastChosen, onChoose] = useState<ReaderId>();
  const [answer, ...otherAnswers] = groupByAnswer(watched);
  if (!answer) return <p className={styles['rests']}>{words.watchedReaders}</p>;
  const ofOthers = groupByAnswer(others);
  const areSame = otherAnswers.length === 0 && ofOthers.length === 1 && ofOthers[0]?.[0] === answer[0];
  const Rows = groupByAnswer(verdicts).length > 1 ? ReaderRowsWithCauses : ReaderRows;
  const rows = (
    <>
      <Rows name={words.watchedReaders} verdicts={watched} {...{ lastChosen, onChoose }} />
      <ReaderNote />
    </>
  );
  // Where they disagree, the first lines of the explanation say so, and the rows say it one by one.
  const isDisputed = otherAnswers.length > 0 && !isSuggesting;
  return (
    <>
      {isDisputed ? (
        rows
      ) : (
        <ReaderFold sentence={words.readersSay([answer, ...otherAnswers])}>{rows}</ReaderFold>
      )}
      {others.length > 0 && (
        <ReaderFold
          sentence={
            areSame
              ? words.othersSame(others.length)
              : words.othersSay(
                  others.length,
                  ofOthers.map(([word, readers]) => [word, readers.length]),
                )
          }
        >
          <Rows name={words.otherReaders} verdicts={others} {...{ lastChosen, onChoose }} />
        </ReaderFold>
      )}
    </>
  );
}
