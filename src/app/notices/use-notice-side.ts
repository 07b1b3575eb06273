// Where notices stand: at the foot, over the status line, or at the head if the focus would be below them.
import { type RefObject, useEffect, useState } from 'react';

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

/** Returns the side on which notices do not cover the focus. They stay there while one is shown. */
export function useNoticeSide(ref: RefObject<HTMLElement | null>): NoticeSide {
  const [side, setSide] = useState<NoticeSide>('foot');
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const update = () => {
      const box = element.getBoundingClientRect();
      if (box.height === 0) {
        setSide('foot');
        return;
      }
      const place = element.contains(document.activeElement) ? undefined : focusedPlace();
      if (place && isOver(box, place)) setSide((current) => (current === 'foot' ? 'head' : 'foot'));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    document.addEventListener('focusin', update);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, [ref]);
  return side;
}
