// Computes the widths of columns, in rem. Names wrap at hyphens and capital letters.
import { largestOf } from '../../../core/text/large-lists.ts';

/**
 * Fits an answer and the previous answer. grid.module.css has the same value: such columns need no inline width.
 */
export const MIN_WIDTH = 4.25;
/** A name up to this width is not wrapped. A longer one is, and its longest part determines the width. */
const MAX_UNBROKEN_WIDTH = 6.5;
const MAX_WIDTH = 8;
const CHARACTER_WIDTH = 0.44;
const SMALL_CHARACTER_WIDTH = 0.39;
const PADDING = 0.875;

const PATH_CHARACTER_WIDTH = 0.46;
const PATH_PADDING = 1.5;
const MIN_PATH_WIDTH = 9;
const MAX_PATH_WIDTH = 20;
/** The width that the column of URLs keeps if the others need the space, and its share of a very narrow pane. */
const RESERVED_PATH_WIDTH = 8.25;
const MAX_PATH_SHARE = 0.36;
/** The width of the button after the last column. grid.module.css has the same value. */
const PLUS_WIDTH = 1.75;
/** The share of the width that an uncut path may take: users can increase the letter spacing. */
const CERTAIN_SHARE = 0.8;

/** Splits a name into the parts between which a line may break. */
export function breakableParts(name: string): string[] {
  return name.split(/(?<=[-\s/_])|(?<=[a-z])(?=[A-Z])/);
}

/** Returns the width of a column with this name. */
export function columnWidthFor(name: string): number {
  const widthOf = (length: number) => length * CHARACTER_WIDTH + PADDING;
  if (widthOf(name.length) <= MAX_UNBROKEN_WIDTH) return Math.max(MIN_WIDTH, widthOf(name.length));
  const longest = largestOf(breakableParts(name).map((piece) => piece.length));
  return Math.min(Math.max(MIN_WIDTH, widthOf(longest)), MAX_WIDTH);
}

/** Returns the minimum width of each of `count` columns. If there are few, all marks of a cell fit. */
export function leastColumnWidth(count: number): number {
  if (count <= 3) return 7.5;
  return count <= 6 ? 5 : MIN_WIDTH;
}

/** Fits the words of the column for any other crawler, in two lines. */
export const ANY_OTHER_WIDTH = 6;

/** Returns the width of a column with these names in small type, which its longest part determines. */
export function smallColumnWidthFor(names: string): number {
  const longest = largestOf(breakableParts(names).map((piece) => piece.length));
  return Math.min(Math.max(MIN_WIDTH, longest * SMALL_CHARACTER_WIDTH + PADDING), MAX_WIDTH);
}

/** Returns the preferred width of the column of URLs: that of the longest one within limits, in rem. */
export function pathColumnWidth(urls: readonly string[], pathOf: (url: string) => string): number {
  const widthOf = (url: string) => pathOf(url).length * PATH_CHARACTER_WIDTH + PATH_PADDING;
  let width = MIN_PATH_WIDTH;
  // Among many thousand URLs some are long. The search stops at the first that needs the maximum.
  for (let i = 0; i < urls.length && width < MAX_PATH_WIDTH; i++)
    width = Math.min(Math.max(width, widthOf(urls[i]!)), MAX_PATH_WIDTH);
  return width;
}

/**
 * Returns the minimum width of the column of URLs, as a CSS value: the preferred width if the others leave enough
 * space.
 * @param preferred and @param columns, the total width of the others, in rem
 */
export const pathColumnStyle = (preferred: number, columns: number): string =>
  `clamp(min(${RESERVED_PATH_WIDTH}rem, ${MAX_PATH_SHARE * 100}cqi), 100cqi - ${columns + PLUS_WIDTH}rem, ${preferred}rem)`;

/**
 * Returns how many characters of a path certainly fit in that column. @param preferred, @param columns and @param
 * pane in rem
 */
export function pathCapacity(preferred: number, columns: number, pane: number): number {
  const least = Math.min(RESERVED_PATH_WIDTH, MAX_PATH_SHARE * pane);
  const width = Math.max(least, Math.min(pane - columns - PLUS_WIDTH, preferred));
  return Math.max(0, Math.floor((CERTAIN_SHARE * (width - PATH_PADDING)) / PATH_CHARACTER_WIDTH));
}

/**
 * The number of characters at the end that are never cut. In a narrow column it is smaller, so that the beginning
 * shows the cut.
 */
const PATH_END_LENGTH = 14;
const MIN_PATH_END_LENGTH = 4;
const MIN_PATH_START_LENGTH = 3;

/** Returns the index at which a path is cut, or its length. `capacity` is in characters. */
export function pathCutIndex(path: string, capacity: number): number {
  const end = Math.min(PATH_END_LENGTH, Math.max(MIN_PATH_END_LENGTH, capacity - MIN_PATH_START_LENGTH));
  return path.length > end + 4 ? path.length - end : path.length;
}

/** A rendered column. The gaps before and after it replace columns that are not rendered, in rem. */
export interface VisibleColumn {
  readonly index: number;
  readonly width: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the columns to render. `indexes` are in ascending order. */
export function visibleColumns(widths: readonly number[], indexes: readonly number[]): VisibleColumn[] {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0);
  return indexes.map((index, i) => ({
    index,
    width: widths[index] ?? MIN_WIDTH,
    before: sum((indexes[i - 1] ?? -1) + 1, index),
    after: i === indexes.length - 1 ? sum(index + 1, widths.length) : 0,
  }));
}
