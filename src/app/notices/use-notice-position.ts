// How far notices are lifted from the foot: above what can be pressed or typed into, the explained answer and the
// focus. The table gets room at its end, so that the rows below a notice can be scrolled above it.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { scroller } from '../../features/table/grid/grid-focus.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';

/** The share of the window from which on an element is too high to be the line in question. */
const MAX_SHARE = 1 / 3;

/** Returns the place of the line that a person works on: of the focused field, or of the caret in the code editor. */
function focusedPlace(): DOMRect | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const caret = focused.closest('.monaco-editor')?.querySelector('.cursor');
  const place = (caret ?? focused).getBoundingClientRect();
  return place.height > 0 && place.height <= innerHeight * MAX_SHARE ? place : undefined;
}

const isOver = (box: DOMRect, place: DOMRect): boolean =>
  box.top < place.bottom && place.top < box.bottom && box.left < place.right && place.left < box.right;

/** The distance between the places that are tried, in pixels. */
const STEP = 8;

/** What a person presses, types into, or reads as the answer. Cells of the table scroll away. */
const NOT_COVERED = 'button, input, textarea, select, a[href], [data-evidence] > p';

/** How long the page has to rest before the place is computed again, in milliseconds: longer than keys are apart. */
const REST = 150;

/** Attributes that show or hide controls without adding them. */
const SHOWN_BY = ['hidden', 'open', 'aria-expanded'];

/** Whether the notice is shown over the end of the status line. Rows may be hidden there, scrolled below their pane. */
const isOverStatus = (own: HTMLElement): boolean =>
  layoutStore.getState().kind !== 'narrow' && own.querySelector('.notice[data-short]:not([hidden])') !== null;

/** Returns the places that notices must not cover. @param own the notices themselves */
function placesToAvoid(own: HTMLElement): readonly DOMRect[] {
  const focused = own.contains(document.activeElement) ? undefined : focusedPlace();
  if (isOverStatus(own)) return focused ? [focused] : [];
  const controls = [...document.querySelectorAll(NOT_COVERED)]
    .filter((control) => !own.contains(control) && !control.closest('[role="grid"]'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return focused ? [focused, ...controls] : controls;
}

/**
 * Returns by how many pixels a box must be lifted so that it covers none of the places: as little as possible, and
 * where every place covers one, to where it covers the fewest.
 * @param box where it is at the foot
 */
function findLift(box: DOMRect, places: readonly DOMRect[]): number {
  let best = { lift: 0, covered: Number.POSITIVE_INFINITY };
  for (let lift = 0; lift <= box.top && best.covered > 0; lift += STEP) {
    const lifted = new DOMRect(box.x, box.y - lift, box.width, box.height);
    const covered = places.filter((place) => isOver(lifted, place)).length;
    if (covered < best.covered) best = { lift, covered };
  }
  return best.lift;
}

/** Sets how much room the table has after its last row: as much as the notices cover of its end. */
function leaveRoom(box: DOMRect | undefined): void {
  const table = scroller();
  if (!table) return;
  const place = table.getBoundingClientRect();
  const room = box && isOver(box, place) ? Math.ceil(place.bottom - box.top) : 0;
  table.style.setProperty('--notice-room', `${room}px`);
}

/** Calls a function when something was opened, closed or scrolled and the page rests. A key only sets a timer. */
function watchPage(onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onRest, REST);
  };
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: SHOWN_BY });
  document.addEventListener('scroll', wait, { capture: true, passive: true });
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('scroll', wait, { capture: true });
    window.removeEventListener('resize', wait);
  };
}

/**
 * Returns by how many pixels notices are lifted, so that they cover neither the focus nor controls nor the explained
 * answer, also none that appear later. They stay where they are while they cover none.
 */
export function useNoticePosition(ref: RefObject<HTMLElement | null>): number {
  const [lift, setLift] = useState(0);
  const current = useRef(0);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    let unwatch: (() => void) | undefined;
    const moveTo = (next: number) => {
      current.current = next;
      setLift(next);
    };
    const update = () => {
      const box = element.getBoundingClientRect();
      if (box.height === 0) {
        unwatch?.();
        unwatch = undefined;
        moveTo(0);
        leaveRoom(undefined);
        return;
      }
      unwatch ??= watchPage(update);
      const places = placesToAvoid(element);
      const atFoot = new DOMRect(box.x, box.y + current.current, box.width, box.height);
      if (places.some((place) => isOver(box, place))) moveTo(findLift(atFoot, places));
      leaveRoom(new DOMRect(atFoot.x, atFoot.y - current.current, atFoot.width, atFoot.height));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    document.addEventListener('focusin', update);
    return () => {
      unwatch?.();
      sizes.disconnect();
      document.removeEventListener('focusin', update);
      leaveRoom(undefined);
    };
  }, [ref]);
  return lift;
}
