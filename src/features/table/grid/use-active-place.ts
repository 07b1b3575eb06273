// The place of the grid that has the tab stop. It stays with its user-agent when columns are added, removed or
// grouped.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { agentName, matrixWords as words } from '../../../messages/en/table.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { isSameCell } from '../../../state/table/chosen-cell.ts';
import { columnIncludes, type MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { type AccessMatrix, accessMatrix } from '../../../state/table/matrix-query.ts';
import type { VisibleRows } from '../../../state/table/matrix-view.ts';
import { foldGroup } from '../actions/current-grid.ts';
import { focusActivePlace, gridElementAt, gridPlaceOf, scrollToPlace, showPlace } from './grid-focus.ts';
import type { GridPlace } from './grid-navigation.ts';

interface ActivePlace extends GridPlace {
  /** The first user-agent of the column, if there is one. */
  readonly agent: string | undefined;
}

const firstAgentInColumn = ({ column }: GridPlace) =>
  accessMatrix(documentStore.getState()).columns[column - 1]?.agents[0];

/** Returns the place, and the function that sets another. */
export function useActivePlace(columns: readonly MatrixColumn[]): [GridPlace, (at: GridPlace) => void] {
  const [active, setState] = useState<ActivePlace>(() => ({
    row: 1,
    column: 1,
    agent: firstAgentInColumn({ row: 1, column: 1 }),
  }));
  const setActive = useCallback((at: GridPlace) => setState({ ...at, agent: firstAgentInColumn(at) }), []);
  const { agent, row, column } = active;
  const currentColumn = columns[column - 1];
  const isInPlace =
    agent === undefined || (currentColumn !== undefined && columnIncludes(currentColumn, agent));
  const currentIndex = isInPlace
    ? column
    : columns.findIndex((other) => columnIncludes(other, agent)) + 1 || column;
  return [{ row, column: currentIndex }, setActive];
}

/** Moves the focus along with the place if it is in the grid. */
export function useFocusFollowsPlace({ row, column }: GridPlace): void {
  useLayoutEffect(() => {
    const at = document.activeElement && gridPlaceOf(document.activeElement);
    const isHead = document.activeElement?.hasAttribute('aria-colindex');
    if (at && isHead && (at.row !== row || at.column !== column) && gridElementAt({ row, column }))
      focusActivePlace();
  }, [row, column]);
}

/** Returns the first added item, if all previous items are still there. */
function findFirstAdded(current: readonly string[], before: readonly string[]): string | undefined {
  if (current === before || current.length <= before.length || before.length === 0) return undefined;
  const existing = new Set(before);
  const added = current.filter((item) => !existing.has(item));
  return current.length - added.length === before.length ? added[0] : undefined;
}

/** Whether a column contains an agent, in any spelling. */
const hasAgent = ({ agents }: MatrixColumn, agent: string): boolean =>
  agents.some((name) => lowerCase(name) === lowerCase(agent));

/** Returns the first agent that has a column of its own now, unless it only left another column by an edit. */
function findFirstAddedAgent(agents: readonly string[], before: PreviousTable): string | undefined {
  const agent = findFirstAdded(agents, before.agents);
  const isSplit = agent !== undefined && before.columns.some((column) => columnIncludes(column, agent));
  return isSplit ? undefined : agent;
}

interface PreviousTable extends Pick<AccessMatrix, 'columns'> {
  readonly agents: readonly string[];
  readonly rows: readonly string[];
  readonly ownColumns: readonly string[] | undefined;
  /** The only crawlers that were shown. Showing the others again adds none. */
  readonly onlyAgents?: readonly string[] | undefined;
  readonly cell: { readonly agent: string; readonly url: string } | undefined;
}

/**
 * Scrolls added rows and columns, the column of a crawler that the user asked for, and a cell that was selected elsewhere, into view; announces the place of an
 * added column. A place stays in view while content around the grid takes space from it, until the user moves
 * elsewhere.
 * @param selectedPlace the place of the cell @param at the place of the tab stop
 * @param size the height of the grid
 * @returns the function to call when the user moves elsewhere
 */
export function useScrollToAdded(
  { agents, rows, columns }: Pick<AccessMatrix, 'agents' | 'rows' | 'columns'>,
  { urls: visibleUrls, folded }: Pick<VisibleRows, 'urls' | 'folded'>,
  ownColumns: PreviousTable['ownColumns'],
  cell: PreviousTable['cell'],
  selectedPlace: GridPlace,
  at: GridPlace,
  size: number,
  setActive: (at: GridPlace) => void,
  announce: (text: string) => void,
): () => void {
  const before = useRef<PreviousTable>({ agents, columns, rows, ownColumns, cell: undefined });
  const pending = useRef<GridPlace | 'cell'>(undefined);
  const { row: activeRow, column: activeColumn } = at;
  useEffect(() => {
    const last = before.current;
    const isRequested = ownColumns !== last.ownColumns && ownColumns !== undefined;
    // While a cell is selected, only what the user adds to the table takes the place of it, and no edit.
    const { document, view } = documentStore.getState();
    const onlyAgents = view.matrix?.onlyAgents;
    const byUser = (name: string | undefined, added: readonly string[]) =>
      name === undefined || !cell || added.includes(name) ? name : undefined;
    const agent = isRequested
      ? ownColumns[0]
      : onlyAgents === last.onlyAgents
        ? byUser(findFirstAddedAgent(agents, last), document.columns)
        : undefined;
    const url = byUser(findFirstAdded(rows, last.rows), document.rows);
    const isNewlySelected = cell !== undefined && !isSameCell(cell, last.cell) && selectedPlace.row > 0;
    const added = url === undefined ? -1 : rows.indexOf(url);
    const hidden = [...folded.values()].find(({ from, to }) => from <= added && added < to);
    // What is not visible yet is looked for again at the next change: a cell without a row, or a row in a folded
    // folder.
    before.current = {
      agents,
      columns,
      rows: hidden ? last.rows : rows,
      ownColumns,
      onlyAgents,
      cell: isNewlySelected || !cell || isSameCell(cell, last.cell) ? cell : last.cell,
    };
    if (hidden) return void foldGroup(hidden, false);
    const column = agent === undefined ? 0 : columns.findIndex((other) => hasAgent(other, agent)) + 1;
    const row = url === undefined ? 0 : visibleUrls.indexOf(url) + 1;
    const addedPlace = row > 0 || column > 0 ? { row, column } : undefined;
    const place = isNewlySelected ? selectedPlace : addedPlace;
    // Also what is asked about the selected cell, such as how to change its answer, brings it into view.
    const wanted = place ?? (cell !== last.cell ? selectedPlace : undefined);
    if (!wanted) return;
    pending.current = wanted === selectedPlace ? 'cell' : wanted;
    scrollToPlace(wanted);
    if (!place) return;
    setActive(place);
    if (agent !== undefined && column > 0)
      announce(words.columnMoved(agentName(agent), column, columns.length));
  }, [agents, rows, columns, visibleUrls, folded, ownColumns, cell, selectedPlace, setActive, announce]);
  // Scrolls once the place is rendered, and again whenever the size of the grid changes, or an edit moves the cell.
  useLayoutEffect(() => {
    const place = pending.current;
    if (place === 'cell') scrollToPlace(selectedPlace);
    else if (place?.row === activeRow && place.column === activeColumn) scrollToPlace(place);
  }, [activeRow, activeColumn, size, selectedPlace]);
  return useCallback(() => {
    pending.current = undefined;
  }, []);
}

/** Scrolls to the column of the crawler that a typed text finds first. */
export function useScrollToFound(
  agent: string | undefined,
  columns: readonly MatrixColumn[],
  setActive: (place: GridPlace) => void,
): void {
  const column = agent === undefined ? 0 : columns.findIndex((one) => hasAgent(one, agent)) + 1;
  useEffect(() => {
    if (column > 0) showPlace({ row: 0, column }, setActive);
  }, [column, setActive]);
}
