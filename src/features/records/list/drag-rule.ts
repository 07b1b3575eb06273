// A drag of a rule, from the press of its handle to the release.
import type { Virtualizer } from '@tanstack/react-virtual';
import { lineIndexOfId } from '../../../core/document/lines.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import * as commands from '../edits/line-edits.ts';
import { canMoveRule } from '../edits/rule-positions.ts';
import { type DropPlace, findDropPlace } from './drop-place.ts';
import type { ListItems } from './list-items.ts';

/**
 * A rule that is being dragged. `markerTop`: where the line that marks its new place is drawn, in pixels of the
 * list.
 */
export interface DragState {
  readonly key: number;
  readonly shift: number;
  readonly markerTop: number;
}

/** The list in which the rule is dragged, as it was when the handle was pressed. */
export interface DragItems {
  readonly items: ListItems;
  readonly list: Virtualizer<HTMLDivElement, Element>;
}

/** The press that starts a drag. */
export interface DragStart {
  readonly id: number;
  readonly handle: HTMLElement;
  /** The vertical position of the pointer, in pixels of the window. */
  readonly y: number;
  readonly scroller: HTMLElement;
  /** The element that is as high as all rows together. */
  readonly sized: HTMLElement;
}

interface DragCallbacks {
  readonly onMove: (dragged: DragState | undefined) => void;
  /** Called with the rule's new line. */
  readonly onDrop: (line: number) => void;
}

// How far the pointer moves before the drag starts, in pixels.
const DRAG_THRESHOLD = 4;
// The list scrolls while the pointer is within this distance of its edge, in pixels.
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

/** Prevents the click at the end of a drag from opening a menu. */
function ignoreClickOfDrag(handle: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  handle.addEventListener('click', (click) => click.stopPropagation(), { signal, capture: true });
  // The click follows in the same task as the release. After a drag that Escape canceled, the release comes later.
  globalThis.addEventListener('pointerup', () => setTimeout(() => controller.abort()), { once: true });
}

/** Follows the pointer until it releases the handle or Escape is pressed. */
export function startRuleDrag(
  dragItems: DragItems,
  dragStart: DragStart,
  { onMove, onDrop }: DragCallbacks,
): void {
  const { id, handle, scroller, sized } = dragStart;
  let { y } = dragStart;
  const top = () => sized.getBoundingClientRect().top;
  const startOffset = y - top();
  const controller = new AbortController();
  const { signal } = controller;
  let target: ReturnType<typeof dropTargetAt>;
  let isDragging = false;
  const show = () => {
    target = dropTargetAt(dragItems, y - top(), id);
    // Over a record of another system there is no target, and the rule is drawn in its old place: a release would
    // leave it there.
    onMove(target && { key: id, shift: y - top() - startOffset, markerTop: target.ink });
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
    controller.abort();
    onMove(undefined);
    if (isDragging) ignoreClickOfDrag(handle);
  };
  const handleMove = (move: globalThis.PointerEvent) => {
    y = move.clientY;
    isDragging ||= Math.abs(y - top() - startOffset) > DRAG_THRESHOLD;
    if (isDragging) show();
  };
  const handleRelease = () => {
    end();
    // A drop place is valid for one version of the file: if an undo happened during the drag, the drop is ignored.
    const isCurrentVersion = openPolicy(documentStore.getState()) === dragItems.items.policy;
    if (isDragging && target && isCurrentVersion) onDrop(commands.moveRuleTo(id, target.drop.place));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  handle.addEventListener('pointermove', handleMove, { signal });
  handle.addEventListener('pointerup', handleRelease, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  globalThis.addEventListener('keydown', handleKey, { signal, capture: true });
  requestAnimationFrame(scroll);
}
