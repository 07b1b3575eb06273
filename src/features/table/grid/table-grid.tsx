// The grid of URLs and user-agents: one tab stop, keyboard navigation, and only the visible part is rendered.

import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { focusTrace } from '../../../actions/table-focus.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { readAskedText } from '../../../state/table/asked/text-meaning.ts';
import { columnTitle } from '../../../state/table/columns/column-title.ts';
import { columnIncludes } from '../../../state/table/columns/matrix-columns.ts';
import type { MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { matrixView, useChosenCell } from '../../../state/table/use-matrix.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { createGridActions } from '../actions/grid-actions.ts';
import { createGridHandlers } from '../actions/grid-events.ts';
import { loadAfterPaint } from '../load-after-paint.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import { gridStyle } from './column-style.ts';
import { pathColumnWidth, pathWidths, pinnedColumnWidth, sharedColumnWidth } from './column-widths.ts';
import styles from './grid.module.css';
import {
  focusActivePlace,
  focusChosenCell,
  focusPlace,
  GRID_ID,
  gridPlaceOf,
  showPlace,
} from './grid-focus.ts';
import { GridHead } from './grid-head.tsx';
import { clampPlace, type GridPlace } from './grid-navigation.ts';
import { GridRow } from './grid-row.tsx';
import { folderName, pathInGroup, pathLines } from './path-lines.ts';
import { hasPinnedColumn } from './pinned-column.ts';
import { groupOfRow, heightOfRow, rowLayout, visibleGroups } from './row-layout.ts';
import { watchRowOrder } from './row-slots.ts';
import { minVisibleWidth } from './scroll-window.ts';
import {
  useActivePlace,
  useFocusFollowsPlace,
  useScrollToAdded,
  useScrollToFound,
} from './use-active-place.ts';
import { useCellMarkDisplay } from './use-cell-mark-display.ts';
import { measureGrid, useGridWindow, useScrollWindow } from './use-grid-window.ts';

const HeadDetails = lazyComponent(loadOnDemand, 'HeadDetails', () => null);

const AddUrls = lazyComponent(loadAfterPaint, 'AddUrls', () => null);

const AddCrawlerButton = lazyComponent(loadAfterPaint, 'AddCrawlerButton', () => null);

const FoldedRow = lazyComponent(loadAfterPaint, 'FoldedRow', () => null);

const BelowRows = lazyComponent(loadAfterPaint, 'BelowRows', () => null);

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

/** A URL that is not in the table yet: its answers are visible before it is added. */
const proposedRow = (url: string): VisibleRows => ({
  places: [-1],
  urls: [url],
  listed: [],
  folded: new Map(),
});

interface TableGridProps {
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind or be undefined at first. */
  readonly totals: MatrixTotals | undefined;
  readonly visibleRows: VisibleRows;
}

export function TableGrid({ matrix, totals, visibleRows: found }: TableGridProps) {
  const { columns, kind, origin } = matrix;
  const { sort, text, onlyUrls } = useDocument(matrixView);
  const { asked, agents: foundAgents } = readAskedText(matrix, text);
  const proposed = asked?.kind === 'url' ? asked.text : asked?.kind === 'cell' ? asked.url : undefined;
  const isProposed = found.urls.length === 0 && proposed !== undefined;
  const visibleRows = useMemo(
    () => (isProposed ? proposedRow(proposed) : found),
    [isProposed, proposed, found],
  );
  const rows = visibleRows.urls;
  const [announcement, announce] = useState('');
  const [detailsPlace, setDetailsPlace] = useState<GridPlace>();
  const [requestedPlace, setActive] = useActivePlace(columns);
  const [commands] = useState(() => createGridActions(setActive, announce, setDetailsPlace));
  const marksAt = useCellMarkDisplay();
  const cell = useChosenCell();
  const ownColumns = useDocument(({ view }) => view.ownColumns);
  const selectedPlace = useChosenCellPlace(rows, matrix);
  const [units] = useState(measureGrid);
  const [box, scroller] = useScrollWindow(units);
  const { rem, cell: cellHeight } = units;
  const pane = minVisibleWidth(box) / rem;
  const path = useMemo(() => pathColumnWidth(rows, (url) => pathOnSite(origin, url)), [rows, origin]);
  const active = clampPlace(requestedPlace, { rows: rows.length, columns: columns.length, page: 1 });
  const isPinned = hasPinnedColumn(matrix);
  const { column, pinned } = useMemo(() => {
    const heads = columns.map((one) => columnTitle(one, kind.columnName));
    const last = isPinned ? heads.at(-1) : undefined;
    return {
      column: sharedColumnWidth(last ? heads.slice(0, -1) : heads, kind.leastWidth, pane),
      pinned: last ? pinnedColumnWidth(last, pane) : 0,
    };
  }, [columns, kind, isPinned, pane]);
  const count = isPinned ? columns.length - 1 : columns.length;
  const isSorted = sort !== undefined || onlyUrls !== undefined;
  const { capacity } = box;
  const { rowGroups } = matrix;
  const layout = useMemo(() => {
    const groups = visibleGroups({ rowGroups }, visibleRows, isSorted);
    const linesOf = (row: number) => {
      const folded = visibleRows.folded.get(visibleRows.places[row] ?? -1);
      if (folded) return folderName(folded, capacity).lines.length;
      const group = groupOfRow(groups, row)?.group;
      return pathLines(...pathInGroup(pathOnSite(origin, rows[row] ?? ''), group, capacity)).length;
    };
    const hasTwoLines = kind.cell !== undefined;
    return rowLayout(groups, visibleRows, { cell: cellHeight / rem, linesOf, hasTwoLines });
  }, [kind, rowGroups, visibleRows, isSorted, origin, rows, capacity, cellHeight, rem]);
  const { slots, renderedColumns, page } = useGridWindow(
    box,
    units,
    layout,
    column,
    columns.length,
    active,
    isPinned,
  );
  const extent = { rows: rows.length, columns: columns.length, page };
  const actions = createGridHandlers(commands, extent, setActive);
  useFocusFollowsPlace(active);
  useScrollToFound(asked?.kind === 'cell' ? asked.agent : foundAgents[0], columns, setActive);
  usePane('grid', {
    isAtCell: active.row > 0 && active.column > 0,
    goTo: (place) => commands.goTo(place),
    show: (place) => showPlace(place, setActive),
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
    box.height,
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
      style={gridStyle({ ...pathWidths(path, kind.hasFixedColumns), column, pinned, count })}
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
          hidden={box}
        />
        <tbody
          ref={watchRowOrder}
          className={styles['body']}
          data-proposed={isProposed || undefined}
          style={{ blockSize: `${layout.tops.at(-1) ?? 0}rem` }}
        >
          {slots.map(({ key, index }) => {
            const group = visibleRows.folded.get(visibleRows.places[index] ?? -1);
            const top = layout.tops[index] ?? 0;
            const height = heightOfRow(layout, index);
            const at = active.row === index + 1 ? active.column : -1;
            return group ? (
              <FoldedRow
                key={key}
                {...{ matrix, renderedColumns, group, index, top, height, capacity }}
                activeColumn={at}
              />
            ) : (
              <GridRow
                key={key}
                matrix={matrix}
                renderedColumns={renderedColumns}
                url={rows[index] ?? ''}
                index={index}
                top={top}
                height={height}
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
      <BelowRows rowCount={found.urls.length} />
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
