// One row of the grid: a URL and its answers in the columns that are drawn. Only what is drawn is asked.
import { memo } from 'react';
import { toneOf } from '../../state/matrix-kind.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import type { Drawn } from './column-widths.ts';
import { drawnStyle } from './drawn-style.ts';
import styles from './grid.module.css';
import type { GridCommands } from './grid-commands.ts';
import { RowHead } from './row-head.tsx';

interface Props {
  readonly matrix: AccessMatrix;
  readonly drawn: readonly Drawn[];
  readonly url: string;
  /** 0-based place in the rows that are shown. */
  readonly index: number;
  /** Column of the place with the focus and of the chosen cell, 1-based; -1 if they are in another row. */
  readonly active: number;
  readonly chosen: number;
  readonly commands: GridCommands;
}

function GridRowPlain({ matrix, drawn, url, index, active, chosen, commands }: Props) {
  const row = index + 1;
  return (
    <tr aria-rowindex={row + 1} className={styles['row']} style={{ top: `calc(var(--h-cell) * ${index})` }}>
      <RowHead
        url={url}
        origin={matrix.origin}
        row={row}
        active={active === 0}
        chosen={chosen > 0}
        commands={commands}
        isFixed={matrix.kind.hasFixedRows}
      />
      {drawn.map((place) => {
        const column = place.index + 1;
        const verdict = matrix.ask(matrix.columns[place.index]?.agents[0] ?? '', url);
        return (
          <td
            key={place.index}
            aria-label={matrix.kind.name(verdict)}
            aria-colindex={column + 1}
            aria-selected={column === chosen ? true : undefined}
            className={styles['cell']}
            data-answer={toneOf(matrix.kind, verdict)}
            data-at={`${row},${column}`}
            style={drawnStyle(place)}
            title={matrix.kind.word(verdict)}
            tabIndex={column === active ? 0 : -1}
          >
            {matrix.kind.word(verdict)}
          </td>
        );
      })}
    </tr>
  );
}

export const GridRow = memo(GridRowPlain);
