// A folder that is folded to one row: the number of its URLs and, for each column, their answer or how many are
// allowed.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { number } from '../../../messages/en/counts.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { Tone } from '../../../state/table/question-presentation.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { visibleColumnStyle } from './column-style.ts';
import type { VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { GroupName } from './group-name.tsx';
import { isPinnedColumn } from './pinned-column.ts';

interface GroupAnswer {
  readonly tone: Tone;
  readonly count: number;
  /** As in `3 no`. */
  readonly label: string;
}

/** Returns the answers of a column to the URLs of a group, the most frequent first. */
function answersOfGroup(matrix: AccessMatrix, agent: string, { from, to }: RowGroup): GroupAnswer[] {
  const answers = matrix.answersOf(agent, matrix.rows);
  const counts = new Map<number, number>();
  for (let place = from; place < to; place++) {
    const answer = answers[place] ?? 0;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([answer, count]) => {
      const presentation = matrix.kind.answers[answer];
      return presentation
        ? [{ tone: presentation.tone, count, label: matrixToolWords.counted(presentation.counted, count) }]
        : [];
    });
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
  const allowed = answers.find(({ tone }) => tone === 'allow')?.count ?? 0;
  const total = group.to - group.from;
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
      {only ? (
        matrix.kind.word(matrix.ask(agent, matrix.rows[group.from] ?? ''))
      ) : (
        <>
          <span className={styles['share']}>
            <span style={{ flexGrow: allowed }} />
            <span style={{ flexGrow: total - allowed }} />
          </span>
          {number(allowed)}/{number(total)}
        </>
      )}
    </td>
  );
}

interface FoldedRowProps {
  readonly matrix: AccessMatrix;
  readonly renderedColumns: readonly VisibleColumn[];
  readonly group: RowGroup;
  /** 0-based index among the displayed rows, and the line of the table in which the row is drawn. */
  readonly index: number;
  readonly line: number;
  /** 1-based column of the focused place; -1 if it is in another row. */
  readonly activeColumn: number;
}

function FoldedRowPlain({ matrix, renderedColumns, group, index, line, activeColumn }: FoldedRowProps) {
  const visible = useVisibleName();
  const total = group.to - group.from;
  const name = group.kind === 'anywhere' ? `/* ${words.anywhere}` : group.key;
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles['row']}
      data-folded="true"
      style={{ top: `calc(var(--h-cell) * ${line})` }}
    >
      <th
        scope="row"
        aria-label={visible(words.folder(name, total))}
        aria-expanded="false"
        aria-colindex={1}
        title={visible(words.folder(name, total))}
        className={styles['rowhead']}
        tabIndex={activeColumn === 0 ? 0 : -1}
      >
        <Icon name="g-right" />
        <span className={styles['begin']}>
          <GroupName group={group} />
        </span>
        <span className={`faint ${styles['count']}`}>{number(total)}</span>
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
