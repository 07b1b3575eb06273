// How the rows of the matrix are looked at: which answers are asked for, which URLs, in which order. Not undoable.

import type { RowGroup } from '../../core/analysis/table/row-groups.ts';
import { memoizeLast, reuseIfEqual } from '../../core/text/lazy.ts';
import type { AnswerFilter, MatrixView, RowSort } from '../document/state.ts';
import { type CellMarks, type MarkCode, markCodes } from './cell-marks.ts';
import { createRowTest, currentTotals, type MatrixTotals } from './counting/totals.ts';
import { type FoldChoices, foldGroups } from './folded-groups.ts';
import type { AccessMatrix } from './matrix-query.ts';
import { pathOnSite } from './path-on-site.ts';
import { type MatrixVerdict, toneOf } from './question-presentation.ts';
import { sortedByUrl, type UrlOrder } from './url-sort.ts';

export type { AnswerFilter, MatrixView, RowSort } from '../document/state.ts';

const isMarkCode = (filter: AnswerFilter): filter is MarkCode =>
  (markCodes as readonly AnswerFilter[]).includes(filter);

/** What is asked for, if it is a mark. */
export const filteredMark = ({ filter }: Pick<MatrixView, 'filter'>): MarkCode | undefined =>
  isMarkCode(filter) ? filter : undefined;

export const defaultMatrixView: MatrixView = { filter: 'all', text: '' };

/** Whether what was decided is among what is asked for. */
export const matchesAnswerFilter = (
  { kind }: AccessMatrix,
  told: MatrixVerdict,
  filter: AnswerFilter,
): boolean => filter === 'all' || toneOf(kind, told) === filter;

