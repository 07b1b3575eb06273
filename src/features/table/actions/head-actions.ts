// Actions on whole rows and columns, and the search for the next cell of a filter. Prefetched: the first paint
// does not need it.
import { flushSync } from 'react-dom';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { cellMarks } from '../../../state/table/cell-marks.ts';
import { columnIncludes } from '../../../state/table/columns/matrix-columns.ts';
import { groupColumnsBy } from '../../../state/table/columns/own-columns.ts';
import { matchesAnswerFilter } from '../../../state/table/filtered-answers.ts';
import { filteredMark } from '../../../state/table/matrix-view.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { agentsInColumn, currentGrid, type MoveStep } from './current-grid.ts';
import { moveColumn, moveRow, removeColumn, removeRow } from './row-and-column-edits.ts';

/** Removes the row or column of a head. Returns whether the table is empty then. */
export function removeRowOrColumn(at: GridPlace): boolean {
  const agents = agentsInColumn(at);
  const place = currentGrid().visibleRows.places[at.row - 1];
  const { hasFixedRows, hasFixedColumns } = currentGrid().matrix.kind;
  flushSync(() => {
    if (at.column === 0 && place !== undefined && !hasFixedRows) removeRow(documentStore, place);
    else if (at.row === 0 && agents && !hasFixedColumns)
      removeColumn(documentStore, agents, words.column(agents));
  });
  const { rows, columns } = currentGrid().matrix;
  return rows.length === 0 || columns.length === 0;
}

/** Two places among the rows or columns of the table, hidden rows included. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/** Returns the move of a row past its visible neighbor, if there is one. */
function rowMove({ row }: GridPlace, step: MoveStep): Move | undefined {
  const { matrix, visibleRows } = currentGrid();
  const from = visibleRows.places[row - 1];
  const to = visibleRows.places[row - 1 + step];
  return from === undefined || to === undefined || matrix.kind.hasFixedRows ? undefined : { from, to };
}

/** Returns the move of a column past its neighbor, if there is one. That of any other crawler is always the last. */
function columnMove({ column }: GridPlace, step: MoveStep): Move | undefined {
  const { columns, kind } = currentGrid().matrix;
  const from = column - 1;
  const to = from + step;
  const isFree = (place: number) => columns[place] !== undefined && !columns[place].isAnyOther;
  return !kind.hasFixedColumns && isFree(from) && isFree(to) ? { from, to } : undefined;
}

/** Whether the row or column of a head can move by one place, or says why it cannot. */
export const canMove = (at: GridPlace, step: MoveStep): boolean =>
  (at.column === 0 ? rowMove(at, step) : columnMove(at, step)) !== undefined;

function moveRowAt(at: GridPlace, step: MoveStep): { message: string; at: GridPlace } | undefined {
  const { visibleRows, view } = currentGrid();
  const { urls } = visibleRows;
  const [url, other] = [urls[at.row - 1], urls[at.row - 1 + step]];
  const move = rowMove(at, step);
  if (!move || url === undefined || other === undefined) return undefined;
  if (view.sort) return { message: matrixToolWords.moveSorted, at };
  // A list that is shown alone has an order of its own.
  if (view.onlyUrls) {
    const swapped = view.onlyUrls.map((one) => (one === url ? other : one === other ? url : one));
    updateView(documentStore, { matrix: { ...view, onlyUrls: swapped } });
  } else moveRow(documentStore, move.from, move.to);
  return {
    message: matrixToolWords.rowMoved(url, at.row + step, urls.length),
    at: { ...at, row: at.row + step },
  };
}

function moveColumnAt(at: GridPlace, step: MoveStep): { message: string; at: GridPlace } | undefined {
  const { columns } = currentGrid().matrix;
  const agents = columns[at.column - 1]?.agents;
  const move = columnMove(at, step);
  if (!move || !agents) return undefined;
  const name = words.column(agents);
  moveColumn(documentStore, columns, move.from, move.to, name);
  return {
    message: words.columnMoved(name, move.to + 1, columns.length),
    at: { ...at, column: move.to + 1 },
  };
}

/** Sorts the rows by the column, or by URL in column 0. */
export function sortRowsBy(at: GridPlace, down: boolean): void {
  const { view } = currentGrid();
  const agent = agentsInColumn(at)?.[0];
  updateView(documentStore, { matrix: { ...view, sort: agent === undefined ? { down } : { agent, down } } });
}

/** Moves the row or column of a head by one place. Returns the message to announce and the new place. */
export const moveRowOrColumn = (
  at: GridPlace,
  step: MoveStep,
): { message: string; at: GridPlace } | undefined =>
  at.column === 0 ? moveRowAt(at, step) : moveColumnAt(at, step);

/**
 * Groups columns with equal answers, or shows one column for each crawler. Returns the new place of the
 * user-agent.
 */
export function setColumnGrouping(at: GridPlace, isShared: boolean): GridPlace {
  const agent = agentsInColumn(at)?.[0];
  flushSync(() => groupColumnsBy(documentStore, isShared ? 'answer' : 'crawler'));
  const { columns } = currentGrid().matrix;
  return {
    ...at,
    column: columns.findIndex((column) => agent !== undefined && columnIncludes(column, agent)) + 1,
  };
}

/** Returns the next place that the filter matches, row by row, or undefined if there is none. */
export function findFilteredCell(at: GridPlace, step: MoveStep): GridPlace | undefined {
  const { matrix, visibleRows, view } = currentGrid();
  const width = matrix.columns.length;
  const count = width * visibleRows.urls.length;
  const start =
    at.row === 0 || at.column === 0 ? Math.max(at.row - 1, 0) * width - (step > 0 ? 1 : 0) : undefined;
  const from = start ?? (at.row - 1) * width + at.column - 1;
  const code = filteredMark(view);
  const marked = code && cellMarks.getState()[code];
  for (let i = 1; i <= count; i++) {
    const cell = (((from + i * step) % count) + count) % count;
    const place = { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
    const column = matrix.columns[place.column - 1];
    const url = visibleRows.urls[place.row - 1];
    if (!column || url === undefined) continue;
    if (code ? marked?.at(column.agents, url) : matchesAnswerFilter(matrix, view, column, url)) return place;
  }
  return undefined;
}
