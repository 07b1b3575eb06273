// The grid of URLs and user-agents: one tab stop, keyboard navigation, and only the visible part is rendered.
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { focusTrace } from '../../../actions/table-focus.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { columnIncludes } from '../../../state/table/columns/matrix-columns.ts';
import type { MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { matrixView, useChosenCell } from '../../../state/table/use-matrix.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { createGridActions } from '../actions/grid-actions.ts';
import { createGridHandlers } from '../actions/grid-events.ts';
import type { AddUrlsProps } from '../add/add-urls.tsx';
import type { BelowRowsProps } from './below-rows.tsx';
import { gridStyle } from './column-style.ts';
import { columnTitle } from './column-title.ts';
import {
  ANY_OTHER_WIDTH,
  columnWidthFor,
  leastColumnWidth,
  pathCapacity,
  pathColumnWidth,
  smallColumnWidthFor,
} from './column-widths.ts';
import { FoldedRow } from './folded-row.tsx';
import styles from './grid.module.css';
import { focusActivePlace, focusChosenCell, focusPlace, GRID_ID, gridPlaceOf } from './grid-focus.ts';
import { GridHead } from './grid-head.tsx';
import { clampPlace, type GridPlace } from './grid-navigation.ts';
import { GridRow } from './grid-row.tsx';
import { hasPinnedColumn } from './pinned-column.ts';
import { groupOfRow, lineOfRow, rowLayout } from './row-layout.ts';
import { watchRowOrder } from './row-slots.ts';
import {
  useActivePlace,
  useFocusFollowsPlace,
  useScrollToAdded,
  useScrollToMarked,
} from './use-active-place.ts';
import { useCellMarkDisplay } from './use-cell-mark-display.ts';
import { useGridWindow } from './use-grid-window.ts';

const HeadDetails = lazyComponent(
  () => import('../actions/head-details.tsx'),
  () => null,
);

const AddUrls = lazyComponent<AddUrlsProps>(
  () => import('../add/add-urls.tsx'),
  () => null,
);

const AddCrawlerButton = lazyComponent(
  () => import('../add/add-crawler-button.tsx'),
  () => null,
);

const BelowRows = lazyComponent<BelowRowsProps>(
  () => import('./below-rows.tsx'),
  () => null,
);

/** Returns the 1-based row and column of the selected cell; -1 if there is none. */
function useChosenCellPlace(rows: readonly string[], { columns }: AccessMatrix): GridPlace {
  const cell = useChosenCell();
  return useMemo(() => {
    if (!cell) return { row: -1, column: -1 };
    const row = rows.indexOf(cell.url) + 1 || -1;
    const column = columns.findIndex((column) => columnIncludes(column, cell.agent)) + 1 || -1;
    return row > 0 && column > 0 ? { row, column } : { row: -1, column: -1 };
  }, [cell, rows, columns]);
}

interface TableGridProps {
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind or be undefined at first. */
  readonly totals: MatrixTotals | undefined;
  readonly visibleRows: VisibleRows;
}

export function TableGrid({ matrix, totals, visibleRows }: TableGridProps) {
  const { columns, kind, origin } = matrix;
  const rows = visibleRows.urls;
  const { sort, filter } = useDocument(matrixView);
  const [announcement, announce] = useState('');
  const [detailsPlace, setDetailsPlace] = useState<GridPlace>();
  const [requestedPlace, setActive] = useActivePlace(columns);
  const [commands] = useState(() => createGridActions(setActive, announce, setDetailsPlace));
  const marksAt = useCellMarkDisplay();
  const cell = useChosenCell();
  const ownColumns = useDocument(({ view }) => view.ownColumns);
  const selectedPlace = useChosenCellPlace(rows, matrix);
  const widths = useMemo(
    () =>
      columns.map((column) => {
        const { name, below } = columnTitle(column, kind.columnName);
        const width = Math.max(columnWidthFor(name), below === '' ? 0 : smallColumnWidthFor(below));
        const least = Math.max(kind.leastWidth, leastColumnWidth(columns.length));
        return Math.max(width, least, column.isAnyOther ? ANY_OTHER_WIDTH : 0);
      }),
    [columns, kind],
  );
  const first = useMemo(() => pathColumnWidth(rows, (url) => pathOnSite(origin, url)), [rows, origin]);
  const active = clampPlace(requestedPlace, { rows: rows.length, columns: columns.length, page: 1 });
  const isPinned = hasPinnedColumn(matrix);
  const layout = useMemo(
    () => rowLayout(matrix, visibleRows, sort !== undefined),
    [matrix, visibleRows, sort],
  );
  const { scroller, slots, renderedColumns, page, width, height } = useGridWindow(
    rows.length,
    layout,
    widths,
    active,
    isPinned,
  );
  const extent = { rows: rows.length, columns: columns.length, page };
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  const capacity = pathCapacity(first, totalWidth, width);
  const actions = createGridHandlers(commands, extent, setActive);
  useFocusFollowsPlace(active);
  useScrollToMarked(filter, visibleRows, matrix, setActive);
  usePane('grid', {
    isAtCell: active.row > 0 && active.column > 0,
    goTo: (place) => focusPlace(place, setActive),
    explain: (suggests) => {
      focusActivePlace();
      if (commands.open(active, suggests)) focusTrace();
    },
    toggleExpectation: () => {
      focusActivePlace();
      commands.toggleExpectation(active);
    },
    seek: (step, place = active) => {
      focusPlace(place, setActive);
      commands.seek(place, step);
    },
  });
  usePane('table-body', { focus: () => focusChosenCell(selectedPlace) });
  const stopFollowing = useScrollToAdded(
    matrix,
    visibleRows,
    ownColumns,
    cell,
    selectedPlace,
    active,
    height,
    setActive,
    announce,
  );
  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      onWheel={stopFollowing}
      onPointerDown={stopFollowing}
      onKeyDownCapture={stopFollowing}
      style={gridStyle(first, totalWidth, isPinned ? (widths.at(-1) ?? 0) : 0)}
    >
      {!kind.hasFixedColumns && (
        <div className={styles['plus']}>
          <AddCrawlerButton />
        </div>
      )}
      <table
        id={GRID_ID}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what ARIA makes a grid of
        role="grid"
        aria-label={words.region}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-readonly
        tabIndex={-1}
        className={`text-s ${styles['grid']}`}
        onFocus={(event: FocusEvent<HTMLElement>) => setActive(gridPlaceOf(event.target) ?? active)}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => actions.onKey(event)}
        onClick={(event: MouseEvent<HTMLElement>) => actions.onClick(event)}
      >
        <GridHead
          matrix={matrix}
          totals={totals}
          renderedColumns={renderedColumns}
          activeColumn={active.row === 0 ? active.column : -1}
          selectedColumn={selectedPlace.column}
          sort={sort}
          commands={commands}
        />
        <tbody
          ref={watchRowOrder}
          className={styles['body']}
          style={{ blockSize: `calc(var(--h-cell) * ${rows.length + layout.groups.length})` }}
        >
          {slots.map(({ key, index }) => {
            const group = visibleRows.folded.get(visibleRows.places[index] ?? -1);
            const line = lineOfRow(layout, index);
            const at = active.row === index + 1 ? active.column : -1;
            return group ? (
              <FoldedRow key={key} {...{ matrix, renderedColumns, group, index, line }} activeColumn={at} />
            ) : (
              <GridRow
                key={key}
                matrix={matrix}
                renderedColumns={renderedColumns}
                url={rows[index] ?? ''}
                index={index}
                line={line}
                {...groupOfRow(layout, index)}
                capacity={capacity}
                commands={commands}
                activeColumn={at}
                selectedColumn={selectedPlace.row === index + 1 ? selectedPlace.column : -1}
                marksAt={marksAt}
              />
            );
          })}
        </tbody>
      </table>
      {!kind.hasFixedRows && <AddUrls />}
      <BelowRows rowCount={rows.length} />
      <output className="vh">{announcement}</output>
      {detailsPlace && (
        <HeadDetails
          at={detailsPlace}
          agents={detailsPlace.row === 0 ? columns[detailsPlace.column - 1]?.agents : undefined}
          url={rows[detailsPlace.row - 1]}
          onClose={() => setDetailsPlace(undefined)}
        />
      )}
    </div>
  );
}
