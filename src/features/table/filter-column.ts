// Filters the rows by the answers of one column.

import { crawlerInSentence } from '../../messages/en/table.ts';
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import type { AnswerFilter, Tone } from '../../state/document/answer-filter.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import { filteredAgent, type MatrixView } from '../../state/table/matrix-view.ts';
import { type QuestionPresentation, toneOf } from '../../state/table/question-presentation.ts';
import { matrixView } from '../../state/table/use-matrix.ts';

/** Returns the word of the answers that a filter shows. */
export const filterWord = ({ filters }: QuestionPresentation, filter: AnswerFilter): string | undefined =>
  filters.find(([tone]) => tone === filter)?.[1];

/** Returns the name of a column within a sentence. */
export function columnInSentence(
  { kind, columns }: Pick<AccessMatrix, 'kind' | 'columns'>,
  column: string,
): string {
  if (column === '' && columns[0]?.isEvery) return matrixToolWords.everyInSentence;
  return kind.columnName?.(column) ?? crawlerInSentence(column);
}

/** Whether the rows are filtered by this answer of this column. */
export const isFilteredBy = (view: MatrixView, column: string, tone: Tone): boolean =>
  view.filter === tone && filteredAgent(view) === column;

/** Shows only the rows with an answer in a column, whatever other answers were filtered by. */
export function filterByColumn(filterAgent: string, filter: Tone): void {
  const view = matrixView(documentStore.getState());
  updateView(documentStore, { matrix: { ...view, filter, filterAgent } });
}

/** Shows the rows with any answer again. */
export function showAllAnswers(): void {
  const view = matrixView(documentStore.getState());
  updateView(documentStore, { matrix: { ...view, filter: 'all', filterAgent: undefined } });
}

/** The rows of a longer table are not counted: nothing waits for them. */
const MAX_COUNTED = 1000;

/** Returns how many of the rows, or of those that are shown alone, have each answer in a column. */
export function countColumn(
  { kind, rows, ask }: AccessMatrix,
  column: string,
  onlyUrls: readonly string[] | undefined,
): { readonly all: number; readonly of: (tone: Tone) => number } | undefined {
  const only = onlyUrls && !kind.hasFixedRows ? new Set(onlyUrls) : undefined;
  if ((only?.size ?? rows.length) > MAX_COUNTED) return undefined;
  const urls = only ? rows.filter((url) => only.has(url)) : rows;
  const tones = urls.map((url) => toneOf(kind, ask(column, url)));
  return { all: urls.length, of: (tone) => tones.filter((one) => one === tone).length };
}