/** Whether a text fits a filter with stars, piece by piece from the left. */
function matchesWildcards(text: string, pieces: readonly string[]): boolean {
  const last = pieces.at(-1) ?? '';
  let at = pieces[0]?.length ?? 0;
  if (!text.startsWith(pieces[0] ?? '')) return false;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** A test for URLs. */
type UrlTest = (url: string) => boolean;

/** The test for URLs that a filter's text stands for; upper and lower case are the same to it. */
export function createUrlTest(text: string, origin: string): UrlTest {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return () => true;
  if (!wanted.includes('*')) return (url) => url.toLowerCase().includes(wanted);
  const pieces = wanted.split('*');
  const fits = (text: string) => matchesWildcards(text.toLowerCase(), pieces);
  return (url) => fits(url) || fits(pathOnSite(origin, url));
}

/** Places in the order of their ranks; those of one rank stay as they are listed. */
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

/** What the rows are chosen and ordered by, besides the view: no more than that, so that an edit seldom makes others. */
interface Grid extends Pick<AccessMatrix, 'rows' | 'origin' | 'kind'> {
  /** The totals to filter by; undefined while those of a large table are not known. */
  readonly told: MatrixTotals | undefined;
  /** The answers to sort by; undefined while they are not known. */
  readonly sortAnswers: Uint8Array | undefined;
  /** The order of many URLs, if they are to be sorted by it; undefined while it is not known. */
  readonly order: UrlOrder | undefined;
}

function sortPlaces(
  places: readonly number[],
  { rows, kind, sortAnswers, order }: Grid,
  { agent, down }: RowSort,
): readonly number[] {
  if (agent === undefined) return sortedByUrl(rows, places, down, order);
  return sortAnswers
    ? sortByRank(places, (place) => kind.answers[sortAnswers[place] ?? 0]?.rank ?? 0, down)
    : places;
}

/** The rows that are shown, in their order: as places in the rows of the matrix, and as URLs. */
export interface VisibleRows {
  readonly places: readonly number[];
  readonly urls: readonly string[];
  /** All that the filter asks for, also what is folded away. */
  readonly listed: readonly string[];
  /** The groups that are folded, by the place of the row that represents them. */
  readonly folded: ReadonlyMap<number, RowGroup>;
}

const noGroups: ReadonlyMap<number, RowGroup> = new Map();
const noChoices: FoldChoices = {};

const noUrls: ReadonlySet<string> = new Set();

/** Whether the row at a place has a cell that is asked for; while that is not known, every row may. */
function rowTest(
  { rows, told }: Grid,
  { filter }: MatrixView,
  marked: ReadonlySet<string>,
): (place: number) => boolean {
  if (filter === 'all') return () => true;
  if (isMarkCode(filter)) return (place) => marked.has(rows[place] ?? '');
  return told ? createRowTest(told, filter) : () => true;
}

function placesOf(grid: Grid, view: MatrixView, marked: ReadonlySet<string>): readonly number[] {
  const fits = createUrlTest(view.text, grid.origin);
  const isHit = rowTest(grid, view, marked);
  const places: number[] = [];
  grid.rows.forEach((url, place) => {
    if (isHit(place) && fits(url)) places.push(place);
  });
  return view.sort ? sortPlaces(places, grid, view.sort) : places;
}

/** The same rows while nothing that chooses or orders them changes: an edit seldom does. Kept because the rows of the grid are drawn again for another list. */
const cachedRows = memoizeLast(
  3,
  (
    rows: readonly string[],
    origin: string,
    kind: AccessMatrix['kind'],
    told: MatrixTotals | undefined,
    sortAnswers: Uint8Array | undefined,
    order: UrlOrder | undefined,
    view: MatrixView,
    marked: ReadonlySet<string>,
  ): VisibleRows => {
    const places = placesOf({ rows, origin, kind, told, sortAnswers, order }, view, marked);
    const isAll = places.length === rows.length && !view.sort;
    const urls = isAll ? rows : places.map((place) => rows[place] ?? '');
    return { places, urls, listed: urls, folded: noGroups };
  },
);

/** The same rows while the same groups are folded. */
const reuseFolded = reuseIfEqual<VisibleRows>(
  (one, other) =>
    one.listed === other.listed &&
    one.folded.size === other.folded.size &&
    [...one.folded].every(([place, group]) => other.folded.get(place) === group),
);

/** Folders fold in a table that shows all its rows in their order; the tree of paths folds by itself. */
function withFoldedGroups(
  shown: VisibleRows,
  { rows, rowGroups }: AccessMatrix,
  { sort, tree, folders = noChoices }: MatrixView,
  { changed, failed }: CellMarks,
  chosen: string | undefined,
): VisibleRows {
  if (rowGroups.length === 0 || sort || tree || shown.urls !== rows) return shown;
  const mustShow = (place: number) => {
    const url = rows[place] ?? '';
    return url === chosen || changed?.urls.has(url) === true || failed?.urls.has(url) === true;
  };
  const { places, folded } = foldGroups(rows.length, rowGroups, folders, mustShow);
  if (folded.size === 0) return shown;
  return reuseFolded({ places, folded, listed: rows, urls: places.map((place) => rows[place] ?? '') });
}

/**
 * What of a matrix is shown. If that is all of it, the URLs are its own list.
 * @param marks for filters that ask for them.
 * @param last the totals that were told last: those of a large matrix may lag behind.
 * @param lastOrder the order that was told last.
 * @param chosen the URL of the cell that is chosen: its folder is open.
 */
export function visibleRows(
  matrix: AccessMatrix,
  view: MatrixView,
  marks: CellMarks = {},
  last?: MatrixTotals,
  lastOrder?: UrlOrder,
  chosen?: string,
): VisibleRows {
  const { rows, origin, kind, agents } = matrix;
  const code = filteredMark(view);
  const agent = view.sort?.agent;
  const asksAnswers = (view.filter !== 'all' && code === undefined) || agent !== undefined;
  const found = asksAnswers ? currentTotals(matrix, last, agent) : undefined;
  const told = found?.matrix.rows === rows && found.matrix.agents === agents ? found : undefined;
  const sortAnswers = agent !== undefined && told?.sorted?.agent === agent ? told.sorted.answers : undefined;
  const order = view.sort && agent === undefined && lastOrder?.rows === rows ? lastOrder : undefined;
  const marked = (code && marks[code]?.urls) ?? noUrls;
  const shown = cachedRows(rows, origin, kind, told, sortAnswers, order, view, marked);
  return withFoldedGroups(shown, matrix, view, marks, chosen);
}
