// The filter and the order of the rows of the table. Not undoable.

import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import { memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import { type AnswerFilter, type MarkCode, markCodes } from '../document/answer-filter.ts';
import type { MatrixView, RowSort } from '../document/state.ts';
import { readAskedText } from './asked/text-meaning.ts';
import { type CellMarks } from './cell-marks.ts';
import { answersOfColumn, createRowTest, currentTotals, type MatrixTotals } from './counting/totals.ts';
import type { AccessMatrix } from './matrix-query.ts';
import { type FoldChoices, foldGroups } from './rows/folded-groups.ts';
import { sortedByUrl, type UrlOrder } from './rows/url-sort.ts';
import { createUrlTest } from './rows/url-test.ts';

export type { MatrixView, RowSort } from '../document/state.ts';

const isMarkCode = (filter: AnswerFilter): filter is MarkCode =>
  (markCodes as readonly AnswerFilter[]).includes(filter);

/** Returns the filter if it is a mark. */
export const filteredMark = ({ filter }: Pick<MatrixView, 'filter'>): MarkCode | undefined =>
  isMarkCode(filter) ? filter : undefined;

export const defaultMatrixView: MatrixView = { filter: 'all', filterAgent: undefined, text: '' };

export type ViewFilter = Pick<MatrixView, 'filter' | 'filterAgent'>;

/** Returns the column whose answers are filtered by, if it is a single one. */
export const filteredAgent = ({ filter, filterAgent }: ViewFilter): string | undefined =>
  filter === 'all' || isMarkCode(filter) ? undefined : filterAgent;

/** Sorts places by rank. Places with equal rank keep their order. */
function sortByRank(places: readonly number[], rankOf: (place: number) => number, down: boolean): number[] {
  const ranks = new Map<number, number[]>();
  for (const place of places) {
    const rank = rankOf(place);
    const same = ranks.get(rank);
    if (same) same.push(place);
    else ranks.set(rank, [place]);
  }
  const sign = down ? -1 : 1;
  return [...ranks].toSorted(([a], [b]) => sign * (a - b)).flatMap(([, same]) => same);
}

/**
 * The inputs that select and order the rows, besides the view. They are minimal, so that few edits change the
 * rows.
 */
interface RowInputs extends Pick<AccessMatrix, 'rows' | 'origin' | 'kind'> {
  /** The totals to filter by. Undefined while those of a large table are not known. */
  readonly totals: MatrixTotals | undefined;
  /** The answers of the only column to filter by. Undefined while they are not known. */
  readonly filterAnswers: Uint8Array | undefined;
  /** The answers to sort by. Undefined while they are not known. */
  readonly sortAnswers: Uint8Array | undefined;
  /** The order of many URLs if they are sorted by URL. Undefined while it is not known. */
  readonly order: UrlOrder | undefined;
}

function sortPlaces(
  places: readonly number[],
  { rows, kind, sortAnswers, order }: RowInputs,
  { agent, down }: RowSort,
): readonly number[] {
  if (agent === undefined) return sortedByUrl(rows, places, down, order);
  return sortAnswers
    ? sortByRank(places, (place) => kind.answers[sortAnswers[place] ?? 0]?.rank ?? 0, down)
    : places;
}

/** The visible rows in their order, as indexes into the rows of the table and as URLs. */
export interface VisibleRows {
  readonly places: readonly number[];
  readonly urls: readonly string[];
  /** All rows that match the filter, including those in folded folders. */
  readonly listed: readonly string[];
  /** The folded groups, by the index of the row that represents them. */
  readonly folded: ReadonlyMap<number, RowGroup>;
}

const noGroups: ReadonlyMap<number, RowGroup> = new Map();
const noChoices: FoldChoices = {};

const noUrls: ReadonlySet<string> = new Set();

/** Returns the test for whether a row has a matching cell. While that is not known, every row matches. */
function rowTest(
  { rows, kind, totals, filterAnswers }: RowInputs,
  view: MatrixView,
  marked: ReadonlySet<string>,
): (place: number) => boolean {
  const { filter } = view;
  if (filter === 'all') return () => true;
  if (isMarkCode(filter)) return (place) => marked.has(rows[place] ?? '');
  if (filteredAgent(view) !== undefined)
    return (place) => !filterAnswers || kind.answers[filterAnswers[place] ?? 0]?.tone === filter;
  return totals ? createRowTest(totals, filter) : () => true;
}

function placesOf(
  grid: RowInputs,
  view: MatrixView,
  text: string,
  marked: ReadonlySet<string>,
): readonly number[] {
  const matchesText = createUrlTest(text, grid.origin);
  const matchesFilter = rowTest(grid, view, marked);
  const only =
    grid.kind.hasFixedRows || !view.onlyUrls ? undefined : new Map(view.onlyUrls.map((url, i) => [url, i]));
  const places: number[] = [];
  grid.rows.forEach((url, place) => {
    if (matchesFilter(place) && matchesText(url) && only?.has(url) !== false) places.push(place);
  });
  if (view.sort) return sortPlaces(places, grid, view.sort);
  return only ? sortByRank(places, (place) => only.get(grid.rows[place]!)!, false) : places;
}

/**
 * Returns the same rows until an input changes, which few edits do. Cached because the grid renders its rows again
 * for another list.
 */
const cachedRows = memoizeLast(
  3,
  (
    rows: readonly string[],
    origin: string,
    kind: AccessMatrix['kind'],
    totals: MatrixTotals | undefined,
    filterAnswers: Uint8Array | undefined,
    sortAnswers: Uint8Array | undefined,
    order: UrlOrder | undefined,
    view: MatrixView,
    text: string,
    marked: ReadonlySet<string>,
  ): VisibleRows => {
    const inputs = { rows, origin, kind, totals, filterAnswers, sortAnswers, order };
    const places = placesOf(inputs, view, text, marked);
    const isUnchanged = places.length === rows.length && !view.sort && !view.onlyUrls;
    const urls = isUnchanged ? rows : places.map((place) => rows[place] ?? '');
    return { places, urls, listed: urls, folded: noGroups };
  },
);

/** Returns the same object while the same groups are folded. */
const reuseFolded = reuseIfEqual<VisibleRows>(
  (first, other) =>
    first.listed === other.listed &&
    first.folded.size === other.folded.size &&
    [...first.folded].every(([place, group]) => other.folded.get(place) === group),
);

/** Folds folders if the table shows all its rows in their order. The tree of paths has its own folding. */
function withFoldedGroups(
  visible: VisibleRows,
  { rows, rowGroups }: AccessMatrix,
  { sort, tree, folders = noChoices }: MatrixView,
  { changed, failed }: CellMarks,
  selectedUrl: string | undefined,
): VisibleRows {
  if (rowGroups.length === 0 || sort || tree || visible.urls !== rows) return visible;
  const mustShow = (place: number) => {
    const url = rows[place] ?? '';
    return url === selectedUrl || changed?.urls.has(url) === true || failed?.urls.has(url) === true;
  };
  // Rows that have appeared since the table was arranged are after the groups.
  const counts = { all: rows.length, arranged: rowGroups.at(-1)?.to ?? 0 };
  const { places, folded } = foldGroups(counts, rowGroups, folders, mustShow);
  if (folded.size === 0) return visible;
  return reuseFolded({ places, folded, listed: rows, urls: places.map((place) => rows[place] ?? '') });
}

/**
 * Returns the visible part of a table. If all rows are visible, the URLs are the list of the table itself.
 * @param marks the marks for filters that need them
 * @param last the last totals; those of a large table may lag behind
 * @param lastOrder the last computed order of URLs
 * @param selectedUrl the URL of the selected cell, whose folder is open
 */
export function visibleRows(
  matrix: AccessMatrix,
  view: MatrixView,
  marks: CellMarks = {},
  last?: MatrixTotals,
  lastOrder?: UrlOrder,
  selectedUrl?: string,
): VisibleRows {
  const { rows, origin, kind, agents } = matrix;
  const code = filteredMark(view);
  const agent = view.sort?.agent;
  const onlyColumn = filteredAgent(view);
  const needsTotals = view.filter !== 'all' && code === undefined && onlyColumn === undefined;
  const known = last?.matrix.rows === rows && last.matrix.agents === agents ? last : undefined;
  const totals = needsTotals ? currentTotals(matrix, known) : undefined;
  const sortAnswers = agent === undefined ? undefined : answersOfColumn(matrix, known, agent);
  const filterAnswers = onlyColumn === undefined ? undefined : answersOfColumn(matrix, known, onlyColumn);
  const order = view.sort && agent === undefined && lastOrder?.rows === rows ? lastOrder : undefined;
  const marked = (code && marks[code]?.urls) ?? noUrls;
  const { rowText } = readAskedText(matrix, view.text);
  const visible = cachedRows(
    rows,
    origin,
    kind,
    totals,
    filterAnswers,
    sortAnswers,
    order,
    view,
    rowText,
    marked,
  );
  return withFoldedGroups(visible, matrix, view, marks, selectedUrl);
}
