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
import styles from './grid.module.css';
import { gridElementAt, moreWidth, scroller } from './grid-focus.ts';
import type { ScrollWindow } from './scroll-window.ts';
import { useChangedScrolledColumns, useChangedUnshownColumns } from './use-changed-columns.ts';

export interface MoreColumnsProps extends Pick<ScrollWindow, 'before' | 'after'> {
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
function showOnly({ kind }: AccessMatrix, columns: readonly MatrixColumn[]): void {
  const view = matrixView(documentStore.getState());
  if (kind.hasFixedColumns) return updateView(documentStore, { matrix: { ...view, filter: 'changed' } });
  updateView(documentStore, { isComplete: true });
  showOnlyAgents(
    documentStore,
    columns.flatMap(({ agents }) => agents),
  );
}

/** In place of the columns that do not fit: shows the next ones, or after the last of them the first ones again. */
export function MoreColumns(props: MoreColumnsProps) {
  const { matrix, before, after } = props;
  const omitted = matrix.omitted.columns;
  const more = after + omitted;
  const label = more > 0 ? words.moreColumns(more) : words.firstColumns;
  const changed = [
    ...useChangedScrolledColumns(matrix, props),
    ...useChangedUnshownColumns(matrix, omitted > 0),
  ];
  const names = changed.map((column) => columnTitle(column, matrix.kind.columnName).name);
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
      {changed.length > 0 && (
        <button
          type="button"
          className={`column text-xs strong changed ${styles['hiddenchanges']}`}
          tabIndex={-1}
          title={words.showChanged(names)}
          aria-label={words.showChanged(names)}
          onClick={() => showOnly(matrix, changed)}
        >
          <Icon name="g-changed" /> <span>{words.changedColumns(changed.length)}</span>
        </button>
      )}
    </>
  );
}
