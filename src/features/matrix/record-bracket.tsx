// The bracket below the name of a column: which records it obeys. Neighbours that obey the same share one.
import { matrixWords as words } from '../../messages/en/table.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import styles from './grid.module.css';

interface RecordBracketProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** 0-based place of the column. */
  readonly place: number;
  /** Whether the column before it is drawn: else the words of a bracket begin here. */
  readonly isFirstDrawn: boolean;
}

export function RecordBracket({ id, matrix, place, isFirstDrawn }: RecordBracketProps) {
  const { columns, classOf, recordsFor } = matrix;
  const agent = columns[place]?.agents[0] ?? '';
  const isSameAs = (other: number) => {
    const neighbour = columns[other]?.agents[0];
    return neighbour !== undefined && classOf(neighbour) === classOf(agent);
  };
  const begins = !isSameAs(place - 1);
  const chosen = recordsFor(agent);
  return (
    <span
      id={id}
      className={styles['bracket']}
      data-begins={begins || undefined}
      data-ends={!isSameAs(place + 1) || undefined}
      data-none={chosen.records.length === 0 || undefined}
    >
      <span aria-hidden="true">{(begins || isFirstDrawn) && words.bracket(chosen)}</span>
      <span className="vh">{words.bracketInFull(chosen)}</span>
    </span>
  );
}
