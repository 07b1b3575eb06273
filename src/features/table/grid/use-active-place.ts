// The place in the grid that has its tab stop: it stays with its user-agent, whatever columns come, go and join.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { agentName, matrixWords as words } from '../../../messages/en/table.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { cellMarks, type MarkCode, type MarkedCells, markCodes } from '../../../state/table/cell-marks.ts';
import { isSameCell } from '../../../state/table/chosen-cell.ts';
import { columnIncludes, type MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { type AccessMatrix, accessMatrix } from '../../../state/table/matrix-query.ts';
import type { AnswerFilter, VisibleRows } from '../../../state/table/matrix-view.ts';
import { foldGroup } from '../actions/current-grid.ts';
import { focusActivePlace, gridElementAt, gridPlaceOf, scrollToPlace } from './grid-focus.ts';
import type { GridPlace } from './grid-navigation.ts';

interface ActivePlace extends GridPlace {
  /** The first user-agent of the column, where there is one. */
  readonly agent: string | undefined;
}

const firstAgentInColumn = ({ column }: GridPlace) =>
  accessMatrix(documentStore.getState()).columns[column - 1]?.agents[0];

/** The place, and how to choose another. */
export function useActivePlace(columns: readonly MatrixColumn[]): [GridPlace, (at: GridPlace) => void] {
  const [kept, setKept] = useState<ActivePlace>(() => ({
    row: 1,
    column: 1,
    agent: firstAgentInColumn({ row: 1, column: 1 }),
  }));
  const setActive = useCallback((at: GridPlace) => setKept({ ...at, agent: firstAgentInColumn(at) }), []);
  const { agent, row, column } = kept;
  const own = columns[column - 1];
  const isThere = agent === undefined || (own !== undefined && columnIncludes(own, agent));
  const followed = isThere ? column : columns.findIndex((one) => columnIncludes(one, agent)) + 1 || column;
  return [{ row, column: followed }, setActive];
}

/** Where the focus was in the grid, it goes along with the place. */
export function useFocusFollowsPlace({ row, column }: GridPlace): void {
  useLayoutEffect(() => {
    const at = document.activeElement && gridPlaceOf(document.activeElement);
    const isHead = document.activeElement?.hasAttribute('aria-colindex');
    if (at && isHead && (at.row !== row || at.column !== column) && gridElementAt({ row, column }))
      focusActivePlace();
  }, [row, column]);
}

/** The first of what came, if all that was there before is still there. */
function findFirstAdded(now: readonly string[], before: readonly string[]): string | undefined {
  if (now === before || now.length <= before.length || before.length === 0) return undefined;
  const known = new Set(before);
  const added = now.filter((one) => !known.has(one));
  return now.length - added.length === before.length ? added[0] : undefined;
}

interface SeenTable {
  readonly agents: readonly string[];
  readonly rows: readonly string[];
  readonly cell: { readonly agent: string; readonly url: string } | undefined;
}

/**
 * Brings what was added into sight, and the cell that is chosen elsewhere; says where a column is. A place stays in sight
 * while what comes around the grid takes room from it, until somebody goes to another.
 * @param shown the rows as they are shown @param chosen the place of the cell @param at where the tab stop is
 * @param size how high the grid is
 * @returns what says that somebody looks elsewhere
 */
export function useScrollToAdded(
  { agents, rows, columns }: Pick<AccessMatrix, 'agents' | 'rows' | 'columns'>,
  { urls: shown, folded }: Pick<VisibleRows, 'urls' | 'folded'>,
  cell: SeenTable['cell'],
  chosen: GridPlace,
  at: GridPlace,
  size: number,
  setActive: (at: GridPlace) => void,
  say: (text: string) => void,
): () => void {
  const before = useRef<SeenTable>({ agents, rows, cell: undefined });
  const pending = useRef<GridPlace>(undefined);
  const { row: activeRow, column: activeColumn } = at;
  useEffect(() => {
    const last = before.current;
    const agent = findFirstAdded(agents, last.agents);
    const url = findFirstAdded(rows, last.rows);
    const isChosen = cell !== undefined && !isSameCell(cell, last.cell) && chosen.row > 0;
    const added = url === undefined ? -1 : rows.indexOf(url);
    const hidden = [...folded.values()].find(({ from, to }) => from <= added && added < to);
    // What is not shown yet is looked for again: a cell whose row is missing, a row of a folded folder.
    before.current = {
      agents,
      rows: hidden ? last.rows : rows,
      cell: isChosen || !cell ? cell : last.cell,
    };
    if (hidden) return void foldGroup(hidden, false);
    const column = agent === undefined ? 0 : columns.findIndex((one) => columnIncludes(one, agent)) + 1;
    const row = url === undefined ? 0 : shown.indexOf(url) + 1;
    const came = row > 0 || column > 0 ? { row, column } : undefined;
    const place = came ?? (isChosen ? chosen : undefined);
    if (!place) return;
    pending.current = place;
    if (gridElementAt(place)) scrollToPlace(place);
    setActive(place);
    if (agent !== undefined && column > 0) say(words.columnMoved(agentName(agent), column, columns.length));
  }, [agents, rows, columns, shown, folded, cell, chosen, setActive, say]);
  // Once it is drawn, wherever it is; and again while the grid finds its size.
  useLayoutEffect(() => {
    const place = pending.current;
    if (place?.row === activeRow && place.column === activeColumn && gridElementAt(place))
      scrollToPlace(place);
  }, [activeRow, activeColumn, size]);
  return useCallback(() => {
    pending.current = undefined;
  }, []);
}

/** The place of the first cell with a mark, row by row. */
function findMarkedCell(
  cells: MarkedCells,
  { urls }: VisibleRows,
  { columns }: AccessMatrix,
): GridPlace | undefined {
  for (const [row, url] of urls.entries()) {
    const column = columns.findIndex(({ agents }) => cells.at(agents, url));
    if (column >= 0) return { row: row + 1, column: column + 1 };
  }
  return undefined;
}

/** Brings a marked cell into sight when the rows with this mark are asked for: its column may be outside the window. */
export function useScrollToMarked(
  filter: AnswerFilter,
  shown: VisibleRows,
  matrix: AccessMatrix,
  setActive: (place: GridPlace) => void,
): void {
  const last = useRef(filter);
  useEffect(() => {
    if (last.current === filter) return;
    last.current = filter;
    const cells = markCodes.some((code) => code === filter) && cellMarks.getState()[filter as MarkCode];
    const place = cells ? findMarkedCell(cells, shown, matrix) : undefined;
    if (!place) return;
    setActive(place);
    requestAnimationFrame(() => scrollToPlace(place));
  }, [filter, shown, matrix, setActive]);
}
