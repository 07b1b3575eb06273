// A file above the limit of editors: read-only, only the lines in view are built, and of a long line one piece.
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SourceLine, sliceLines } from '../../core/document/lines.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { textWords } from '../../messages/en/text.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import styles from './area/text-area.module.css';

/** Pixels that browsers can still scroll over. */
const MAX_SCROLL_HEIGHT = 10_000_000;
/**
 * Scrolling over more lines than a browser has pixels for: the bar goes to any part, keys and the wheel to any
 * line.
 */
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

function useLineScroll(count: number) {
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

const VISIBLE_LINES = 80;
/** Lines that are built above those in view. */
const LINES_BEFORE = 5;
const MAX_LINE_LENGTH = 2_000;

/** A line; of a long one a piece, with the ways to the pieces before and behind it. */
function TextLine({ line: { text }, number }: { line: SourceLine; number: number }) {
  const [from, setFrom] = useState(0);
  const left = text.length - from - MAX_LINE_LENGTH;
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  /** Shows the piece from there on; at either end the button goes, and its focus to the other one. */
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
      {left > 0 && (
        <button
          ref={after}
          type="button"
          className="btn btn-link"
          onClick={() => show(from + MAX_LINE_LENGTH, after, before)}
        >
          … {sizeWords.after(left)}
        </button>
      )}
    </li>
  );
}

export function HugeTextView() {
  const { lines } = useDocument(openSource);
  const { first: seen, top, height, isShared, ...scrolling } = useLineScroll(lines.length);
  const { attach, onScroll, onKeyDown } = scrolling;
  const first = isShared ? Math.min(seen, lines.length - 1) : Math.max(0, seen - LINES_BEFORE);
  const shown = sliceLines(lines, first, Math.min(lines.length, first + VISIBLE_LINES));
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
        {shown.map((line, index) => (
          <TextLine key={line.id} line={line} number={first + index + 1} />
        ))}
      </ol>
    </section>
  );
}
