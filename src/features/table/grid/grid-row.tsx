// A row of the grid: a URL and its answers in the rendered columns. Only the rendered cells are computed.
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

/** The indent of the rows of a group, in characters. */
const GROUP_INDENT = 2;

/** Text in which every character has the counted width. */
const NARROW_CHARACTERS = /^[\x20-\x7e]*$/;

interface RowHeadProps {
  readonly url: string;
  readonly origin: string;
  readonly row: number;
  /** The number of characters of a path that certainly fit if nothing else is in the head. */
  readonly capacity: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly commands: GridActions;
  readonly isFixed?: boolean | undefined;
  /** The group of the row, and whether the row is its first. */
  readonly group: RowGroup | undefined;
  readonly isFirst: boolean | undefined;
}

/**
 * The line above the first row of a group. It is only visual and for the pointer: the accessible names of rows are
 * their whole URLs, and keys fold the group from the head of any of its rows.
 */
const GroupLine = ({ group }: { group: RowGroup }) => (
  <span className={`strong ${styles['group']}`} aria-hidden="true" data-folds="true">
    <Icon name="g-down" /> <GroupName group={group} />
  </span>
);

function RowHeadPlain(props: RowHeadProps) {
  const {
    url,
    origin,
    row,
    capacity: availableCapacity,
    isActive,
    isSelected,
    commands,
    isFixed,
    group,
    isFirst,
  } = props;
  const visible = useVisibleName();
  const whole = pathOnSite(origin, url);
  const isInFolder = group?.kind === 'folder' && whole.startsWith(group.key);
  const path = isInFolder ? whole.slice(group.key.length) : whole;
  const pathCapacity = group ? availableCapacity - GROUP_INDENT : availableCapacity;
  const note = useRowNote(url);
  const fits = path.length <= pathCapacity && NARROW_CHARACTERS.test(path) && !note;
  const cut = fits ? path.length : pathCutIndex(path, pathCapacity - (note?.short.length ?? 0));
  return (
    <th
      scope="row"
      aria-label={visible(note ? `${url}, ${note.says}` : url)}
      aria-colindex={1}
      title={cut < path.length || isInFolder ? visible(url) : undefined}
      className={styles['rowhead']}
      data-chosen={isSelected || undefined}
      data-grouped={group !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {isFirst && group && <GroupLine group={group} />}
      {path === '' && <span className={`quiet ${styles['itself']}`}>{words.folderItself}</span>}
      <span
        className={styles['begin']}
        data-whole={fits || undefined}
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
        <span className={`text-xs faint ${styles['note']}`} title={note.says}>
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

/** The head of a row: its path, cut in the middle if it is too long, so that the end stays visible. */
const RowHead = memo(RowHeadPlain);

interface GridCellProps {
  readonly place: VisibleColumn;
  /** Whether its column stays at the end wherever the others are scrolled. */
  readonly isPinned: boolean;
  readonly tone: Tone;
  readonly word: string;
  /** The answer and what it is based on. */
  readonly name: string;
  readonly marks: CellMarkDisplay | undefined;
  /** Whether the cell has the tab stop of the grid. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** A longer word may be cut and then needs a title. Most cells have a short word and do not. */
const MAX_SHORT_WORD = 8;

function GridCellPlain({ place, isPinned, tone, word, name, marks, isActive, isSelected }: GridCellProps) {
  const column = place.index + 1;
  const isLong = word.length > MAX_SHORT_WORD;
  return (
    <td
      aria-label={name + (marks?.label ?? '')}
      aria-colindex={column + 1}
      aria-selected={isSelected || undefined}
      className={
        marks?.className ? `row quiet ${styles['cell']} ${marks.className}` : `row quiet ${styles['cell']}`
      }
      data-answer={tone}
      data-pinned={isPinned || undefined}
      style={visibleColumnStyle(place)}
      title={isLong ? word : undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {marks?.previousAnswer}
      {isLong ? <span className={styles['word']}>{word}</span> : word}
      {marks?.end}
    </td>
  );
}

/** One answer of the grid. Most keystrokes change few answers, and other cells do not render again. */
const GridCell = memo(GridCellPlain);

interface GridRowProps {
  readonly matrix: AccessMatrix;
  readonly renderedColumns: readonly VisibleColumn[];
  readonly url: string;
  /** 0-based index among the displayed rows. */
  readonly index: number;
  /** 0-based line of the table in which the row is drawn. */
  readonly line: number;
  /** The group of the row, if any, and whether the row is its first. */
  readonly group?: RowGroup;
  readonly isFirst?: boolean;
  /** The number of characters of a path that certainly fit. */
  readonly capacity: number;
  /** 1-based column of the focused place and of the selected cell; -1 if they are in another row. */
  readonly activeColumn: number;
  readonly selectedColumn: number;
  readonly commands: GridActions;
  readonly marksAt: CellMarkLookup | undefined;
}

function GridRowPlain(props: GridRowProps) {
  const {
    matrix,
    renderedColumns,
    url,
    index,
    line,
    group,
    isFirst,
    capacity,
    activeColumn,
    selectedColumn,
    commands,
    marksAt,
  } = props;
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
        capacity={capacity}
        isActive={activeColumn === 0}
        isSelected={selectedColumn > 0}
        commands={commands}
        isFixed={matrix.kind.hasFixedRows}
      />
      {renderedColumns.map((place) => {
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
            isActive={column === activeColumn}
            isSelected={column === selectedColumn}
          />
        );
      })}
    </tr>
  );
}

export const GridRow = memo(GridRowPlain);
