// Where notices are shown: at the foot, above what can be pressed or typed into there, or at the head if the focus would
// be below them.
import { type RefObject, useEffect, useRef, useState } from 'react';

export type NoticeSide = 'foot' | 'head';

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

/** What a person presses or types into. Cells of the table scroll away. */
const CONTROLS = 'button, input, textarea, select, a[href]';

/**
 * Returns by how many pixels a box at the foot must be lifted so that it does not cover a control; 0 if all places nearby do.
 * @param own the notices themselves
 */
function findLift(box: DOMRect, own: HTMLElement): number {
  const places = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !own.contains(control) && !control.closest('[role="grid"]'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  for (let lift = 0; lift <= innerHeight * MAX_SHARE; lift += STEP) {
    const lifted = new DOMRect(box.x, box.y - lift, box.width, box.height);
    if (!places.some((place) => isOver(lifted, place))) return lift;
  }
  return 0;
}

interface NoticePosition {
  readonly side: NoticeSide;
  /** How far above the foot, in pixels. */
  readonly lift: number;
}

/** Returns the place at which notices cover neither the focus nor controls. They stay there while one is shown. */
export function useNoticePosition(ref: RefObject<HTMLElement | null>): NoticePosition {
  const [side, setSide] = useState<NoticeSide>('foot');
  const [lift, setLift] = useState(0);
  const lifted = useRef({ lift: 0, isShown: false });
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const moveTo = (next: number, isShown: boolean) => {
      lifted.current = { lift: next, isShown };
      setLift(next);
    };
    const update = () => {
      const box = element.getBoundingClientRect();
      if (box.height === 0) {
        setSide('foot');
        moveTo(0, false);
        return;
      }
      const place = element.contains(document.activeElement) ? undefined : focusedPlace();
      if (place && isOver(box, place)) setSide((current) => (current === 'foot' ? 'head' : 'foot'));
      else if (!lifted.current.isShown) moveTo(findLift(box, element), true);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    document.addEventListener('focusin', update);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, [ref]);
  return { side, lift };
}
