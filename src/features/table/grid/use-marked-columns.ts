// The columns with changed answers or failing expectations that are not in sight. They follow an edit when the browser
// is idle.
import { useEffect, useMemo } from 'react';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import type { Step } from '../../../state/document/history.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { MarkedCells } from '../../../state/table/cell-marks.ts';
import { groupIntoColumns, type MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { markedColumns } from '../../../state/table/comparison/changed-columns.ts';
import { type AccessMatrix, matrixColumns } from '../../../state/table/matrix-query.ts';
import { useCellMarks } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { type HiddenColumns, scrolledColumns, showBestColumns } from './show-columns.ts';

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

interface ScrolledQuestion extends HiddenColumns {
  readonly matrix: AccessMatrix;
  readonly cells: MarkedCells | undefined;
}

function* scrolledTask({ matrix, before, after, cells }: ScrolledQuestion) {
  if (!cells) return noColumns;
  const scrolled = scrolledColumns(matrix);
  const hidden = [...scrolled.slice(0, before), ...scrolled.slice(scrolled.length - after)];
  return yield* markedColumns(hidden, cells.urls, cells);
}

/** Returns the columns with a mark that are scrolled out of sight. */
export function useMarkedScrolledColumns(
  matrix: AccessMatrix,
  code: 'changed' | 'failed',
  { before, after }: HiddenColumns,
): readonly MatrixColumn[] {
  const { [code]: cells } = useCellMarks();
  const question = useMemo(() => ({ matrix, before, after, cells }), [matrix, before, after, cells]);
  const latest = useIdleTask(question, scrolledTask)?.result;
  return (cells && latest) ?? noColumns;
}

/** The codes of steps that change a whole file at once, so that no column is edited meanwhile. */
const wholeFileSteps: ReadonlySet<string> = new Set([
  'stance',
  'readers-agree',
  'fix-all',
  'convert',
  'reload-file',
  'return-to-version',
  'return-to-text',
]);

/** The steps whose changed columns were shown. */
const shownSteps = new WeakSet<Step>();

/**
 * After a step that changes a whole file, scrolls once to the place with most of the columns that changed. Other edits
 * never move columns.
 */
export function useShowChangedColumns(matrix: AccessMatrix): void {
  const step = useDocument(({ history }) => history.past.at(-1));
  const { changed } = useCellMarks();
  useEffect(() => {
    if (!step || !wholeFileSteps.has(step.label.code) || shownSteps.has(step)) return;
    if (changed?.site !== matrix.site) return;
    shownSteps.add(step);
    const columns = new Set(runSync(markedColumns(scrolledColumns(matrix), changed.urls, changed)));
    showBestColumns(matrix, (shown) => shown.filter((column) => columns.has(column)).length);
  }, [step, changed, matrix]);
}
