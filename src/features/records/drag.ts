// Dragging a rule by its grip. The platform's pointer events and not a library: the virtual list knows where every row
// lies, also those that are not drawn, and that is all there is to know.
import type { Virtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useState } from 'react';
import { indexOfId } from '../../core/text/lines.ts';
import { openPolicy } from '../../state/derived.ts';
import { documentStore } from '../../state/use-document.ts';
import * as commands from './commands.ts';
import { type DropPlace, dropPlace } from './drop-place.ts';
import type { Items } from './items.ts';
import { mayGo } from './rule-places.ts';

/** A rule on its way. `ink` is where the line is drawn that shows its place, in pixels of the list. */
export interface Dragged {
  readonly key: number;
  readonly shift: number;
  readonly ink: number;
}

/** Pixels the pointer moves before it drags, and from the edge of the list within which the list scrolls. */
const SLACK = 4;
const EDGE = 40;

type List = Virtualizer<HTMLDivElement, Element>;

function edgeSpeed(scroller: HTMLElement, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + EDGE) return Math.max(-EDGE, y - top - EDGE);
  return y > bottom - EDGE ? Math.min(EDGE, y - bottom + EDGE) : 0;
}

interface Now {
  readonly items: Items;
  readonly list: List;
}

function placeAt({ items, list }: Now, y: number, id: number): { drop: DropPlace; ink: number } | undefined {
  const under = list.getVirtualItemForOffset(y);
  const drop = under && dropPlace(items, under.index, y > (under.start + under.end) / 2);
  const line = indexOfId(items.policy.source.lines, id);
  const row = drop && mayGo(items.policy, line, drop.place) ? list.measurementsCache[drop.row] : undefined;
  return drop && row && { drop, ink: drop.edge === 'above' ? row.start : row.end };
}

/** What is dragged now, and what begins it: called when a grip is pressed. `dropped` is told the new line. */
export function useDrag(now: Now, dropped: (line: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    const scroller = now.list.scrollElement;
    const sized = event.currentTarget.closest<HTMLElement>('[data-sized]');
    if (event.button !== 0 || !scroller || !sized) return;
    const grip = event.currentTarget;
    const top = () => sized.getBoundingClientRect().top;
    const begun = event.clientY - top();
    const listening = new AbortController();
    const { signal } = listening;
    let y = event.clientY;
    let found: ReturnType<typeof placeAt>;
    let isDragging = false;
    const show = () => {
      found = placeAt(now, y - top(), id);
      if (found) setDragged({ key: id, shift: y - top() - begun, ink: found.ink });
    };
    const scroll = () => {
      if (signal.aborted) return;
      const speed = edgeSpeed(scroller, y);
      if (isDragging && speed !== 0) {
        scroller.scrollTop += speed;
        show();
      }
      requestAnimationFrame(scroll);
    };
    const end = () => {
      listening.abort();
      setDragged(undefined);
    };
    grip.setPointerCapture(event.pointerId);
    grip.focus({ preventScroll: true });
    const moved = (move: globalThis.PointerEvent) => {
      y = move.clientY;
      isDragging ||= Math.abs(y - top() - begun) > SLACK;
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
    grip.addEventListener('pointermove', moved, { signal });
    grip.addEventListener('pointerup', drop, { signal });
    grip.addEventListener('pointercancel', end, { signal });
    globalThis.addEventListener('keydown', escape, { signal, capture: true });
    requestAnimationFrame(scroll);
  };
  return { dragged, start };
}
