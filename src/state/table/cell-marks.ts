// The marks of cells besides their answers. The modules that compute them write them here; the grid and the filter
// read them.

import { createStore } from 'zustand/vanilla';
import type { PolicyFiles } from '../../core/questions/question.ts';
import { type MarkCode } from '../document/answer-filter.ts';

/** One mark of one cell. */
export interface CellMark {
  /** The text that follows in the accessible name of the cell, as in `was Yes`. */
  readonly says: string;
  /** The text next to the shape of the mark, as the previous answer or `expected: No`. */
  readonly short?: string;
  /** Whether it is of some user-agents of a shared column only: `short` says of how many. */
  readonly isPartial?: true;
}

/** All cells with one kind of mark, for the current table. */
export interface MarkedCells {
  /**
   * The number of cells; each user-agent of a shared column counts. Of `failed`, how many expectations fail, wherever
   * their cells are: the same number as elsewhere on the page.
   */
  readonly count: number;
  readonly urls: ReadonlySet<string>;
  /** Returns the mark of the cell in a column of these user-agents. */
  readonly at: (agents: readonly string[], url: string) => CellMark | undefined;
  /** Whether cells are marked only while the table is filtered by this mark. */
  readonly isQuiet?: true;
  /** Of `changed`: the files whose answers were counted, which an edit may be ahead of. */
  readonly site?: PolicyFiles;
}

/** Whether the cells of a mark are marked now. `isFiltered`: whether the table is filtered by the mark. */
export const isMarkVisible = (cells: MarkedCells | undefined, isFiltered: boolean): cells is MarkedCells =>
  cells !== undefined && (!cells.isQuiet || isFiltered);

export type CellMarks = Readonly<Partial<Record<MarkCode, MarkedCells>>>;

export const cellMarks = createStore<CellMarks>(() => ({}));

/** Sets the cells that have a mark; undefined or an empty set removes the mark. */
export function markCells(code: MarkCode, cells: MarkedCells | undefined): void {
  const { [code]: before, ...others } = cellMarks.getState();
  const current = cells && cells.count > 0 ? cells : undefined;
  if (current !== before) cellMarks.setState(current ? { ...others, [code]: current } : others, true);
}

/** A note in the head of a row, after its URL. */
export interface RowNote {
  /** The text that follows in the accessible name of the row. */
  readonly says: string;
  /** The visible text. */
  readonly short: string;
}

type NoteOf = ((url: string) => RowNote | undefined) | undefined;

/**
 * The notes in the heads of rows, if there are any. `elsewhere`: those that say where an answer is that is out of
 * sight, in place of others.
 */
export const rowNotes = createStore<{ readonly at?: NoteOf; readonly elsewhere?: NoteOf }>(() => ({}));

/** A cell of the grid, with the user-agents of its column. */
export interface GridCell {
  readonly agents: readonly [string, ...string[]];
  readonly url: string;
}
