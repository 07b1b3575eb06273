// Whether a rule decides anything: each result with its readers, and a button that adds its cell to the table.

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
  /** Whether the answers are about a previous version. */
  readonly isPast?: boolean;
  /** Renders more details about an answer. */
  readonly more?: (answer: A) => ReactNode;
}

function AddCell({ cell, isInTable, onAdd }: AddCellProps & { cell: WitnessAnswer }) {
  const isAdded = isInTable(cell);
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isAdded}
      aria-label={isAdded ? undefined : words.addUrl(cell.url)}
      onClick={() => !isAdded && onAdd(cell)}
    >
      {isAdded ? words.inTable : words.add}
    </button>
  );
}

function AnswerDescription({ deciding, isPast }: Pick<RuleAnswer, 'deciding'> & { isPast: boolean }) {
  const phrases = isPast ? words.past : words.present;
  if (deciding.answer === 'unsettled') return phrases.unsettled;
  if (deciding.answer === 'never') return phrases.never(deciding);
  return (
    <>
      {phrases.decides}{' '}
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
