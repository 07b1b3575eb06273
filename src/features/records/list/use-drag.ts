// Dragging a rule by its handle. The platform's pointer events and not a library: the virtual list knows where every row
// lies, also those that are not drawn, and that is all there is to know.
import { type PointerEvent, useState } from 'react';
import { prefetch } from '../../../ui/loading/lazy-component.tsx';
import type { DragItems, DragState } from './drag-rule.ts';

const loadDragRule = () => import('./drag-rule.ts');
prefetch(loadDragRule);
// Who has a pointer may drag at once; if this fails, dragging says so.
addEventListener('pointermove', () => void loadDragRule().catch(() => undefined), { once: true });

/** The rule that is being dragged, and a handler for the press of a handle. `dropped` is called with the new line. */
export function useRuleDrag(now: DragItems, dropped: (line: number) => void) {
  const [dragged, setDragged] = useState<DragState>();
  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    const { currentTarget: handle, pointerId, clientY: y } = event;
    const scroller = now.list.scrollElement;
    const sized = handle.closest<HTMLElement>('[data-sized]');
    if (event.button !== 0 || !scroller || !sized) return;
    handle.setPointerCapture(pointerId);
    handle.focus({ preventScroll: true });
    loadDragRule().then(
      ({ startRuleDrag: dragRule }) => {
        // Let go before the code was there: nothing was dragged yet.
        if (!handle.hasPointerCapture(pointerId)) return;
        dragRule(now, { id, handle, y, scroller, sized }, { show: setDragged, dropped });
      },
      (error: unknown) =>
        // Thrown in rendering, so that the pane says it and offers to try again.
        setDragged(() => {
          throw error;
        }),
    );
  };
  return { dragged, start };
}
