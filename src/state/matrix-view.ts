// How the rows of the matrix are looked at: which answers are asked for, which URLs, in which order. Not undoable.
import { type CellMarks, type MarkCode, markCodes } from './cell-marks.ts';
import { type Tone, tones } from './matrix-kind.ts';
import { pathOn } from './matrix-paths.ts';
import type { AccessMatrix } from './matrix-question.ts';
import { recent } from './matrix-recent.ts';

/** What can be asked for: all answers, those of one tone, or cells with a mark. */
export type AnswerFilter = 'all' | Tone | MarkCode;

const isMarkCode = (filter: AnswerFilter): filter is MarkCode =>
  (markCodes as readonly AnswerFilter[]).includes(filter);

/** What is asked for, if it is a mark. */
export const markAskedFor = ({ filter }: Pick<MatrixView, 'filter'>): MarkCode | undefined =>
  isMarkCode(filter) ? filter : undefined;

/** By the answers for an agent, or by URL if there is none; `down` turns the order around. */
export interface RowSort {
  readonly agent?: string;
  readonly down: boolean;
}

export interface MatrixView {
  readonly filter: AnswerFilter;
  /** A part of a URL; with `*`, the whole path or URL with anything in the stars' places. */
  readonly text: string;
  /** As listed if absent. */
  readonly sort?: RowSort;
  /** True if the rows are folded into a tree of paths. */
  readonly tree?: boolean;
}

export const everything: MatrixView = { filter: 'all', text: '' };

/** Whether an answer, by its place in the matrix, is among those asked for. */
export const isAskedFor = ({ kind }: AccessMatrix, place: number, filter: AnswerFilter): boolean =>
  filter === 'all' || kind.answers[place]?.tone === filter;

/** Whether a text fits a filter with stars, piece by piece from the left. */
function fitsStars(text: string, pieces: readonly string[]): boolean {
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

/** The test for URLs that a filter's text stands for; upper and lower case are the same to it. */
export function urlTest(text: string, origin: string): (url: string) => boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return () => true;
  if (!wanted.includes('*')) return (url) => url.toLowerCase().includes(wanted);
  const pieces = wanted.split('*');
  return (url) => [url, pathOn(origin, url)].some((one) => fitsStars(one.toLowerCase(), pieces));
}

/** Which rows have an asked-for answer in some column. */
function hits(matrix: AccessMatrix, filter: AnswerFilter): readonly boolean[] {
  const { columns, rows, answersOf, kind } = matrix;
  const wanted = kind.answers.map((_, place) => isAskedFor(matrix, place, filter));
  const hit = rows.map(() => false);
  for (const { agents } of columns) {
    answersOf(agents[0], rows).forEach((answer, row) => {
      if (wanted[answer]) hit[row] = true;
    });
  }
  return hit;
}

function compareBy({ rows, answersOf, kind }: AccessMatrix, { agent, down }: RowSort) {
  const sign = down ? -1 : 1;
  if (agent === undefined) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return (a: number, b: number) => sign * compare(rows[a] ?? '', rows[b] ?? '');
  }
  const given = answersOf(agent, rows);
  const rank = (row: number) => kind.answers[given[row] ?? 0]?.rank ?? 0;
  return (a: number, b: number) => sign * (rank(a) - rank(b));
}

/** The rows that are shown, in their order: as places in the rows of the matrix, and as URLs. */
export interface ShownRows {
  readonly places: readonly number[];
  readonly urls: readonly string[];
}

const noUrls: ReadonlySet<string> = new Set();

/** Whether the row at a place has a cell that is asked for. */
function rowTest(
  matrix: AccessMatrix,
  { filter }: MatrixView,
  marked: ReadonlySet<string>,
): (place: number) => boolean {
  if (filter === 'all') return () => true;
  if (isMarkCode(filter)) return (place) => marked.has(matrix.rows[place] ?? '');
  const hit = hits(matrix, filter);
  return (place) => hit[place] === true;
}

function placesOf(matrix: AccessMatrix, view: MatrixView, marked: ReadonlySet<string>): readonly number[] {
  const fits = urlTest(view.text, matrix.origin);
  const isHit = rowTest(matrix, view, marked);
  const places = matrix.rows
    .map((_, place) => place)
    .filter((place) => isHit(place) && fits(matrix.rows[place] ?? ''));
  return view.sort ? places.toSorted(compareBy(matrix, view.sort)) : places;
}

const shown = recent(3, (matrix: AccessMatrix, view: MatrixView, marked: ReadonlySet<string>): ShownRows => {
  const places = placesOf(matrix, view, marked);
  const isAll = places.length === matrix.rows.length && !view.sort;
  return { places, urls: isAll ? matrix.rows : places.map((place) => matrix.rows[place] ?? '') };
});

/** What of a matrix is shown. If that is all of it, the URLs are its own list. `marks`: for filters that ask for them. */
export function shownRows(matrix: AccessMatrix, view: MatrixView, marks: CellMarks = {}): ShownRows {
  const code = markAskedFor(view);
  return shown(matrix, view, (code && marks[code]?.urls) ?? noUrls);
}

/** How many cells a filter finds, each user-agent of a shared column counted. */
export const cellCounts = recent(3, (matrix: AccessMatrix): Readonly<Record<'all' | Tone, number>> => {
  const total = { all: 0, ...(Object.fromEntries(tones.map((tone) => [tone, 0])) as Record<Tone, number>) };
  for (const { agents } of matrix.columns) {
    for (const { tone, count } of matrix.count(agents[0], matrix.rows)) {
      if (tone === 'text') continue;
      const cells = count * agents.length;
      total.all += cells;
      total[tone] += cells;
    }
  }
  return total;
});
