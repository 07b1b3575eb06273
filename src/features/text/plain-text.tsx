// The text without an editor: shown while the editor is loading, with the same lines at the same places.
import type { MouseEvent } from 'react';
import { sliceLines } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import { openFile } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { earlyInput } from './early-input.ts';
import styles from './text-pane.module.css';

/** More lines than fit on a screen, around the caret; the others appear with the editor. */
const MAX_LINES = 120;

/**
 * Returns the line and column of a click in the plain text; beside or below the lines, the end of a line.
 * @param first the line of the first row, 0-based
 */
function clickedPosition(
  { target, currentTarget, clientX, clientY }: MouseEvent<HTMLOListElement>,
  first: number,
): Position {
  // A file has at least one line.
  const row = ((target as Element).closest('li') ?? currentTarget.lastElementChild)!;
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  return {
    line: first + [...currentTarget.children].indexOf(row),
    column: caret?.offsetNode === row.firstChild ? caret.offset : row.textContent.length,
  };
}

export function PlainText() {
  const { id, source } = useDocument(openFile);
  const caretLine = useDocument(({ view }) => view.caret?.position.line ?? 0);
  const first = Math.max(0, caretLine - MAX_LINES / 2);
  const lines = sliceLines(source.lines, first, first + MAX_LINES);
  /** Scrolls to the middle, as the editor will, unless the line is in sight. */
  const showCaret = (list: HTMLElement | null) => {
    const row = list?.children[caretLine - first] as HTMLElement | undefined;
    if (row && row.offsetTop > list!.clientHeight) list!.scrollTop = row.offsetTop - list!.clientHeight / 2;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the editor comes in its place
    <ol
      ref={showCaret}
      className={styles.plain}
      style={{ counterReset: `line ${first}` }}
      onClick={(event) => earlyInput.begin(id, clickedPosition(event, first))}
    >
      {lines.map((line) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </ol>
  );
}
