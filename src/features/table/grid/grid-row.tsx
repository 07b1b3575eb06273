// One row of the grid: a URL and its answers in the columns that are drawn. Only what is drawn is asked.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';
import type { GridActions } from '../actions/grid-actions.ts';
import type { VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { GridCell } from './grid-cell.tsx';
import { isPinnedColumn } from './pinned-column.ts';
import { RowHead } from './row-head.tsx';
import type { CellMarkLookup } from './use-cell-mark-display.ts';

interface Props {
  readonly matrix: AccessMatrix;
  readonly drawn: readonly VisibleColumn[];
  readonly url: string;
  /** 0-based place in the rows that are shown. */
  readonly index: number;
  /** 0-based line in which it stands. */
  readonly line: number;
  /** The group it belongs to, if any, and whether it begins it. */
  readonly group?: RowGroup;
  readonly isFirst?: boolean;
  /** How many characters of a path surely have room. */
  readonly room: number;
  /** Column of the place with the focus and of the chosen cell, 1-based; -1 if they are in another row. */
  readonly active: number;
  readonly chosen: number;
  readonly commands: GridActions;
  readonly marksAt: CellMarkLookup | undefined;
}

function GridRowPlain(props: Props) {
  const { matrix, drawn, url, index, line, group, isFirst, room, active, chosen, commands, marksAt } = props;
  const row = index + 1;
  return (
    <tr
      aria-rowindex={row + 1}
      className={styles['row']}
      data-begins={isFirst || undefined}
      style={{ top: `calc(var(--h-cell) * ${line})` }}
    >
      <RowHead
        group={group}
        isFirst={isFirst}
        url={url}
        origin={matrix.origin}
        row={row}
        room={room}
        active={active === 0}
        chosen={chosen > 0}
        commands={commands}
        isFixed={matrix.kind.hasFixedRows}
      />
      {drawn.map((place) => {
        const column = place.index + 1;
        const agents = matrix.columns[place.index]?.agents ?? [''];
        const verdict = matrix.ask(agents[0], url);
        return (
          <GridCell
            key={place.index}
            place={place}
            isPinned={isPinnedColumn(matrix, place.index)}
            tone={toneOf(matrix.kind, verdict)}
            word={matrix.kind.word(verdict)}
            name={matrix.kind.name(verdict)}
            marks={marksAt?.(agents, url)}
            active={column === active}
            chosen={column === chosen}
          />
        );
      })}
    </tr>
  );
}

export const GridRow = memo(GridRowPlain);
