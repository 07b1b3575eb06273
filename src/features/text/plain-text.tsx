// The text without an editor: stands in while the editor loads, with the same lines in the same places.
import type { MouseEvent } from 'react';
import { sliceLines } from '../../core/document/lines.ts';
import type { Position } from '../../core/document/range.ts';
import { openFile, openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { earlyInput } from './early-input.ts';
import styles from './text-pane.module.css';

/** More than a screen; the rest comes with the editor. */
const MAX_LINES = 120;

/** The character of a text that is at a point of the window; its end if the point is after it. */
function columnAt(text: ChildNode, x: number, y: number): number {
  const end = text.textContent?.length ?? 0;
  const drawn = document.createRange();
  drawn.selectNodeContents(text);
  const last = [...drawn.getClientRects()].at(-1);
  if (!last || (y >= last.top && x >= last.right)) return end;
  const caret = document.caretPositionFromPoint?.(x, y);
  return caret?.offsetNode === text ? caret.offset : end;
}

/** The line and column of the plain text that are clicked; below the lines the end of the last. */
function clickedPosition({ currentTarget, clientX, clientY }: MouseEvent<HTMLOListElement>): Position {
  const rows = [...currentTarget.children];
  const below = rows.findIndex((row) => row.getBoundingClientRect().bottom > clientY);
  const line = below < 0 ? rows.length - 1 : below;
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
