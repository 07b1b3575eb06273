// One answer of the grid. Most keystrokes leave most answers as they are: their cells are not drawn anew.
import { memo } from 'react';
import type { Tone } from '../../../state/table/question-presentation.ts';
import type { CellMarkDisplay } from './cell-mark-display.tsx';
import { visibleColumnStyle } from './column-style.ts';
import type { VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';

interface GridCellProps {
  readonly place: VisibleColumn;
  /** Whether its column stays at the end, wherever the others are scrolled to. */
  readonly isPinned: boolean;
  readonly tone: Tone;
  readonly word: string;
  /** The answer, and what it rests on. */
  readonly name: string;
  readonly marks: CellMarkDisplay | undefined;
  /** Whether it has the tab stop of the grid. */
  readonly active: boolean;
  readonly chosen: boolean;
}

/** A longer word may have to be cut, and shows it; most cells of a table hold a short one and need no more. */
const MAX_SHORT_WORD = 8;

function GridCellPlain({ place, isPinned, tone, word, name, marks, active, chosen }: GridCellProps) {
  const column = place.index + 1;
  const isLong = word.length > MAX_SHORT_WORD;
  return (
    <td
      aria-label={name + (marks?.says ?? '')}
      aria-colindex={column + 1}
      aria-selected={chosen || undefined}
      className={marks?.className ? `${styles['cell']} ${marks.className}` : styles['cell']}
      data-answer={tone}
      data-pinned={isPinned || undefined}
      style={visibleColumnStyle(place)}
      title={isLong ? word : undefined}
      tabIndex={active ? 0 : -1}
    >
      {marks?.was}
      {isLong ? <span className={styles['word']}>{word}</span> : word}
      {marks?.end}
    </td>
  );
}

export const GridCell = memo(GridCellPlain);
