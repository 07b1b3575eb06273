// A row of the grid: a URL and its answers in the rendered columns. Only the rendered cells are computed.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { type Tone } from '../../../state/document/answer-filter.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';
import { useRowNote } from '../../../state/table/use-matrix.ts';
import { useVisibleName, VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { GridActions } from '../actions/grid-actions.ts';
import { HeadMenu } from '../actions/head-menu.tsx';
import { type CellMarkDisplay, ExpectFlag } from './cell-mark-display.tsx';
import { rowStyle, visibleColumnStyle } from './column-style.ts';
import type { VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { GroupName } from './group-name.tsx';
import { isNarrow, pathInGroup, pathLines } from './path-lines.ts';
import { isPinnedColumn } from './pinned-column.ts';
import type { CellMarkLookup } from './use-cell-mark-display.ts';

interface RowHeadProps {
  readonly url: string;
  readonly origin: string;
  readonly row: number;
  /** The number of characters of a path that fit in a line. */
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
  const { url, origin, row, capacity, isActive, isSelected, commands, isFixed, group, isFirst } = props;
  const visible = useVisibleName();
  const whole = pathOnSite(origin, url);
  const [path, room] = pathInGroup(whole, group, capacity);
  const lines = pathLines(path, room);
  const note = useRowNote(url);
  // What is wider than its characters, or beside a note, may not fit.
  const isExact = isNarrow(path) && !note;
  const isWhole = isExact && path === whole && lines.at(-1)?.endsWith('…') !== true;
  return (
    <th
      scope="row"
      aria-label={visible(note ? `${url}, ${note.says}` : url)}
      aria-colindex={1}
      title={isWhole ? undefined : visible(url)}
      className={styles['rowhead']}
      data-chosen={isSelected || undefined}
      data-grouped={group !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {isFirst && group && <GroupLine group={group} />}
      <span className={styles['path']} data-exact={isExact || undefined}>
        {path === '' && <span className={`quiet ${styles['itself']}`}>{words.folderItself}</span>}
        {lines.map((line, i) => (
          // The index is a stable key: lines never change places.
          <span key={i}>
            <VisibleText text={line} />
          </span>
        ))}
      </span>
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

/** The head of a row: its path, in as many lines as it needs. */
const RowHead = memo(RowHeadPlain);

interface GridCellProps {
  readonly place: VisibleColumn;
  /** Whether its column stays at the end wherever the others are scrolled. */
  readonly isPinned: boolean;
  readonly tone: Tone;
  readonly word: string;
  /** The whole answer, if the word is only its beginning. */
  readonly whole: string;
  /** A second line below the word. */
  readonly below: string | undefined;
  /** The answer and what it is based on. */
  readonly name: string;
  readonly marks: CellMarkDisplay | undefined;
  /** Whether the cell has the tab stop of the grid. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** A longer word may be cut and then needs a title. Most cells have a short word and do not. */
const MAX_SHORT_WORD = 8;

function GridCellPlain(props: GridCellProps) {
  const { place, isPinned, tone, word, whole, below, name, marks, isActive, isSelected } = props;
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
      title={marks?.title ?? (isLong || whole !== word ? whole : undefined)}
      tabIndex={isActive ? 0 : -1}
    >
      {marks?.previousAnswer}
      {isLong || below !== undefined ? (
        <span className={styles['word']}>
          {word}
          {below !== undefined && <span className={`quiet ${styles['below']}`}>{below}</span>}
        </span>
      ) : (
        word
      )}
      {marks?.end ?? (isSelected && <ExpectFlag />)}
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
  /** The upper edge and the height of the row, in rem. */
  readonly top: number;
  readonly height: number;
  /** The group of the row, if any, and whether the row is its first. */
  readonly group?: RowGroup;
  readonly isFirst?: boolean;
  /** The number of characters of a path that fit in a line. */
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
    top,
    height,
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
      style={rowStyle(top, height)}
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
        const whole = matrix.kind.word(verdict);
        const [word, below] = matrix.kind.cell?.(verdict) ?? [whole];
        return (
          <GridCell
            key={place.index}
            place={place}
            isPinned={isPinnedColumn(matrix, place.index)}
            tone={toneOf(matrix.kind, verdict)}
            word={word}
            whole={whole}
            below={below}
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
