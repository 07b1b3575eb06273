// Shown below the rows: why there are none or, while there are few, how to use the table.
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import NothingShown from '../no-visible-rows.tsx';
import styles from './below-rows.module.css';

/** The largest number of rows with a hint on how to use the table. */
const MAX_ROWS_FOR_HINT = 12;

export interface BelowRowsProps {
  /** The number of displayed rows. */
  readonly rowCount: number;
}

export function BelowRows({ rowCount }: BelowRowsProps) {
  const isExplaining = useChosenCell() !== undefined;
  if (rowCount === 0) return <NothingShown />;
  return (
    <div className={`stack text-s quiet ${styles['next']}`}>
      {!isExplaining && rowCount <= MAX_ROWS_FOR_HINT && <p>{words.chooseCell}</p>}
    </div>
  );
}
