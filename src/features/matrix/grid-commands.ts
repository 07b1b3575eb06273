// What can be done at a place of the grid, by key, by pointer and by the menus of the heads.
import { flushSync } from 'react-dom';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { GridCell } from '../../state/table/cell-marks.ts';
import { mountedGrid } from '../../state/table/matrix-focus.ts';
import { withModule } from '../../ui/loading/lazy-component.tsx';
import { ADD_URLS_ID, goTo, reveal } from './grid-focus.ts';
import { agentsAt, now, type Step } from './grid-now.ts';
import type { Place } from './places.ts';

export interface GridCommands {
  /** Opens the trace of a cell, also to ask how to flip it; false if there is no cell. */
  open(at: Place, suggests?: boolean): boolean;
  /** Removes the row or column whose head this is. */
  remove(at: Place): void;
  /** Moves the row or column whose head this is by one place. */
  move(at: Place, step: Step): void;
  /** Sorts the rows by the column, or by URL at column 0; once more, the other way round. */
  sort(at: Place): void;
  /** Tells about the user-agents of a column, or shows the whole URL of a row. */
  list(at: Place): void;
  /** Joins the columns that are treated alike, or spreads them out; the focus stays with its user-agent. */
  share(at: Place, isShared: boolean): void;
  /** Does what a key stands for on a cell; false if nothing. */
  press(at: Place, key: string): boolean;
  /** Goes to the next or previous cell that the filter asks for; past the end it begins anew. */
  seek(at: Place, step: Step): void;
}

const withChanges = withModule(() => import('./grid-changes.ts'));
const withExpectations = withModule(() => import('../../state/expectations/expectation-commands.ts'));

function open(at: Place, suggests = false): boolean {
  const agent = agentsAt(at)?.[0];
  const url = now().shown.urls[at.row - 1];
  if (agent === undefined || url === undefined) return false;
  flushSync(() =>
    updateView(documentStore, { cell: { agent, url, ...(suggests && { suggest: Date.now() }) } }),
  );
  reveal(at);
  return true;
}

/** What a key does on a cell, by the key as events name it, in lower case. */
const cellKeys: Readonly<Record<string, (cell: GridCell) => void>> = {
  e: (cell) => withExpectations(({ toggleExpectation }) => toggleExpectation(documentStore, cell)),
};

function press(at: Place, key: string): boolean {
  const act = cellKeys[key];
  const agents = agentsAt(at);
  const url = now().shown.urls[at.row - 1];
  if (!act || !agents || url === undefined) return false;
  act({ agents, url });
  return true;
}

/** `say` tells what happened to those who do not see it; `list` shows what a head stands for. */
export function gridCommands(
  setActive: (at: Place) => void,
  say: (text: string) => void,
  list: (at: Place) => void,
): GridCommands {
  mountedGrid.goTo = (at) => goTo(at, setActive);
  return {
    open,
    press,
    list: (at) => {
      if (at.row > 0 || !now().matrix.kind.hasFixedColumns) list(at);
    },
    sort: (at) => withChanges(({ sortBy }) => sortBy(at)),
    share: (at, isShared) => withChanges(({ shareAt }) => goTo(shareAt(at, isShared), setActive)),
    remove: (at) =>
      withChanges(({ removeAt }) => {
        if (removeAt(at)) document.getElementById(ADD_URLS_ID)?.focus();
        else goTo(at, setActive);
      }),
    move: (at, step) =>
      withChanges(({ moveAt }) => {
        const moved = moveAt(at, step);
        if (!moved) return;
        say(moved.said);
        goTo(moved.at, setActive);
      }),
    seek: (at, step) =>
      withChanges(({ sought }) => {
        const place = sought(at, step);
        if (place) goTo(place, setActive);
      }),
  };
}
