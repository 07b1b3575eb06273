// Scrolling over more lines than a browser has pixels for: the bar goes to any part, keys and the wheel to any line.
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

/** Pixels that browsers can still scroll over. */
const MAX_SCROLL_HEIGHT = 10_000_000;
export const LINE_HEIGHT = 20;

interface ScrollPlace {
  /** The first line in view. */
  readonly first: number;
  readonly top: number;
}

const stepsByKey: Readonly<Record<string, (rows: number) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (rows) => rows,
  PageUp: (rows) => -rows,
};

export function useLineScroll(count: number) {
  const height = Math.min(MAX_SCROLL_HEIGHT, count * LINE_HEIGHT);
  const isShared = count * LINE_HEIGHT > MAX_SCROLL_HEIGHT;
  const [place, setPlace] = useState<ScrollPlace>({ first: 0, top: 0 });
  const scroller = useRef<HTMLElement>(null);
  const first = useRef(0);
  /** Where the bar was set by us: hearing of that changes nothing. */
  const ours = useRef(-1);

  const rowsOf = (element: HTMLElement) => Math.floor(element.clientHeight / LINE_HEIGHT);
  const lastFirst = (element: HTMLElement) => Math.max(0, count + 1 - rowsOf(element));
  const onScroll = () => {
    const element = scroller.current;
    if (!element || element.scrollTop === ours.current) return;
    ours.current = -1;
    const top = element.scrollTop;
    const share = top / Math.max(1, element.scrollHeight - element.clientHeight);
    first.current = isShared ? Math.round(share * lastFirst(element)) : Math.floor(top / LINE_HEIGHT);
    setPlace({ first: first.current, top });
  };
  const goBy = useCallback(
    (lines: number) => {
      const element = scroller.current;
      if (!element) return;
      const last = Math.max(0, count + 1 - Math.floor(element.clientHeight / LINE_HEIGHT));
      first.current = Math.min(last, Math.max(0, first.current + lines));
      element.scrollTop = (first.current / Math.max(1, last)) * (element.scrollHeight - element.clientHeight);
      ours.current = element.scrollTop;
      setPlace({ first: first.current, top: element.scrollTop });
    },
    [count],
  );
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      if (!isShared || !element) return undefined;
      const onWheel = (event: WheelEvent) => {
        if (event.ctrlKey || event.deltaY === 0) return;
        event.preventDefault();
        goBy(Math.trunc(event.deltaY / LINE_HEIGHT) || Math.sign(event.deltaY));
      };
      // Not passive: the browser would scroll over hundreds of lines besides.
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        scroller.current = null;
        element.removeEventListener('wheel', onWheel);
      };
    },
    [isShared, goBy],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = isShared && event.target === event.currentTarget ? stepsByKey[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    goBy(step(rowsOf(event.currentTarget)));
  };
  return { ...place, height, isShared, attach, onScroll, onKeyDown };
}
