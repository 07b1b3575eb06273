// What can be done at a place of the grid, by key, by pointer and by the menus of the heads.
import { flushSync } from 'react-dom';
import { getPane } from '../../../actions/panes.ts';
import { focusTrace } from '../../../actions/table-focus.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { isSameCell } from '../../../state/table/chosen-cell.ts';
import { withModule } from '../../../ui/loading/lazy-component.tsx';
import { focusPlace, scrollToPlace } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import {
  agentsInColumn,
  currentGrid,
  foldedGroupAt,
  foldGroup,
  type MoveStep,
  openGroupAt,
} from './current-grid.ts';

export interface GridActions {
  /** Says how the menu of a head is opened; the returned function withdraws it. */
  registerMenu(at: GridPlace, open: () => void): () => void;
  /** Opens the menu of the head at a place; false if there is none. */
  openMenu(at: GridPlace): boolean;
  /** Opens the trace of a cell, also to ask how to flip it; false if there is no cell. */
  open(at: GridPlace, suggests?: boolean): boolean;
  /** Opens the folder that is folded into a row; false if none is. */
  unfold(at: GridPlace): boolean;
  /** Folds the folder of a row; false if it has none. */
  fold(at: GridPlace): boolean;
  /** Removes the row or column whose head this is. */
  remove(at: GridPlace): void;
  /** Moves the row or column whose head this is by one place. */
  move(at: GridPlace, step: MoveStep): void;
  /** Sorts the rows by the column, or by URL at column 0; once more, the other way round. */
  sort(at: GridPlace): void;
  /** Tells about the user-agents of a column, or shows the whole URL of a row. */
  list(at: GridPlace): void;
  /** Joins the columns that are treated alike, or spreads them out; the focus stays with its user-agent. */
  share(at: GridPlace, isShared: boolean): void;
  /** Expects the answers of a cell, or drops that. */
  toggleExpectation(at: GridPlace): void;
  /** Goes to the next or previous cell that the filter asks for; past the end it begins anew. */
  seek(at: GridPlace, step: MoveStep): void;
}

const withHeadActions = withModule(() => import('./head-actions.ts'));
const withExpectationEdits = withModule(() => import('../../../state/expectations/expectation-commands.ts'));

function openExplanation(at: GridPlace, suggests = false): boolean {
  const agent = agentsInColumn(at)?.[0];
  const url = currentGrid().shown.urls[at.row - 1];
  if (agent === undefined || url === undefined) return false;
  const { cell } = documentStore.getState().view;
  flushSync(() =>
    updateView(documentStore, { cell: { agent, url, ...(suggests && { suggests: true as const }) } }),
  );
  scrollToPlace(at);
  // Suggestions that are open already do not take the focus by themselves.
  if (suggests && cell?.suggests && isSameCell(cell, { agent, url })) focusTrace();
  return true;
}

function toggleExpectationAt(at: GridPlace): void {
  const agents = agentsInColumn(at);
  const url = currentGrid().shown.urls[at.row - 1];
  if (!agents || url === undefined) return;
  withExpectationEdits(({ toggleExpectation }) => toggleExpectation(documentStore, { agents, url }));
}

/** `say` tells what happened to those who do not see it; `list` shows what a head stands for. */
export function createGridActions(
  setActive: (at: GridPlace) => void,
  say: (text: string) => void,
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
    sort: (at) => withHeadActions(({ sortRowsBy: sortBy }) => sortBy(at)),
    share: (at, isShared) =>
      withHeadActions(({ setColumnGrouping: shareAt }) => focusPlace(shareAt(at, isShared), setActive)),
    remove: (at) =>
      !unfold(at) &&
      withHeadActions(({ removeRowOrColumn: removeAt }) => {
        if (removeAt(at)) getPane('table-additions')?.focusUrls?.();
        else focusPlace(at, setActive);
      }),
    move: (at, step) =>
      !unfold(at) &&
      withHeadActions(({ moveRowOrColumn: moveAt }) => {
        const moved = moveAt(at, step);
        if (!moved) return;
        say(moved.said);
        focusPlace(moved.at, setActive);
      }),
    seek: (at, step) =>
      withHeadActions(({ findFilteredCell: sought }) => {
        const place = sought(at, step);
        if (place) focusPlace(place, setActive);
      }),
  };
}
