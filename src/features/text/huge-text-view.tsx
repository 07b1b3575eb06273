// A read-only view of a file above the size limit of editors. Only the visible lines are rendered, and only a
// piece of each long line.
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SourceLine, sliceLines } from '../../core/document/lines.ts';
import { sizeWords } from '../../messages/en/size-limits.ts';
import { textWords } from '../../messages/en/text.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import styles from './area/text-area.module.css';

/** The height that browsers can scroll over, in pixels. */
const MAX_SCROLL_HEIGHT = 10_000_000;
const LINE_HEIGHT = 20;

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

/**
 * Scrolls over more lines than a browser has pixels for: the scroll bar moves to any part, and keys and the wheel
 * move to any line.
 */
function useLineScroll(count: number) {
  const height = Math.min(MAX_SCROLL_HEIGHT, count * LINE_HEIGHT);
  const isScaled = count * LINE_HEIGHT > MAX_SCROLL_HEIGHT;
  const [place, setPlace] = useState<ScrollPlace>({ first: 0, top: 0 });
  const scroller = useRef<HTMLElement>(null);
  const first = useRef(0);
  /** The scroll position that was set by code; its scroll event is ignored. */
  const ownScrollTop = useRef(-1);

  const rowsOf = (element: HTMLElement) => Math.floor(element.clientHeight / LINE_HEIGHT);
  const maxFirstLine = (element: HTMLElement) => Math.max(0, count + 1 - rowsOf(element));
  const onScroll = () => {
    const element = scroller.current;
    if (!element || element.scrollTop === ownScrollTop.current) return;
    ownScrollTop.current = -1;
    const top = element.scrollTop;
    const fraction = top / Math.max(1, element.scrollHeight - element.clientHeight);
    first.current = isScaled ? Math.round(fraction * maxFirstLine(element)) : Math.floor(top / LINE_HEIGHT);
    setPlace({ first: first.current, top });
  };
  const scrollByLines = useCallback(
    (lines: number) => {
      const element = scroller.current;
      if (!element) return;
      const lastFirstLine = Math.max(0, count + 1 - Math.floor(element.clientHeight / LINE_HEIGHT));
      first.current = Math.min(lastFirstLine, Math.max(0, first.current + lines));
      element.scrollTop =
        (first.current / Math.max(1, lastFirstLine)) * (element.scrollHeight - element.clientHeight);
      ownScrollTop.current = element.scrollTop;
      setPlace({ first: first.current, top: element.scrollTop });
    },
    [count],
  );
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      if (!isScaled || !element) return undefined;
      const onWheel = (event: WheelEvent) => {
        if (event.ctrlKey || event.deltaY === 0) return;
        event.preventDefault();
        scrollByLines(Math.trunc(event.deltaY / LINE_HEIGHT) || Math.sign(event.deltaY));
      };
      // Not passive: otherwise the browser would scroll over hundreds of lines in addition.
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        scroller.current = null;
        element.removeEventListener('wheel', onWheel);
      };
    },
    [isScaled, scrollByLines],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = isScaled && event.target === event.currentTarget ? stepsByKey[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    scrollByLines(step(rowsOf(event.currentTarget)));
  };
  return { ...place, height, isShared: isScaled, attach, onScroll, onKeyDown };
}

const VISIBLE_LINES = 80;
/** How many lines are rendered above the visible ones. */
const LINES_BEFORE = 5;
const MAX_LINE_LENGTH = 2_000;

/** A line; of a long line a piece, with buttons that show the pieces before and after it. */
function TextLine({ line: { text }, number }: { line: SourceLine; number: number }) {
  const [from, setFrom] = useState(0);
  const remaining = text.length - from - MAX_LINE_LENGTH;
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  /**
   * Shows the piece that starts at an offset. At either end the button disappears, and the other button gets the
   * focus.
   */
  const show = (next: number, button: typeof before, other: typeof before) => {
    flushSync(() => setFrom(Math.max(0, next)));
    if (!button.current) other.current?.focus();
  };
  return (
    <li>
      <span>{number}</span>
      {from > 0 && (
        <button
          ref={before}
          type="button"
          className="btn btn-link"
          onClick={() => show(from - MAX_LINE_LENGTH, before, after)}
        >
          … {sizeWords.before(from)}
        </button>
      )}
      {text.slice(from, from + MAX_LINE_LENGTH)}
      {remaining > 0 && (
        <button
          ref={after}
          type="button"
          className="btn btn-link"
          onClick={() => show(from + MAX_LINE_LENGTH, after, before)}
        >
          … {sizeWords.after(remaining)}
        </button>
      )}
    </li>
  );
}

export function HugeTextView() {
  const { lines } = useDocument(openSource);
  const { first: firstVisible, top, height, isShared, ...scrolling } = useLineScroll(lines.length);
  const { attach, onScroll, onKeyDown } = scrolling;
  const first = isShared
    ? Math.min(firstVisible, lines.length - 1)
    : Math.max(0, firstVisible - LINES_BEFORE);
  const visibleLines = sliceLines(lines, first, Math.min(lines.length, first + VISIBLE_LINES));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolled by keys, line by line
    <section
      className={styles['huge']}
      aria-label={textWords.tooBigName}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      ref={attach}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div style={{ height }} />
      <ol style={isShared ? { top, maxHeight: height - top } : { top: first * LINE_HEIGHT }}>
        {visibleLines.map((line, index) => (
          <TextLine key={line.id} line={line} number={first + index + 1} />
        ))}
      </ol>
    </section>
  );
}
