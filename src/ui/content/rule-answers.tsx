// Whether a rule decides anything: each answer with the readers that give it, and a way to put its cell into the table.

import type { ReactNode } from 'react';
import { decidingWords as words } from '../../messages/en/explanation.ts';
import { readerTitle } from '../../messages/en/table.ts';
import styles from './rule-answers.module.css';
import { VisibleText } from './visible-text.tsx';

interface WitnessAnswer {
  readonly answer: 'witness';
  readonly agent: string;
  readonly url: string;
}

interface RuleAnswer {
  readonly readers: readonly { readonly id: string; readonly title: string }[];
  readonly deciding:
    | Parameters<typeof words.present.never>[0]
    | WitnessAnswer
    | { readonly answer: 'unsettled' };
}

interface AddCellProps {
  readonly isInTable: (cell: WitnessAnswer) => boolean;
  readonly onAdd: (cell: WitnessAnswer) => void;
}

export interface RuleAnswersProps<A extends RuleAnswer> extends AddCellProps {
  readonly answers: readonly A[];
  /** Whether the answers are about a version that is gone. */
  readonly isPast?: boolean;
  /** What else is told of a witness. */
  readonly more?: (answer: A) => ReactNode;
}

function AddCell({ cell, isInTable, onAdd }: AddCellProps & { cell: WitnessAnswer }) {
  const isThere = isInTable(cell);
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isThere}
      aria-label={isThere ? undefined : words.addUrl(cell.url)}
      onClick={() => !isThere && onAdd(cell)}
    >
      {isThere ? words.inTable : words.add}
    </button>
  );
}

function AnswerDescription({ deciding, isPast }: Pick<RuleAnswer, 'deciding'> & { isPast: boolean }) {
  const told = isPast ? words.past : words.present;
  if (deciding.answer === 'unsettled') return told.unsettled;
  if (deciding.answer === 'never') return told.never(deciding);
  return (
    <>
      {told.decides}{' '}
      <code>
        <VisibleText text={deciding.url} />
      </code>{' '}
      <VisibleText text={words.forAgent(deciding.agent)} />.
    </>
  );
}

export function RuleAnswers<A extends RuleAnswer>({
  answers,
  isPast = false,
  more,
  ...add
}: RuleAnswersProps<A>) {
  return (
    <ul className={styles['answers']}>
      {answers.map((answer) => {
        const { readers, deciding } = answer;
        return (
          <li key={readers[0]?.id}>
            <b>{answers.length === 1 ? words.everyReader : readers.map(readerTitle).join(', ')}</b>
            <p>
              <AnswerDescription deciding={deciding} isPast={isPast} /> {more?.(answer)}
            </p>
            {deciding.answer === 'witness' && <AddCell cell={deciding} {...add} />}
          </li>
        );
      })}
    </ul>
  );
}
