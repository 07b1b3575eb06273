// What stands below the rows: why there are none; or, while there are few, what can be done next.
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import NothingShown from '../no-visible-rows.tsx';
import styles from './below-rows.module.css';

/** Rows above which nobody is told how a table is used. */
const MAX_ROWS_FOR_HINT = 12;

export interface BelowRowsProps {
  /** How many rows are shown. */
  readonly shown: number;
}

export default function BelowRows({ shown }: BelowRowsProps) {
  const isTracing = useChosenCell() !== undefined;
  if (shown === 0) return <NothingShown />;
  return (
    <div className={styles['next']}>
      {!isTracing && shown <= MAX_ROWS_FOR_HINT && <p>{words.chooseCell}</p>}
    </div>
  );
}
