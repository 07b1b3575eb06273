// What stands below the rows: why there are none; or, while there are few, what can be done next.
import { useDeferredValue, useMemo } from 'react';
import { focusGrid } from '../../../actions/table-focus.ts';
import { findExamplePaths } from '../../../core/workspace/suggested-questions.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { addRows } from '../../../state/table/matrix-additions.ts';
import { type AccessMatrix, queriedSource } from '../../../state/table/matrix-query.ts';
import { useChosenCell } from '../../../state/table/use-matrix.ts';
import NothingShown from '../no-visible-rows.tsx';
import styles from './below-rows.module.css';

/** How many paths of the file are offered. */
const MAX_OFFERED_PATHS = 50;
/** Lines that are looked at for them: it is done after each key. */
const MAX_EXAMINED_PATHS = 2000;
/** Rows above which nobody is told how a table is used. */
const MAX_ROWS_FOR_HINT = 12;

const canAddRows = ({ isOpenInOtherTab: isElsewhere = false }: GatepostState) => !isElsewhere;

/** As long as a single URL is asked about: the paths that the rules name. */
function OtherPathsOffer({ path, asked }: { path: string; asked: string }) {
  const source = useDeferredValue(useDocument(queriedSource));
  const paths = useMemo(
    () =>
      findExamplePaths(path, source, MAX_OFFERED_PATHS, MAX_EXAMINED_PATHS).filter((one) => one !== asked),
    [path, source, asked],
  );
  if (paths.length === 0) return null;
  const add = () => {
    // The button goes with what it did.
    focusGrid();
    addRows(documentStore, paths.join('\n'));
  };
  return (
    <p>
      {words.oneUrl}{' '}
      <button type="button" className="btn" onClick={add}>
        {words.addPaths(paths.length)}
      </button>
    </p>
  );
}

export interface BelowRowsProps {
  readonly matrix: AccessMatrix;
  /** How many rows are shown. */
  readonly shown: number;
}

export default function BelowRows({ matrix: { path, rows, kind }, shown }: BelowRowsProps) {
  const isAddable = useDocument(canAddRows) && !kind.hasFixedRows;
  const isTracing = useChosenCell() !== undefined;
  if (shown === 0) return <NothingShown />;
  return (
    <div className={styles['next']}>
      {isAddable && rows.length === 1 && <OtherPathsOffer path={path} asked={rows[0]!} />}
      {!isTracing && shown <= MAX_ROWS_FOR_HINT && <p>{words.chooseCell}</p>}
    </div>
  );
}
