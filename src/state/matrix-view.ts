// How the rows of the matrix are looked at: which answers are asked for, which URLs, in which order. Not undoable.
import { type Answer, answers } from '../core/questions/question.ts';
import { pathOn } from './matrix-paths.ts';
import type { AccessMatrix } from './matrix-question.ts';
import { recent } from './matrix-recent.ts';

/** Groups of answers that can be asked for; `other` is later, and unknown. */
export const answerFilters = ['all', 'allow', 'deny', 'other'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

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
}

export const everything: MatrixView = { filter: 'all', text: '' };

/** Whether an answer is among those asked for. */
export function isAskedFor(answer: Answer, filter: AnswerFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'other' ? answer !== 'allow' && answer !== 'deny' : answer === filter;
}

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
function hits({ columns, rows, answersOf }: AccessMatrix, filter: AnswerFilter): readonly boolean[] {
  const wanted = answers.map((answer) => isAskedFor(answer, filter));
  const hit = rows.map(() => false);
  for (const { agents } of columns) {
    answersOf(agents[0], rows).forEach((answer, row) => {
      if (wanted[answer]) hit[row] = true;
    });
  }
  return hit;
}

/** Yes first, No last. */
const RANK = { allow: 0, defer: 1, 'no-information': 2, deny: 3 } as const satisfies Record<Answer, number>;

function compareBy({ rows, answersOf }: AccessMatrix, { agent, down }: RowSort) {
  const sign = down ? -1 : 1;
  if (agent === undefined) {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return (a: number, b: number) => sign * compare(rows[a] ?? '', rows[b] ?? '');
  }
  const given = answersOf(agent, rows);
  const rank = (row: number) => RANK[answers[given[row] ?? 0] ?? 'allow'];
  return (a: number, b: number) => sign * (rank(a) - rank(b));
}

/** The rows that are shown, in their order: as places in the rows of the matrix, and as URLs. */
export interface ShownRows {
  readonly places: readonly number[];
  readonly urls: readonly string[];
}

function placesOf(matrix: AccessMatrix, view: MatrixView): readonly number[] {
  const fits = urlTest(view.text, matrix.origin);
  const hit = view.filter === 'all' ? undefined : hits(matrix, view.filter);
  const places = matrix.rows
    .map((_, place) => place)
    .filter((place) => hit?.[place] !== false && fits(matrix.rows[place] ?? ''));
  return view.sort ? places.toSorted(compareBy(matrix, view.sort)) : places;
}

/** What of a matrix is shown. If that is all of it, the URLs are its own list. */
export const shownRows = recent(3, (matrix: AccessMatrix, view: MatrixView): ShownRows => {
  const places = placesOf(matrix, view);
  const isAll = places.length === matrix.rows.length && !view.sort;
  return { places, urls: isAll ? matrix.rows : places.map((place) => matrix.rows[place] ?? '') };
});

/** How many cells a filter finds, each user-agent of a shared column counted. */
export const cellCounts = recent(3, (matrix: AccessMatrix): Readonly<Record<AnswerFilter, number>> => {
  const total = { all: 0, allow: 0, deny: 0, other: 0 };
  for (const { agents } of matrix.columns) {
    for (const { answer, count } of matrix.count(agents[0], matrix.rows)) {
      const cells = count * agents.length;
      total.all += cells;
      total[answer === 'allow' || answer === 'deny' ? answer : 'other'] += cells;
    }
  }
  return total;
});
