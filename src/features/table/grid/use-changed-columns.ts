// The columns with changed answers that are not in sight. They follow an edit when the browser is idle.
import { useMemo } from 'react';
import { documentStore } from '../../../state/document/use-document.ts';
import type { MarkedCells } from '../../../state/table/cell-marks.ts';
import { groupIntoColumns, type MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { markedColumns } from '../../../state/table/comparison/changed-columns.ts';
import { type AccessMatrix, matrixColumns } from '../../../state/table/matrix-query.ts';
import { useCellMarks } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { hasPinnedColumn } from './pinned-column.ts';
import type { ScrollWindow } from './scroll-window.ts';

const noColumns: readonly MatrixColumn[] = [];

/** Returns the columns of the crawlers that the table does not show. */
function unshownColumns({ columns, rulesOf }: AccessMatrix): readonly MatrixColumn[] {
  const shown = new Set(columns.flatMap(({ agents }) => agents));
  return groupIntoColumns(
    matrixColumns(documentStore.getState()).filter((agent) => !shown.has(agent)),
    rulesOf,
  );
}

interface UnshownQuestion {
  readonly matrix: AccessMatrix;
  /** False if the table shows all its columns. */
  readonly areUnshown: boolean;
  readonly changed: MarkedCells | undefined;
}

function* unshownTask({ matrix, areUnshown, changed }: UnshownQuestion) {
  return changed && areUnshown
    ? yield* markedColumns(unshownColumns(matrix), matrix.rows, changed)
    : noColumns;
}

/** Returns the columns with changed answers that the table leaves out. */
export function useChangedUnshownColumns(matrix: AccessMatrix, areUnshown: boolean): readonly MatrixColumn[] {
  const { changed } = useCellMarks();
  const question = useMemo(() => ({ matrix, areUnshown, changed }), [matrix, areUnshown, changed]);
  const latest = useIdleTask(question, unshownTask)?.result;
  return (changed && areUnshown && latest) || noColumns;
}

interface ScrolledQuestion extends Pick<ScrollWindow, 'before' | 'after'> {
  readonly matrix: AccessMatrix;
  readonly changed: MarkedCells | undefined;
}

function* scrolledTask({ matrix, before, after, changed }: ScrolledQuestion) {
  if (!changed) return noColumns;
  const { columns } = matrix;
  const scrolled = hasPinnedColumn(matrix) ? columns.slice(0, -1) : columns;
  const hidden = [...scrolled.slice(0, before), ...scrolled.slice(scrolled.length - after)];
  return yield* markedColumns(hidden, changed.urls, changed);
}

/** Returns the columns with changed answers that are scrolled out of sight. */
export function useChangedScrolledColumns(
  matrix: AccessMatrix,
  { before, after }: Pick<ScrollWindow, 'before' | 'after'>,
): readonly MatrixColumn[] {
  const { changed } = useCellMarks();
  const question = useMemo(() => ({ matrix, before, after, changed }), [matrix, before, after, changed]);
  const latest = useIdleTask(question, scrolledTask)?.result;
  return (changed && latest) ?? noColumns;
}
