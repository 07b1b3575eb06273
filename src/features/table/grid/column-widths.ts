// Computes the widths of columns, in rem. Names wrap at hyphens and capital letters. All columns but the pinned one
// have the same width, so that no position of the table shows a part of a column.
import { largestOf } from '../../../core/text/large-lists.ts';

/** Fits an answer and the previous answer. */
const MIN_WIDTH = 4.25;
/** Fits most names of crawlers in one line. A longer name wraps. In a narrow pane the column of URLs needs the room. */
const MAX_WIDTH = 6.5;
const MAX_NARROW_WIDTH = 6.25;
const MAX_NARROWEST_WIDTH = 5;
const CHARACTER_WIDTH = 0.43;
const SMALL_CHARACTER_WIDTH = 0.37;
const PADDING = 0.875;

const PATH_CHARACTER_WIDTH = 0.46;
const PATH_PADDING = 1.5;

/** A pane narrower than this, such as that of a phone, has no room for more than the words of a column. */
const NARROW_PANE = 30;
/** A pane narrower than this, such as that of a small phone, has room for short words only. */
const NARROWEST_PANE = 18;

function mostColumnWidth(pane: number): number {
  if (pane >= NARROW_PANE) return MAX_WIDTH;
  return pane >= NARROWEST_PANE ? MAX_NARROW_WIDTH : MAX_NARROWEST_WIDTH;
}

/** Splits a name into the parts between which a line may break. */
export function breakableParts(name: string): string[] {
  return name.split(/(?<=[-/_])|(?<=[a-z])(?=[A-Z])|(?<=\s)(?!\+|\d)/);
}

const widthOf = (text: string, character: number) => text.length * character + PADDING;
const partWidth = (text: string, character: number) =>
  largestOf(breakableParts(text).map((part) => widthOf(part, character)));

/** The texts in the head of a column. */
interface HeadTexts {
  readonly name: string;
  readonly below: string;
}

/** Returns the width that the head of a column needs: a long purpose, and a name wider than `most`, wrap. */
function headWidth({ name, below }: HeadTexts, most: number): number {
  const whole = widthOf(name, CHARACTER_WIDTH);
  const wrapped = whole <= most ? whole : partWidth(name, CHARACTER_WIDTH);
  return Math.max(wrapped, partWidth(below, SMALL_CHARACTER_WIDTH));
}

/** Returns the minimum width of each of `count` columns. If there are few, all marks of a cell fit. */
function leastColumnWidth(count: number, pane: number): number {
  if (pane < NARROW_PANE) return MIN_WIDTH;
  if (count <= 3) return MAX_WIDTH;
  return count <= 6 ? 5 : MIN_WIDTH;
}

/**
 * Returns the width that columns share.
 * @param least the minimum width of the answers, 0 if that of any column is enough @param pane the width of the pane
 */
export function sharedColumnWidth(heads: readonly HeadTexts[], least: number, pane: number): number {
  // In a narrow pane, a name and the number of the others wrap wherever they may.
  const isNarrow = pane < NARROW_PANE;
  const mostInLine = least || (isNarrow ? MIN_WIDTH : MAX_WIDTH);
  const widths = heads.map(({ name, below }) =>
    headWidth({ name: isNarrow ? name.replace(/ \+.*/, '') : name, below }, mostInLine),
  );
  const needed = Math.min(mostColumnWidth(pane), largestOf([MIN_WIDTH, ...widths]));
  const [only, ...others] = heads;
  const alone = only && others.length === 0 && !isNarrow ? pinnedColumnWidth(only, pane) : 0;
  return Math.max(needed, least, alone, leastColumnWidth(heads.length + 1, pane));
}

/** Returns the width of the column of any other crawler: both of its texts are in one line if there is room. */
export function pinnedColumnWidth({ below }: HeadTexts, pane: number): number {
  const least = pane < NARROW_PANE ? 5.5 : 6.75;
  const most = pane < NARROW_PANE ? 6 : 8;
  return Math.min(most, Math.max(least, widthOf(below, SMALL_CHARACTER_WIDTH)));
}

/** The width that the column of URLs has at least, in rem, if the pane has room for it. Longer paths wrap. */
const LEAST_PATH_WIDTH = 12.5;
const LEAST_SHORT_PATH_WIDTH = 7.5;

/** The steps in which the column of URLs grows, in rem. A letter of a path seldom moves the columns beside it. */
const PATH_STEP = 3;

/** Returns the width of the longest path, up to that from which on columns of answers need the room more. */
export function pathColumnWidth(urls: readonly string[], pathOf: (url: string) => string): number {
  let width = 0;
  // Among many thousand URLs some are long. The search stops at the first that needs more.
  for (let i = 0; i < urls.length && width < LEAST_PATH_WIDTH; i++)
    width = Math.max(width, pathOf(urls[i]!).length * PATH_CHARACTER_WIDTH + PATH_PADDING);
  return Math.min(Math.ceil(width / PATH_STEP) * PATH_STEP, LEAST_PATH_WIDTH);
}

/**
 * Returns the widths of the column of URLs, of which the longest has the width `path`. Fixed columns, which the user
 * cannot remove, need the room more.
 */
export const pathWidths = (path: number, hasFixedColumns: boolean) => ({
  path,
  leastPath: hasFixedColumns ? LEAST_SHORT_PATH_WIDTH : LEAST_PATH_WIDTH,
});

/** A rendered column. The gaps before and after it replace columns that are not rendered, in rem. */
export interface VisibleColumn {
  readonly index: number;
  readonly width: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the columns to render, of `count` columns of this width. `indexes` are in ascending order. */
export function visibleColumns(width: number, count: number, indexes: readonly number[]): VisibleColumn[] {
  return indexes.map((index, i) => ({
    index,
    width,
    before: (index - (indexes[i - 1] ?? -1) - 1) * width,
    after: i === indexes.length - 1 ? (count - index - 1) * width : 0,
  }));
}
