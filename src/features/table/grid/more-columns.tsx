// The narrow column in place of the columns that do not fit. Only pointers need it: keys go to any column.

import { flushSync } from 'react-dom';
import { number } from '../../../messages/en/counts.ts';
import { matrixToolWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { showOnlyAgents } from '../../../state/table/additions/only-added.ts';
import { columnTitle } from '../../../state/table/columns/column-title.ts';
import type { MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { markShapes } from './cell-mark-display.tsx';
import styles from './grid.module.css';
import { gridElementAt, moreWidth, scroller } from './grid-focus.ts';
import { type HiddenColumns, useNotesOfHidden } from './show-columns.ts';
import {
  useChangedUnshownColumns,
  useMarkedScrolledColumns,
  useShowChangedColumns,
} from './use-marked-columns.ts';

export interface MoreColumnsProps extends HiddenColumns {
  readonly matrix: AccessMatrix;
}

/** Scrolls by as many whole columns as are in sight, or back to the first ones. */
function scrollColumns(isForward: boolean): void {
  const box = scroller();
  const head = gridElementAt({ row: 0, column: 0 });
  if (!box || !head) return;
  const pinned = box.querySelector<HTMLElement>('th[data-pinned]');
  const end = pinned ? pinned.offsetLeft : box.scrollLeft + box.clientWidth;
  const seen = end - moreWidth(box) - head.offsetLeft - head.offsetWidth;
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  box.scrollTo({ left: isForward ? box.scrollLeft + sign * Math.abs(seen) : 0 });
}

/** Shows only some columns; those of a question that has the same ones for every file are scrolled to. */
function showOnly(
  { kind }: AccessMatrix,
  filter: 'failed' | 'changed',
  columns: readonly MatrixColumn[],
): void {
  const view = matrixView(documentStore.getState());
  if (kind.hasFixedColumns) return updateView(documentStore, { matrix: { ...view, filter } });
  updateView(documentStore, { isComplete: true });
  showOnlyAgents(
    documentStore,
    columns.flatMap(({ agents }) => agents),
  );
}

interface HiddenMarkProps {
  readonly matrix: AccessMatrix;
  readonly code: 'failed' | 'changed';
  /** The columns out of sight that have the mark. */
  readonly columns: readonly MatrixColumn[];
}

/** How many columns out of sight have a mark; shows only these. */
function HiddenMark({ matrix, code, columns }: HiddenMarkProps) {
  if (columns.length === 0) return null;
  const names = columns.map((column) => columnTitle(column, matrix.kind.columnName).name);
  const label = code === 'failed' ? words.showFailing(names) : words.showChanged(names);
  return (
    <button
      type="button"
      className={`column text-xs strong ${code === 'failed' ? 'badge-failed' : 'changed'} ${styles['hiddenmark']}`}
      tabIndex={-1}
      title={label}
      aria-label={label}
      onClick={() => showOnly(matrix, code, columns)}
    >
      <Icon name={markShapes[code]} />{' '}
      <span>{words[code === 'failed' ? 'failingColumns' : 'changedColumns'](columns.length)}</span>
    </button>
  );
}

/** In place of the columns that do not fit: shows the next ones, or after the last of them the first ones again. */
export function MoreColumns(props: MoreColumnsProps) {
  const { matrix, before, after } = props;
  const omitted = matrix.omitted.columns;
  const more = after + omitted;
  const label = more > 0 ? words.moreColumns(more) : words.firstColumns;
  useShowChangedColumns(matrix);
  useNotesOfHidden(matrix, props);
  const failing = useMarkedScrolledColumns(matrix, 'failed', props);
  const changed = [
    ...useMarkedScrolledColumns(matrix, 'changed', props),
    ...useChangedUnshownColumns(matrix, omitted > 0),
  ];
  const showMore = () => {
    if (after === 0 && omitted > 0) flushSync(() => updateView(documentStore, { isComplete: true }));
    scrollColumns(more > 0);
  };
  return (
    <>
      <button
        type="button"
        className={`column text-xs ${styles['more']}`}
        data-back={more === 0 || undefined}
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={showMore}
      >
        <Icon name="g-right" /> <b data-words={label}>{number(more > 0 ? more : before)}</b>
        {more > 0 && <span className="cut">{words.more}</span>}
      </button>
      <span className={`column ${styles['hiddenmarks']}`}>
        <HiddenMark matrix={matrix} code="failed" columns={failing} />
        <HiddenMark matrix={matrix} code="changed" columns={changed} />
      </span>
    </>
  );
}
