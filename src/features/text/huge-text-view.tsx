// A file above the limit of editors: read-only, only the lines in view are built, and of a long line one piece.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SourceLine, sliceLines } from '../../core/document/lines.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { textWords } from '../../messages/en/text.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import styles from './area/text-area.module.css';
import { LINE_HEIGHT, useLineScroll } from './use-line-scroll.ts';

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
