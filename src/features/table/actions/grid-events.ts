// The key and click handlers of the grid. Its cells have no handlers of their own: there are thousands of them.
import type { KeyboardEvent, MouseEvent } from 'react';
import { actionOfKey, focusedPaneContext } from '../../../actions/action.ts';
import { closeTrace } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { layoutStore } from '../../../state/layout/layout-store.ts';
import { mirrorArrowKey } from '../../../ui/environment/text-direction.ts';
import { focusPlace, gridPlaceOf } from '../grid/grid-focus.ts';
import { type GridExtent, type GridPlace, placeAfterKey } from '../grid/grid-navigation.ts';
import { cellActions, filterActions } from './cell-actions.ts';
import type { MoveStep } from './current-grid.ts';
import type { GridActions } from './grid-actions.ts';

const isRowHead = ({ row, column }: GridPlace) => row > 0 && column === 0;
const isColumnHead = ({ row, column }: GridPlace) => row === 0 && column > 0;

const rowKeySteps: Readonly<Record<string, MoveStep>> = { ArrowUp: -1, ArrowDown: 1 };
const columnKeySteps: Readonly<Record<string, MoveStep>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the direction in which Alt and an arrow key move the head at a place, if the key applies to it. */
function findMoveStep(key: string, at: GridPlace): MoveStep | undefined {
  if (isRowHead(at)) return rowKeySteps[key];
  return isColumnHead(at) ? columnKeySteps[key] : undefined;
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Without hover, the button of a menu cannot appear when the pointer is over it. */
const hasNoHover = () => matchMedia('(hover: none)').matches;

interface GridHandlers {
  onKey(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

export function createGridHandlers(
  commands: GridActions,
  extent: GridExtent,
  setActive: (at: GridPlace) => void,
): GridHandlers {
  /** Handles keys with Alt or Shift and letters. Returns whether the key was handled. */
  const handleShortcut = (event: KeyboardEvent, at: GridPlace): boolean => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const isLetter = isPlain && event.key.length === 1 && event.key !== ' ';
    if (isLetter && layoutStore.getState().noLetters) return false;
    const step = event.altKey && isPlain && !event.shiftKey ? findMoveStep(event.key, at) : undefined;
    if (step) commands.move(at, step);
    const isCell = at.row > 0 && at.column > 0;
    const action = actionOfKey(event, isCell ? [...cellActions, ...filterActions] : filterActions);
    action?.run(focusedPaneContext(event.target));
    return step !== undefined || action !== undefined;
  };

  const handlePlainKey = (event: KeyboardEvent, at: GridPlace): boolean => {
    if (event.altKey || event.shiftKey) return false;
    const next = placeAfterKey(
      `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${mirrorArrowKey(event.key)}`,
      at,
      extent,
    );
    const arrow = mirrorArrowKey(event.key);
    // In the head of a row, as in a tree: the right arrow unfolds a folder, the left arrow folds it.
    const isFoldKey =
      isRowHead(at) &&
      !event.ctrlKey &&
      !event.metaKey &&
      ((arrow === 'ArrowRight' && commands.unfold(at)) || (arrow === 'ArrowLeft' && commands.fold(at)));
    if (isFoldKey) return true;
    if (next) focusPlace(next, setActive);
    else if (event.key === 'Enter' && (isRowHead(at) || isColumnHead(at))) commands.list(at);
    else if (event.key === 'Delete' && (isRowHead(at) || isColumnHead(at))) commands.remove(at);
    else if (event.key === 'Escape' && documentStore.getState().view.cell) closeTrace(documentStore);
    else return false;
    return true;
  };

  const onKey = (event: KeyboardEvent): void => {
    const at = gridPlaceOf(event.target);
    if (!at) return;
    // The menu key of the platform opens the menu of a head. A cell has no menu.
    const isOpened = isMenuKey(event) && commands.openMenu(at);
    if (!isOpened && !handleShortcut(event, at) && !handlePlainKey(event, at)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent): void => {
    const at = gridPlaceOf(event.target);
    if (!at) return;
    // A click anywhere in the head of a column opens its menu; on touch screens, so does one in the head of a row.
    // The
    // button in the head opens the menu itself.
    const isInside = (selector: string) =>
      event.target instanceof Element && event.target.closest(selector) !== null;
    const isButton = isInside('button');
    if (isInside('[aria-selected] [data-expects]')) commands.toggleExpectation(at);
    else if (isInside('[data-folds]')) commands.fold(at);
    else if (isRowHead(at) && hasNoHover()) {
      if (!commands.unfold(at) && !isButton) commands.openMenu(at);
    } else if (at.row > 0) commands.open(at);
    else if (!isButton) commands.openMenu(at);
  };

  return { onKey, onClick };
}
