// What can be done at a place of the grid, by key, by pointer and by the menus of the heads.
import { flushSync } from 'react-dom';
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { cellKeys, cellMarks } from '../../state/cell-marks.ts';
import { look } from '../../state/document-store.ts';
import { standsFor } from '../../state/matrix-columns.ts';
import { moveColumn, moveRow, removeColumn, removeRow } from '../../state/matrix-commands.ts';
import { accessMatrix } from '../../state/matrix-question.ts';
import { isAskedFor, markAskedFor } from '../../state/matrix-view.ts';
import { documentStore } from '../../state/use-document.ts';
import { matrixView, rowsShown } from '../../state/use-matrix.ts';
import { ADD_URLS_ID, goTo, reveal } from './grid-focus.ts';
import type { Place } from './places.ts';

/** A direction to move a row or column in: towards the beginning, or the end. */
export type Step = -1 | 1;

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

const now = () => {
  const state = documentStore.getState();
  return { matrix: accessMatrix(state), shown: rowsShown(state), view: matrixView(state) };
};
const agentsAt = ({ column }: Place) => now().matrix.columns[column - 1]?.agents;

function open(at: Place, suggests = false): boolean {
  const agent = agentsAt(at)?.[0];
  const url = now().shown.urls[at.row - 1];
  if (agent === undefined || url === undefined) return false;
  flushSync(() => look(documentStore, { cell: { agent, url, ...(suggests && { suggest: Date.now() }) } }));
  reveal(at);
  return true;
}

function press(at: Place, key: string): boolean {
  const act = cellKeys.get(key);
  const agents = agentsAt(at);
  const url = now().shown.urls[at.row - 1];
  if (!act || !agents || url === undefined) return false;
  act({ agents, url });
  return true;
}

function removeAt(at: Place): void {
  const agents = agentsAt(at);
  const place = now().shown.places[at.row - 1];
  const { hasFixedRows, hasFixedColumns } = now().matrix.kind;
  if (at.column === 0 && place !== undefined && !hasFixedRows) removeRow(documentStore, place);
  else if (at.row === 0 && agents && !hasFixedColumns)
    removeColumn(documentStore, agents, words.column(agents));
}

/** Moves a row past its neighbour that is shown. Returns what to say, and where the row stands now. */
function moveRowAt(at: Place, step: Step): { said: string; at: Place } | undefined {
  const { places, urls } = now().shown;
  const from = places[at.row - 1];
  const to = places[at.row - 1 + step];
  const url = urls[at.row - 1];
  if (from === undefined || to === undefined || url === undefined) return undefined;
  if (now().matrix.kind.hasFixedRows) return undefined;
  if (now().view.sort) return { said: words.moveSorted, at };
  moveRow(documentStore, from, to);
  return { said: words.rowMoved(url, at.row + step, urls.length), at: { ...at, row: at.row + step } };
}

function moveColumnAt(at: Place, step: Step): { said: string; at: Place } | undefined {
  const { columns, kind } = now().matrix;
  const agents = kind.hasFixedColumns ? undefined : columns[at.column - 1]?.agents;
  const to = at.column - 1 + step;
  if (!agents || !columns[to]) return undefined;
  const name = words.column(agents);
  moveColumn(documentStore, columns, at.column - 1, to, name);
  return { said: words.columnMoved(name, to + 1, columns.length), at: { ...at, column: to + 1 } };
}

function sort(at: Place): void {
  const { view } = now();
  const agent = agentsAt(at)?.[0];
  const isSame = view.sort !== undefined && view.sort.agent === agent;
  const order = { down: isSame && !view.sort.down };
  look(documentStore, { matrix: { ...view, sort: agent === undefined ? order : { agent, ...order } } });
}

/** The next place the filter asks for, row by row; undefined if there is none. */
function sought(at: Place, step: Step): Place | undefined {
  const { matrix, shown, view } = now();
  const width = matrix.columns.length;
  const count = width * shown.urls.length;
  const start =
    at.row === 0 || at.column === 0 ? Math.max(at.row - 1, 0) * width - (step > 0 ? 1 : 0) : undefined;
  const from = start ?? (at.row - 1) * width + at.column - 1;
  const code = markAskedFor(view);
  const marked = code && cellMarks.getState()[code];
  for (let i = 1; i <= count; i++) {
    const cell = (((from + i * step) % count) + count) % count;
    const place = { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
    const agents = matrix.columns[place.column - 1]?.agents ?? [''];
    if (code) {
      if (marked?.at(agents, shown.urls[place.row - 1] ?? '')) return place;
      continue;
    }
    const told = matrix.ask(agents[0], shown.urls[place.row - 1] ?? '');
    if (isAskedFor(matrix, told, view.filter)) return place;
  }
  return undefined;
}

/** `say` tells what happened to those who do not see it; `list` shows what a head stands for. */
export function gridCommands(
  setActive: (at: Place) => void,
  say: (text: string) => void,
  list: (at: Place) => void,
): GridCommands {
  return {
    open,
    press,
    sort,
    list: (at) => {
      if (at.row > 0 || !now().matrix.kind.hasFixedColumns) list(at);
    },
    share: (at, isShared) => {
      const agent = agentsAt(at)?.[0];
      flushSync(() => look(documentStore, { spread: !isShared }));
      const column =
        now().matrix.columns.findIndex((one) => agent !== undefined && standsFor(one, agent)) + 1;
      goTo({ ...at, column }, setActive);
    },
    remove: (at) => {
      flushSync(() => removeAt(at));
      const { rows, columns } = now().matrix;
      const isEmpty = rows.length === 0 || columns.length === 0;
      if (isEmpty) document.getElementById(ADD_URLS_ID)?.focus();
      else goTo(at, setActive);
    },
    move: (at, step) => {
      const moved = at.column === 0 ? moveRowAt(at, step) : moveColumnAt(at, step);
      if (!moved) return;
      say(moved.said);
      goTo(moved.at, setActive);
    },
    seek: (at, step) => {
      const place = sought(at, step);
      if (place) goTo(place, setActive);
    },
  };
}
