// What keys and clicks do in the grid. Cells have no handlers of their own: there are thousands.
import type { KeyboardEvent, MouseEvent } from 'react';
import { closeTrace } from '../../state/document-store.ts';
import { focusTrace } from '../../state/matrix-focus.ts';
import { documentStore } from '../../state/use-document.ts';
import type { GridCommands, Step } from './grid-commands.ts';
import { goTo, placeOf } from './grid-focus.ts';
import { type Extent, type Place, walk } from './places.ts';

const isRowHead = ({ row, column }: Place) => row > 0 && column === 0;
const isColumnHead = ({ row, column }: Place) => row === 0 && column > 0;

const rowSteps: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };
const columnSteps: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

/** How Alt and an arrow move the head at a place, if they do. */
function moveStep(key: string, at: Place): Step | undefined {
  if (isRowHead(at)) return rowSteps[key];
  return isColumnHead(at) ? columnSteps[key] : undefined;
}

interface GridActions {
  onKey(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

export function gridActions(
  commands: GridCommands,
  extent: Extent,
  setActive: (at: Place) => void,
): GridActions {
  /** Keys with Alt, Shift or a letter; true if one was meant. */
  const special = (event: KeyboardEvent, at: Place): boolean => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const step = event.altKey && isPlain && !event.shiftKey ? moveStep(event.key, at) : undefined;
    if (step) commands.move(at, step);
    const isSeek = isPlain && !event.altKey && event.key.toLowerCase() === 'n';
    if (isSeek) commands.seek(at, event.shiftKey ? -1 : 1);
    const isKey = isPlain && !event.altKey && !event.shiftKey && commands.press(at, event.key.toLowerCase());
    return step !== undefined || isSeek || isKey;
  };

  const plain = (event: KeyboardEvent, at: Place): boolean => {
    if (event.altKey || event.shiftKey) return false;
    const next = walk(`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`, at, extent);
    if (next) goTo(next, setActive);
    else if (event.key === 'Enter' && (isRowHead(at) || isColumnHead(at))) commands.list(at);
    else if (/^(Enter| )$/.test(event.key) && commands.open(at, event.key === ' ')) focusTrace();
    else if (event.key === 'Delete' && (isRowHead(at) || isColumnHead(at))) commands.remove(at);
    else if (event.key === 'Escape' && documentStore.getState().view.cell) closeTrace(documentStore);
    else return false;
    return true;
  };

  const onKey = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (!at || !(special(event, at) || plain(event, at))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event.target);
    if (at) commands.open(at);
  };

  return { onKey, onClick };
}
