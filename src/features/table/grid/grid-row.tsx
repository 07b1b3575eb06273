// One row of the grid: a URL and its answers in the columns that are drawn. Only what is drawn is asked.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { type Tone, toneOf } from '../../../state/table/question-presentation.ts';
import { useRowNote } from '../../../state/table/use-matrix.ts';
import { useVisibleName, VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { GridActions } from '../actions/grid-actions.ts';
import { HeadMenu } from '../actions/head-menu.tsx';
import type { CellMarkDisplay } from './cell-mark-display.tsx';
import { visibleColumnStyle } from './column-style.ts';
import { pathCutIndex, type VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { GroupName } from './group-name.tsx';
import { isPinnedColumn } from './pinned-column.ts';
import type { CellMarkLookup } from './use-cell-mark-display.ts';

/** Characters that the rows of a group stand further in. */
const GROUP_INDENT = 2;

/** As wide as they are counted, each of them. */
const NARROW_CHARACTERS = /^[\x20-\x7e]*$/;

interface RowHeadProps {
  readonly url: string;
  readonly origin: string;
  readonly row: number;
  /** How many characters of a path surely have room beside nothing else. */
  readonly room: number;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly commands: GridActions;
  readonly isFixed?: boolean | undefined;
  /** The group of the row, and whether it begins with it. */
  readonly group: RowGroup | undefined;
  readonly isFirst: boolean | undefined;
}

/**
 * The line above the first row of a group. Rows are called by their whole URLs: it is for the eye and the pointer alone.
 * Keys fold the group from the head of any of its rows.
 */
const GroupLine = ({ group }: { group: RowGroup }) => (
  <span className={styles['group']} aria-hidden="true" data-folds="true">
    <Icon name="g-down" /> <GroupName group={group} />
  </span>
);

function RowHeadPlain(props: RowHeadProps) {
  const { url, origin, row, room: all, active, chosen, commands, isFixed, group, isFirst } = props;
  const visible = useVisibleName();
  const whole = pathOnSite(origin, url);
  const isInFolder = group?.kind === 'folder' && whole.startsWith(group.key);
  const path = isInFolder ? whole.slice(group.key.length) : whole;
  const room = group ? all - GROUP_INDENT : all;
  const note = useRowNote(url);
  const hasRoom = path.length <= room && NARROW_CHARACTERS.test(path) && !note;
  const cut = hasRoom ? path.length : pathCutIndex(path, room - (note?.short.length ?? 0));
  return (
    <th
      scope="row"
      aria-label={visible(note ? `${url}, ${note.says}` : url)}
      aria-colindex={1}
      title={cut < path.length || isInFolder ? visible(url) : undefined}
      className={styles['rowhead']}
      data-chosen={chosen || undefined}
      data-grouped={group !== undefined || undefined}
      tabIndex={active ? 0 : -1}
    >
      {isFirst && group && <GroupLine group={group} />}
      {path === '' && <span className={styles['itself']}>{words.folderItself}</span>}
      <span
        className={styles['begin']}
        data-whole={hasRoom || undefined}
        data-cut={cut < path.length || undefined}
      >
        <VisibleText text={path.slice(0, cut)} />
      </span>
      {cut < path.length && (
        <span className={styles['end']}>
          <VisibleText text={path.slice(cut)} />
        </span>
      )}
      {note && (
        <span className={styles['note']} title={note.says}>
          {note.short}
        </span>
      )}
      <HeadMenu
        row={row}
        column={0}
        name={visible(url)}
        commands={commands}
        isFixed={isFixed}
        canFold={group !== undefined}
      />
    </th>
  );
}

/** The head of a row: its path, cut in the middle where it is too long, so that its end stays. */
const RowHead = memo(RowHeadPlain);

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

/** One answer of the grid. Most keystrokes leave most answers as they are: their cells are not drawn anew. */
const GridCell = memo(GridCellPlain);

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
