// What keys and clicks do in the grid. Cells have no handlers of their own: there are thousands.
import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { closeTrace, look } from '../../state/document-store.ts';
import { removeColumn, removeRow } from '../../state/matrix-commands.ts';
import { focusTrace, GRID_ID } from '../../state/matrix-focus.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import { documentStore } from '../../state/use-document.ts';
import { ADD_URLS_ID } from './add-box.tsx';
import { type Extent, type Place, walk } from './places.ts';

/** The place of the cell or head that an element stands in. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const [row, column] = cell?.dataset['at']?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

const elementAt = ({ row, column }: Place): HTMLElement | null =>
  document.getElementById(GRID_ID)?.querySelector<HTMLElement>(`[data-at="${row},${column}"]`) ?? null;

/** Brings a place into sight, beside the heads that stick to the edges. */
function reveal(at: Place): void {
  const cell = elementAt(at);
  const scroller = document.getElementById(GRID_ID)?.parentElement;
  const corner = elementAt({ row: 0, column: 0 });
  if (!cell || !scroller || !corner) return;
  scroller.style.scrollPadding = `${corner.offsetHeight}px 0 0 ${corner.offsetWidth}px`;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Gives the focus to a place, or to the nearest that exists: it is drawn first, wherever it is. */
function goTo(at: Place, setActive: (at: Place) => void): void {
  flushSync(() => setActive(at));
  const cell = document.getElementById(GRID_ID)?.querySelector<HTMLElement>('[tabindex="0"]');
  cell?.focus({ preventScroll: true });
  if (cell) reveal(placeOf(cell) ?? at);
}

interface GridActions {
  onKey(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

export function gridActions(
  matrix: AccessMatrix,
  extent: Extent,
  setActive: (at: Place) => void,
): GridActions {
  const agentsAt = ({ column }: Place) => matrix.columns[column - 1]?.agents;

  /** Opens the trace of a cell; false if there is no cell. */
  const open = (at: Place): boolean => {
    const agent = agentsAt(at)?.[0];
    const url = matrix.rows[at.row - 1];
    if (agent === undefined || url === undefined) return false;
    flushSync(() => look(documentStore, { cell: { agent, url } }));
    reveal(at);
    return true;
  };

  /** Removes the row or column whose head this is. The focus stays near, or goes where more can be added. */
  const remove = (at: Place): void => {
    const agents = agentsAt(at);
    flushSync(() => {
      if (at.column === 0 && at.row > 0) removeRow(documentStore, at.row - 1);
      else if (at.row === 0 && agents) removeColumn(documentStore, agents, words.column(agents));
    });
    const { rows, columns } = documentStore.getState().document;
    const isEmpty = rows.length === 0 || columns.length === 0;
    if (isEmpty) document.getElementById(ADD_URLS_ID)?.focus();
    else goTo(at, setActive);
  };

  const onKey = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (!at || event.altKey || event.shiftKey) return;
    const next = walk(`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`, at, extent);
    if (next) goTo(next, setActive);
    else if (event.key === 'Enter' && open(at)) focusTrace();
    else if (event.key === 'Delete' && (at.row === 0 || at.column === 0)) remove(at);
    else if (event.key === 'Escape' && documentStore.getState().view.cell) closeTrace(documentStore);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event.target);
    if (!at) return;
    const onCross = event.target instanceof Element && event.target.closest('[data-remove]') !== null;
    if (onCross) remove(at);
    else open(at);
  };

  return { onKey, onClick };
}
