// The head of the grid: the origin in the corner, and a head for each rendered column.

import { memo } from 'react';
import { agentName, matrixWords as words } from '../../../messages/en/table.ts';
import { isPlainText } from '../../../messages/is-plain-text.ts';
import { columnTitle } from '../../../state/table/columns/column-title.ts';
import type { MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { RowSort } from '../../../state/table/matrix-view.ts';
import { useVisibleName, VisibleText } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import type { GridActions } from '../actions/grid-actions.ts';
import { HeadMenu } from '../actions/head-menu.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import { visibleColumnStyle } from './column-style.ts';
import type { ColumnTotalsProps } from './column-totals.tsx';
import { breakableParts, type VisibleColumn } from './column-widths.ts';
import styles from './grid.module.css';
import { isPinnedColumn } from './pinned-column.ts';
import type { ScrollWindow } from './scroll-window.ts';
import { PATH_RULER } from './use-grid-window.ts';

const ColumnTotalsPlaceholder = ({ id }: ColumnTotalsProps) => <span id={id} />;
const ColumnTotals = lazyComponent(loadAfterPaint, 'ColumnTotals', ColumnTotalsPlaceholder);

interface GridHeadProps {
  readonly matrix: AccessMatrix;
  readonly totals: MatrixTotals | undefined;
  readonly renderedColumns: readonly VisibleColumn[];
  /** 1-based column of the focused place and of the selected cell; -1 if the focus is not in the head. */
  readonly activeColumn: number;
  readonly selectedColumn: number;
  readonly sort: RowSort | undefined;
  readonly commands: GridActions;
  /** The number of columns before and after those in sight. */
  readonly hidden: Pick<ScrollWindow, 'before' | 'after'>;
}

const ariaSortOf = (sort: RowSort | undefined, isThis: boolean) => {
  if (!sort || !isThis) return undefined;
  return sort.down ? 'descending' : 'ascending';
};

/** A name that may wrap between its parts. The number of other crawlers stays with its sign. */
const WrappingName = memo(({ name }: { name: string }) => {
  if (!isPlainText(name)) return <VisibleText text={name} />;
  return breakableParts(name).map((piece, i) => (
    // The index is a stable key: the parts of a name never change places.
    <span key={i}>
      {i > 0 && <wbr />}
      {piece.replace(/\+ (?=\d)/, '+\u00a0')}
    </span>
  ));
});

/** Reserves the space of the line. */
const FoundPlace = lazyComponent(loadAfterPaint, 'FoundPlace', () => '\u00a0');
const MoreColumns = lazyComponent(loadAfterPaint, 'MoreColumns', () => null);

interface CornerHeadProps extends Pick<GridHeadProps, 'matrix' | 'hidden' | 'sort' | 'commands'> {
  readonly isActive: boolean;
}

const CornerHead = memo(function CornerHead(props: CornerHeadProps) {
  const { matrix, isActive, sort, commands, hidden } = props;
  const { before, after } = hidden;
  const { origin } = matrix;
  const isSorted = sort !== undefined && sort.agent === undefined;
  return (
    <th
      scope="col"
      aria-label={words.url}
      aria-colindex={1}
      className={`strong column ${styles['corner']}`}
      aria-sort={ariaSortOf(sort, isSorted)}
      tabIndex={isActive ? 0 : -1}
    >
      <span className={`cut text-xs faint ${styles['origin']}`} title={origin}>
        {origin ? <VisibleText text={origin} /> : <FoundPlace />}
      </span>
      <span id={PATH_RULER} className={styles['ruler']} />
      <HeadMenu row={0} column={0} name={words.url} commands={commands} isSorted={isSorted} />
      {before + after > 0 && <MoreColumns {...{ matrix, before, after }} />}
    </th>
  );
});

interface ColumnHeadProps extends GridHeadProps {
  readonly place: VisibleColumn;
}

function ColumnHead({
  matrix,
  totals,
  place,
  activeColumn,
  selectedColumn,
  sort,
  commands,
}: ColumnHeadProps) {
  const visible = useVisibleName();
  const column = place.index + 1;
  const agents = matrix.columns[place.index]?.agents ?? [];
  const matrixColumn = matrix.columns[place.index];
  const { columnName } = matrix.kind;
  const { below, name, full } = columnTitle(matrixColumn ?? { agents: [''] }, columnName);
  const totalsId = `access-totals-${place.index}`;
  const recordsId = `access-records-${place.index}`;
  const belowId = `access-purpose-${place.index}`;
  const isSorted = sort?.agent !== undefined && agents.some((agent) => agent === sort.agent);
  return (
    <th
      scope="col"
      aria-label={visible(name)}
      aria-describedby={columnName ? totalsId : `${belowId} ${totalsId} ${recordsId}`}
      aria-colindex={column + 1}
      aria-sort={ariaSortOf(sort, isSorted)}
      title={visible(full)}
      className={`strong breaks column ${styles['colhead']}`}
      data-chosen={column === selectedColumn || undefined}
      data-pinned={isPinnedColumn(matrix, place.index) || undefined}
      style={visibleColumnStyle(place)}
      tabIndex={column === activeColumn ? 0 : -1}
    >
      <span className={styles['name']}>
        <WrappingName name={name} />
      </span>
      {below !== '' && (
        <span id={belowId} className={`text-xs faint ${styles['purpose']}`}>
          <WrappingName name={below} />
        </span>
      )}
      <ColumnTotals id={totalsId} matrix={matrix} totals={totals} agents={agents} />
      {!columnName && (
        <span id={recordsId} className="vh">
          {words.bracketInFull(
            matrix.recordsFor(agents[0] ?? ''),
            agents.length > 1 ? agentName(agents[0] ?? '') : '',
          )}
        </span>
      )}
      <HeadMenu
        row={0}
        column={column}
        name={visible(name)}
        agents={agents}
        commands={commands}
        isSorted={isSorted}
        isFixed={matrix.kind.hasFixedColumns}
      />
    </th>
  );
}

export function GridHead(props: GridHeadProps) {
  const { matrix, renderedColumns, activeColumn, sort, commands, hidden } = props;
  return (
    <thead className={styles['head']}>
      <tr aria-rowindex={1} className={styles['headrow']}>
        <CornerHead isActive={activeColumn === 0} {...{ matrix, sort, commands, hidden }} />
        {renderedColumns.map((place) => (
          <ColumnHead key={place.index} {...props} place={place} />
        ))}
      </tr>
    </thead>
  );
}
