// A folder that is folded to one row: the number of its URLs and, for each column, their answer or how many are
// closed and open.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords, treeWords } from '../../../messages/en/table-tools.ts';
import { type Tone } from '../../../state/document/answer-filter.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { rowStyle, visibleColumnStyle } from './column-style.ts';
import type { VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { GroupName } from './group-name.tsx';
import { folderName } from './path-lines.ts';
import { isPinnedColumn } from './pinned-column.ts';

/** The answers of closed URLs come first, so that a folder with any of them does not look open. */
const toneOrder: readonly Tone[] = ['deny', 'limited', 'other'];
const rankOf = (tone: Tone) => (toneOrder.indexOf(tone) + toneOrder.length + 1) % (toneOrder.length + 1);

interface GroupAnswer {
  readonly tone: Tone;
  /** As in `3 closed`. */
  readonly label: string;
}

/** The number of lines of a cell. */
const MAX_LINES = 2;

/** Returns the answers of a column to the URLs of a group. A folder that is closed itself is named first. */
function answersOfGroup(
  matrix: AccessMatrix,
  agent: string,
  { from, to, key, kind }: RowGroup,
): GroupAnswer[] {
  const all = matrix.answersOf(agent, matrix.rows);
  const counts = new Map<number, number>();
  for (let place = from; place < to; place++) {
    const answer = all[place] ?? 0;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  const answers = [...counts]
    .flatMap(([answer, count]) => {
      const presentation = matrix.kind.answers[answer];
      return presentation
        ? [{ tone: presentation.tone, label: matrixToolWords.counted(presentation.counted, count) }]
        : [];
    })
    .toSorted((a, b) => rankOf(a.tone) - rankOf(b.tone));
  if (kind !== 'folder' || matrix.kind !== fetchPresentation || answers.some(({ tone }) => tone !== 'allow'))
    return answers;
  const { answer } = matrix.ask(agent, key);
  return answer === 'deny' ? [{ tone: 'deny', label: matrixToolWords.restClosed }, ...answers] : answers;
}

interface FoldedCellProps {
  readonly matrix: AccessMatrix;
  readonly group: RowGroup;
  readonly place: VisibleColumn;
  readonly isActive: boolean;
}

function FoldedCell({ matrix, group, place, isActive }: FoldedCellProps) {
  const [agent] = matrix.columns[place.index]?.agents ?? [''];
  const answers = answersOfGroup(matrix, agent, group);
  const only = answers.length === 1 ? answers[0] : undefined;
  return (
    <td
      aria-label={answers.map(({ label }) => label).join(', ')}
      aria-colindex={place.index + 2}
      className={`row quiet ${styles['cell']}`}
      data-answer={only?.tone}
      data-mixed={only === undefined || undefined}
      data-pinned={isPinnedColumn(matrix, place.index) || undefined}
      style={visibleColumnStyle(place)}
      tabIndex={isActive ? 0 : -1}
    >
      {only
        ? matrix.kind.word(matrix.ask(agent, matrix.rows[group.from] ?? ''))
        : answers.slice(0, MAX_LINES).map(({ tone, label }) => (
            <span key={label} className={`row text-xs ${styles['part']}`} data-answer={tone}>
              {label}
            </span>
          ))}
    </td>
  );
}

export interface FoldedRowProps {
  readonly matrix: AccessMatrix;
  readonly renderedColumns: readonly VisibleColumn[];
  readonly group: RowGroup;
  /** 0-based index among the displayed rows, and the upper edge and the height of the row, in rem. */
  readonly index: number;
  readonly top: number;
  readonly height: number;
  /** The number of characters of a path that fit in a line. */
  readonly capacity: number;
  /** 1-based column of the focused place; -1 if it is in another row. */
  readonly activeColumn: number;
}

function FoldedRowPlain({
  matrix,
  renderedColumns,
  group,
  index,
  top,
  height,
  capacity,
  activeColumn,
}: FoldedRowProps) {
  const visible = useVisibleName();
  const total = group.to - group.from;
  const name = group.kind === 'anywhere' ? `/* ${words.anywhere}` : group.key;
  const { lines, hasCount } = folderName(group, capacity);
  return (
    <tr aria-rowindex={index + 2} className={styles['row']} data-folded="true" style={rowStyle(top, height)}>
      <th
        scope="row"
        aria-label={visible(matrixToolWords.folder(name, total))}
        aria-expanded="false"
        aria-colindex={1}
        title={visible(matrixToolWords.folder(name, total))}
        className={styles['rowhead']}
        tabIndex={activeColumn === 0 ? 0 : -1}
      >
        <Icon name="g-right" />
        <span className={styles['folder']}>
          <GroupName group={group} lines={lines} />
        </span>
        {hasCount && <span className={`text-xs faint ${styles['count']}`}>{treeWords.urls(total)}</span>}
      </th>
      {renderedColumns.map((place) => (
        <FoldedCell
          key={place.index}
          {...{ matrix, group, place }}
          isActive={place.index + 1 === activeColumn}
        />
      ))}
    </tr>
  );
}

export const FoldedRow = memo(FoldedRowPlain);
