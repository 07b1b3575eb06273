// The actions at a place of the grid, for its keys, for clicks and for the menus of the heads.

import { flushSync } from 'react-dom';
import { getPane } from '../../../actions/panes.ts';
import { focusTrace } from '../../../actions/table-focus.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { isSameCell } from '../../../state/table/chosen-cell.ts';
import { withModule } from '../../../ui/loading/lazy-component.tsx';
import { focusPlace, scroller, scrollToPlace } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { loadAfterPaint } from '../load-after-paint.ts';
import {
  agentsInColumn,
  currentGrid,
  foldedGroupAt,
  foldGroup,
  type MoveStep,
  openGroupAt,
} from './current-grid.ts';

export interface GridActions {
  /** Registers the function that opens the menu of a head. The returned function removes it. */
  registerMenu(at: GridPlace, open: () => void): () => void;
  /** Opens the menu of the head at a place. Returns false if there is none. */
  openMenu(at: GridPlace): boolean;
  /** Moves the focus to a place, and closes suggestions that cover the table, as on a phone. */
  goTo(at: GridPlace): void;
  /** Opens the explanation of a cell, optionally with its suggestions. Returns false if there is no cell. */
  open(at: GridPlace, suggests?: boolean): boolean;
  /** Opens the folder that is folded into a row. Returns false if there is none. */
  unfold(at: GridPlace): boolean;
  /** Folds the folder of a row. Returns false if there is none. */
  fold(at: GridPlace): boolean;
  /** Removes the row or column of a head. */
  remove(at: GridPlace): void;
  /** Moves the row or column of a head by one place. */
  move(at: GridPlace, step: MoveStep): void;
  /** Sorts the rows by the column, or by URL in column 0. `down`: what is closed first, or from Z to A. */
  sort(at: GridPlace, down: boolean): void;
  /** Shows the user-agents of a column or the whole URL of a row. */
  list(at: GridPlace): void;
  /**
   * Groups columns with equal answers, or shows one column for each crawler. The focus stays on the same
   * user-agent.
   */
  share(at: GridPlace, isShared: boolean): void;
  /** Adds or removes the expectation for a cell. */
  toggleExpectation(at: GridPlace): void;
  /** Moves to the next or previous cell that the filter matches; wraps around at the end. */
  seek(at: GridPlace, step: MoveStep): void;
}

const withLateCode = withModule(loadAfterPaint);

function openExplanation(at: GridPlace, suggests = false): boolean {
  const agent = agentsInColumn(at)?.[0];
  const url = currentGrid().visibleRows.urls[at.row - 1];
  if (agent === undefined || url === undefined) return false;
  const { cell } = documentStore.getState().view;
  flushSync(() =>
    updateView(documentStore, { cell: { agent, url, ...(suggests && { suggests: true as const }) } }),
  );
  scrollToPlace(at);
  // Suggestions that are already open do not take the focus on their own.
  if (suggests && cell?.suggests && isSameCell(cell, { agent, url })) focusTrace();
  return true;
}

/** Ends the suggestions if they hide the table, so that a place of it can have the focus. */
function uncoverTable(): void {
  const { cell } = documentStore.getState().view;
  const table = scroller();
  if (!cell?.suggests || !table || getComputedStyle(table).visibility !== 'hidden') return;
  const { suggests: _, ...explained } = cell;
  flushSync(() => updateView(documentStore, { cell: explained }));
}

function toggleExpectationAt(at: GridPlace): void {
  const agents = agentsInColumn(at);
  const url = currentGrid().visibleRows.urls[at.row - 1];
  if (!agents || url === undefined) return;
  withLateCode(({ toggleExpectation }) => toggleExpectation(documentStore, { agents, url }));
}

/** Creates the actions. `announce` reports a result to screen readers; `list` shows the full content of a head. */
export function createGridActions(
  setActive: (at: GridPlace) => void,
  announce: (text: string) => void,
  list: (at: GridPlace) => void,
): GridActions {
  const menus = new Map<string, () => void>();
  const unfold = (at: GridPlace): boolean => {
    const group = at.row > 0 ? foldedGroupAt(at) : undefined;
    if (!group) return false;
    focusPlace({ ...at, row: foldGroup(group, false) }, setActive);
    return true;
  };
  const fold = (at: GridPlace): boolean => {
    const group = at.row > 0 ? openGroupAt(at) : undefined;
    if (!group || group.to - group.from < 2) return false;
    focusPlace({ ...at, row: foldGroup(group, true) }, setActive);
    return true;
  };
  const keyOf = ({ row, column }: GridPlace) => `${row} ${column}`;
  return {
    registerMenu(at, open) {
      menus.set(keyOf(at), open);
      return () => void (menus.get(keyOf(at)) === open && menus.delete(keyOf(at)));
    },
    openMenu(at) {
      const open = menus.get(keyOf(at));
      open?.();
      return open !== undefined;
    },
    goTo: (at) => {
      uncoverTable();
      focusPlace(at, setActive);
    },
    open: (at, suggests) => !unfold(at) && openExplanation(at, suggests),
    unfold,
    fold,
    toggleExpectation: (at) => {
      if (!unfold(at)) toggleExpectationAt(at);
    },
    list: (at) => {
      if (unfold(at)) return;
      if (at.row > 0 || !currentGrid().matrix.kind.hasFixedColumns) list(at);
    },
    sort: (at, down) => withLateCode(({ sortRowsBy: sort }) => sort(at, down)),
    share: (at, isShared) =>
      withLateCode(({ setColumnGrouping: setGrouping }) => focusPlace(setGrouping(at, isShared), setActive)),
    remove: (at) =>
      !unfold(at) &&
      withLateCode(({ removeRowOrColumn: remove }) => {
        if (remove(at)) getPane('table-additions')?.focusUrls?.();
        else focusPlace(at, setActive);
      }),
    move: (at, step) =>
      !unfold(at) &&
      withLateCode(({ moveRowOrColumn: move }) => {
        const moved = move(at, step);
        if (!moved) return;
        announce(moved.message);
        focusPlace(moved.at, setActive);
      }),
    seek: (at, step) =>
      withLateCode(({ findFilteredCell: findCell }) => {
        const place = findCell(at, step);
        if (place) focusPlace(place, setActive);
      }),
  };
}
