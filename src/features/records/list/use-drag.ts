// Dragging a rule by its handle. It uses the platform's pointer events instead of a library: the virtual list
// already knows the position of every row, including rows that are not rendered.
import { type PointerEvent, useState } from 'react';
import { loadAfterPaint } from '../load-after-paint.ts';
import type { DragItems, DragState } from './drag-rule.ts';

// Preloaded when a pointer is used, so that dragging starts without delay. If loading fails, the drag reports it.
addEventListener('pointermove', () => void loadAfterPaint().catch(() => undefined), { once: true });

/** The rule that is being dragged, and a handler for pressing a handle. `onDrop` is called with the new line. */
export function useRuleDrag(dragItems: DragItems, onDrop: (line: number) => void) {
  const [dragged, setDragged] = useState<DragState>();
  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    const { currentTarget: handle, pointerId, clientY: y } = event;
    const scroller = dragItems.list.scrollElement;
    const sized = handle.closest<HTMLElement>('[data-sized]');
    if (event.button !== 0 || !scroller || !sized) return;
    handle.setPointerCapture(pointerId);
    handle.focus({ preventScroll: true });
    loadAfterPaint().then(
      ({ startRuleDrag: dragRule }) => {
        // The pointer was released before the code was loaded: nothing was dragged.
        if (!handle.hasPointerCapture(pointerId)) return;
        dragRule(dragItems, { id, handle, y, scroller, sized }, { onMove: setDragged, onDrop });
      },
      (error: unknown) =>
        // Thrown during rendering, so that the pane shows the error and offers to try again.
        setDragged(() => {
          throw error;
        }),
    );
  };
  return { dragged, start };
}
