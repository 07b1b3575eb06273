// What is said of cells of the matrix besides their answers: who knows it pushes it here, the grid and the filter read it.
import { createStore } from 'zustand/vanilla';

/** In the order in which they stand in a cell and in the filter. */
export const markCodes = ['changed', 'failed', 'differs', 'expected', 'requested', 'unasked'] as const;
export type MarkCode = (typeof markCodes)[number];

/** One mark of one cell. */
export interface CellMark {
  /** How the name of the cell goes on, as in `was Yes`. */
  readonly says: string;
  /** What is drawn beside the shape of the mark, as the old word, or `want No`. */
  readonly short?: string;
}

/** All cells with one kind of mark, for the table as it is now. */
export interface MarkedCells {
  /** How many cells, each user-agent of a shared column counted. */
  readonly count: number;
  readonly urls: ReadonlySet<string>;
  /** The mark of the cell in a column of these user-agents. */
  readonly at: (agents: readonly string[], url: string) => CellMark | undefined;
  /** Present if cells are marked only while the table is filtered by them. */
  readonly isQuiet?: true;
}

/** Whether cells are marked now; `isAsked`: if somebody filters by the mark. */
export const isMarkVisible = (cells: MarkedCells | undefined, isAsked: boolean): cells is MarkedCells =>
  cells !== undefined && (!cells.isQuiet || isAsked);

export type CellMarks = Readonly<Partial<Record<MarkCode, MarkedCells>>>;

export const cellMarks = createStore<CellMarks>(() => ({}));

/** Says which cells have a mark; undefined or none takes it away. */
export function markCells(code: MarkCode, cells: MarkedCells | undefined): void {
  const { [code]: before, ...others } = cellMarks.getState();
  const now = cells && cells.count > 0 ? cells : undefined;
  if (now !== before) cellMarks.setState(now ? { ...others, [code]: now } : others, true);
}

/** What the head of a row says besides its URL. */
export interface RowNote {
  /** How its name goes on. */
  readonly says: string;
  /** What is drawn. */
  readonly short: string;
}

/** Notes in the heads of rows, while somebody knows any. */
export const rowNotes = createStore<{ readonly at?: (url: string) => RowNote | undefined }>(() => ({}));

/** A cell of the grid: its column stands for these user-agents. */
export interface GridCell {
  readonly agents: readonly [string, ...string[]];
  readonly url: string;
}
