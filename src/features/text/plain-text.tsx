// The text without an editor: shown while the editor is loading, with the same lines at the same places.
import type { MouseEvent } from 'react';
import { sliceLines } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { earlyInput } from './early-input.ts';
import styles from './text-pane.module.css';

/** More lines than fit on a screen; the others appear with the editor. */
const MAX_LINES = 120;

/**
 * Returns the column of the character of a text at a point of the window; the end of the text if the point is
 * after it.
 */
function columnAt(text: ChildNode, x: number, y: number): number {
  const end = text.textContent?.length ?? 0;
  const range = document.createRange();
  range.selectNodeContents(text);
  const last = [...range.getClientRects()].at(-1);
  if (!last || (y >= last.top && x >= last.right)) return end;
  const caret = document.caretPositionFromPoint?.(x, y);
  return caret?.offsetNode === text ? caret.offset : end;
}

/** Returns the line and column of a click in the plain text; below the lines, the end of the last line. */
function clickedPosition({ currentTarget, clientX, clientY }: MouseEvent<HTMLOListElement>): Position {
  const rows = [...currentTarget.children];
  const clickedRow = rows.findIndex((row) => row.getBoundingClientRect().bottom > clientY);
  const line = clickedRow < 0 ? rows.length - 1 : clickedRow;
  const text = rows[line]?.firstChild;
  return { line: Math.max(0, line), column: text ? columnAt(text, clientX, clientY) : 0 };
}

export function PlainText() {
  const source = useDocument(openSource);
  const file = useDocument((state) => openFile(state).id);
  const lines = sliceLines(source.lines, 0, Math.min(MAX_LINES, source.lines.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the editor comes in its place
    <ol className={styles.plain} onClick={(event) => earlyInput.begin(file, clickedPosition(event))}>
      {lines.map((line) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </ol>
  );
}
