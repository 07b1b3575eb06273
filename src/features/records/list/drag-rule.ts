// A drag from the press of a handle to its release.
import type { Virtualizer } from '@tanstack/react-virtual';
import { lineIndexOfId } from '../../../core/document/lines.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import * as commands from '../edits/line-edits.ts';
import { canMoveRule } from '../edits/rule-positions.ts';
import { type DropPlace, findDropPlace } from './drop-place.ts';
import type { ListItems } from './list-items.ts';

/** A rule on its way. `ink` is where the line is drawn that shows its place, in pixels of the list. */
export interface DragState {
  readonly key: number;
  readonly shift: number;
  readonly ink: number;
}

/** What is dragged in, as it was when the handle was pressed. */
export interface DragItems {
  readonly items: ListItems;
  readonly list: Virtualizer<HTMLDivElement, Element>;
}

/** What was pressed. */
export interface DragStart {
  readonly id: number;
  readonly handle: HTMLElement;
  /** Where, in pixels of the window. */
  readonly y: number;
  readonly scroller: HTMLElement;
  /** The element that is as high as all rows. */
  readonly sized: HTMLElement;
}

interface DragCallbacks {
  readonly show: (dragged: DragState | undefined) => void;
  /** Told the new line. */
  readonly dropped: (line: number) => void;
}

/** Pixels the pointer moves before it drags, and from the edge of the list within which the list scrolls. */
const DRAG_THRESHOLD = 4;
const SCROLL_EDGE = 40;

function autoScrollSpeed(scroller: HTMLElement, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + SCROLL_EDGE) return Math.max(-SCROLL_EDGE, y - top - SCROLL_EDGE);
  return y > bottom - SCROLL_EDGE ? Math.min(SCROLL_EDGE, y - bottom + SCROLL_EDGE) : 0;
}

function dropTargetAt(
  { items, list }: DragItems,
  y: number,
  id: number,
): { drop: DropPlace; ink: number } | undefined {
  const under = list.getVirtualItemForOffset(y);
  const drop = under && findDropPlace(items, under.index, y > (under.start + under.end) / 2);
  const line = lineIndexOfId(items.policy.source.lines, id);
  const row =
    drop && canMoveRule(items.policy, line, drop.place) ? list.measurementsCache[drop.row] : undefined;
  return drop && row && { drop, ink: drop.edge === 'above' ? row.start : row.end };
}

/** The click at the end of a drag opens no menu. */
function ignoreClickOfDrag(handle: HTMLElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  handle.addEventListener('click', (click) => click.stopPropagation(), { signal, capture: true });
  // The click follows in the same task as the release; a drag given up by Escape is released later.
  globalThis.addEventListener('pointerup', () => setTimeout(() => listening.abort()), { once: true });
}

/** Follows the pointer that holds the handle until it lets go, or Escape is pressed. */
export function startRuleDrag(
  now: DragItems,
  pressed: DragStart,
  { show: tell, dropped }: DragCallbacks,
): void {
  const { id, handle, scroller, sized } = pressed;
  let { y } = pressed;
  const top = () => sized.getBoundingClientRect().top;
  const begun = y - top();
  const listening = new AbortController();
  const { signal } = listening;
  let found: ReturnType<typeof dropTargetAt>;
  let isDragging = false;
  const show = () => {
    found = dropTargetAt(now, y - top(), id);
    // Over a record of another system it lies where it was: let go there, it would stay.
    tell(found && { key: id, shift: y - top() - begun, ink: found.ink });
  };
  const scroll = () => {
    if (signal.aborted) return;
    const speed = autoScrollSpeed(scroller, y);
    if (isDragging && speed !== 0) {
      scroller.scrollTop += speed;
      show();
    }
    requestAnimationFrame(scroll);
  };
  const end = () => {
    listening.abort();
    tell(undefined);
    if (isDragging) ignoreClickOfDrag(handle);
  };
  const moved = (move: globalThis.PointerEvent) => {
    y = move.clientY;
    isDragging ||= Math.abs(y - top() - begun) > DRAG_THRESHOLD;
    if (isDragging) show();
  };
  const drop = () => {
    end();
    // A place holds for one version of the file: undone under the pointer, the drag is given up.
    const isPresent = openPolicy(documentStore.getState()) === now.items.policy;
    if (isDragging && found && isPresent) dropped(commands.moveRuleTo(id, found.drop.place));
  };
  const escape = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  handle.addEventListener('pointermove', moved, { signal });
  handle.addEventListener('pointerup', drop, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  globalThis.addEventListener('keydown', escape, { signal, capture: true });
  requestAnimationFrame(scroll);
}
