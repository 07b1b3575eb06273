// Scrolls to the columns that matter, and says in the head of a row where its answer is if no column in sight has it.
import { useEffect, useRef } from 'react';
import { getPane } from '../../../actions/panes.ts';
import { cellMarkWords, matrixToolWords as words } from '../../../messages/en/table-tools.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { type CellMarks, cellMarks, rowNotes } from '../../../state/table/cell-marks.ts';
import { columnTitle } from '../../../state/table/columns/column-title.ts';
import { columnIncludes, type MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';
import { bestWindow, MAX_ANSWERS } from '../../../state/table/comparison/changed-columns.ts';
import { matchesAnswerFilter } from '../../../state/table/filtered-answers.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { filteredMark, type MatrixView, type VisibleRows } from '../../../state/table/matrix-view.ts';
import { matrixView, useCellMarks } from '../../../state/table/use-matrix.ts';
import { filterWord } from '../filter-column.ts';
import { scroller } from './grid-focus.ts';
import { hasPinnedColumn } from './pinned-column.ts';
import type { ScrollWindow } from './scroll-window.ts';

/** The number of columns before and after those in sight. */
export type HiddenColumns = Pick<ScrollWindow, 'before' | 'after'>;

/** Returns the columns that scroll: all but the pinned one. */
export const scrolledColumns = (matrix: AccessMatrix): readonly MatrixColumn[] =>
  hasPinnedColumn(matrix) ? matrix.columns.slice(0, -1) : matrix.columns;

/**
 * Scrolls to the place with the highest score, or not at all if none is higher than here.
 * @param scoreOf the score of adjacent columns
 */
export function showBestColumns(
  matrix: AccessMatrix,
  scoreOf: (columns: readonly MatrixColumn[]) => number,
): void {
  const box = scroller();
  const head = box?.querySelector<HTMLElement>('thead th:not(:first-child, [data-pinned])');
  if (!box || !head) return;
  const width = head.offsetWidth;
  const columns = scrolledColumns(matrix);
  const from = Math.round(Math.abs(box.scrollLeft) / width);
  const size = columns.length - Math.round((box.scrollWidth - box.clientWidth) / width);
  const start = bestWindow(columns.length, size, from, (place) =>
    scoreOf(columns.slice(place, place + size)),
  );
  if (start === from) return;
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  box.scrollTo({ left: sign * start * width });
}

type CellTest = (column: MatrixColumn, url: string) => boolean;

/** Returns the test for the cells that a filter is for; undefined if it is for all. */
function cellTest(
  matrix: AccessMatrix,
  view: Pick<MatrixView, 'filter' | 'filterAgent'>,
  marks: CellMarks,
): CellTest | undefined {
  if (view.filter === 'all') return undefined;
  const code = filteredMark(view);
  return code
    ? ({ agents }, url) => marks[code]?.at(agents, url) !== undefined
    : (column, url) => matchesAnswerFilter(matrix, view, column, url);
}

/** Returns the column of the explanation, which stays in sight if it has an answer that is filtered for. */
function explainedColumn({ columns }: AccessMatrix): MatrixColumn | undefined {
  const { cell } = documentStore.getState().view;
  return cell && columns.find((column) => columnIncludes(column, cell.agent));
}

/** When the user filters by an answer or a mark: scrolls to where most rows have it in sight. */
export function useShowFiltered(matrix: AccessMatrix, { urls }: VisibleRows): void {
  const { filter, filterAgent } = useDocument(matrixView);
  const last = useRef({ filter, filterAgent });
  useEffect(() => {
    if (last.current.filter === filter && last.current.filterAgent === filterAgent) return;
    last.current = { filter, filterAgent };
    const test = cellTest(matrix, { filter, filterAgent }, cellMarks.getState());
    if (!test) return;
    const { columns } = matrix;
    const rows = urls.slice(0, Math.ceil(MAX_ANSWERS / Math.max(1, columns.length)));
    const row = rows.findIndex((url) => columns.some((column) => test(column, url)));
    const column = columns.findIndex((one) => test(one, rows[row] ?? ''));
    if (filteredMark({ filter }) && row >= 0) getPane('grid')?.show({ row: row + 1, column: column + 1 });
    const pinned = hasPinnedColumn(matrix) ? columns.slice(-1) : [];
    const isFound = (shown: readonly MatrixColumn[]) => (url: string) => shown.some((one) => test(one, url));
    const others = rows.filter((url) => !isFound(pinned)(url));
    const explained = explainedColumn(matrix);
    const kept = explained && rows.some(isFound([explained])) ? explained : undefined;
    const scoreOf = (shown: readonly MatrixColumn[]) =>
      others.filter(isFound(shown)).length + (kept && shown.includes(kept) ? rows.length : 0);
    // After the grid has scrolled to the first one.
    requestAnimationFrame(() => requestAnimationFrame(() => showBestColumns(matrix, scoreOf)));
  }, [filter, filterAgent, matrix, urls]);
}

/** While the table is filtered: the head of a row names the column of its answer if none in sight has that answer. */
export function useNotesOfHidden(matrix: AccessMatrix, { before, after }: HiddenColumns): void {
  const { filter, filterAgent } = useDocument(matrixView);
  const marks = useCellMarks();
  useEffect(() => {
    const test = cellTest(matrix, { filter, filterAgent }, marks);
    if (!test) return undefined;
    const code = filteredMark({ filter });
    const word = code ? cellMarkWords.filters[code] : (filterWord(matrix.kind, filter) ?? '');
    const scrolled = scrolledColumns(matrix);
    const isHidden = (place: number) =>
      place < before || (place >= scrolled.length - after && place < scrolled.length);
    const elsewhere = (url: string) => {
      const places = matrix.columns.flatMap((column, place) => (test(column, url) ? [place] : []));
      const [first] = places;
      const column = first === undefined ? undefined : matrix.columns[first];
      if (first === undefined || !column || !places.every(isHidden)) return undefined;
      const { name } = columnTitle(column, matrix.kind.columnName);
      return {
        says: words.answerIn(word, name, first + 1, matrix.columns.length),
        short: words.answerOf(word, name),
      };
    };
    rowNotes.setState({ elsewhere });
    return () => rowNotes.setState({ elsewhere: undefined });
  }, [matrix, filter, filterAgent, marks, before, after]);
}
