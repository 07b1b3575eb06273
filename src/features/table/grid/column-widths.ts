// How wide the columns are, in rem: names wrap at hyphens and capitals.
import { largestOf } from '../../../core/text/large-lists.ts';

/** Room for an answer and what it was before. grid.module.css has it too: such columns need no width of their own. */
export const MIN_WIDTH = 4.25;
/** A name up to this width is not wrapped; a longer one is, and then its longest piece counts. */
const MAX_UNBROKEN_WIDTH = 6.5;
const MAX_WIDTH = 8;
const CHARACTER_WIDTH = 0.44;
const SMALL_CHARACTER_WIDTH = 0.39;
const PADDING = 0.875;

const PATH_CHARACTER_WIDTH = 0.46;
const PATH_PADDING = 1.5;
const MIN_PATH_WIDTH = 9;
const MAX_PATH_WIDTH = 20;
/** What the column of URLs keeps where the others need the room, and its share of a very narrow pane. */
const RESERVED_PATH_WIDTH = 8.25;
const MAX_PATH_SHARE = 0.36;
/** What the button behind the last column takes; grid.module.css has it too. */
const PLUS_WIDTH = 1.75;
/** How much of its room a path may take that is not cut: people may set letters further apart. */
const CERTAIN_SHARE = 0.8;

/** The pieces of a name between which a line may end. */
export function breakableParts(name: string): string[] {
  return name.split(/(?<=[-\s/_])|(?<=[a-z])(?=[A-Z])/);
}

/** The width of a column with this name. */
export function columnWidthFor(name: string): number {
  const widthOf = (length: number) => length * CHARACTER_WIDTH + PADDING;
  if (widthOf(name.length) <= MAX_UNBROKEN_WIDTH) return Math.max(MIN_WIDTH, widthOf(name.length));
  const longest = largestOf(breakableParts(name).map((piece) => piece.length));
  return Math.min(Math.max(MIN_WIDTH, widthOf(longest)), MAX_WIDTH);
}

/** The least width of each of so many columns: where they are few there is room for all marks of a cell. */
export function leastColumnWidth(count: number): number {
  if (count <= 3) return 7.5;
  return count <= 6 ? 5 : MIN_WIDTH;
}

/** Room for the words of the column of any other crawler, in two lines. */
export const ANY_OTHER_WIDTH = 6;

/** The width of a column with these names in small type: its longest piece counts. */
export function smallColumnWidthFor(names: string): number {
  const longest = largestOf(breakableParts(names).map((piece) => piece.length));
  return Math.min(Math.max(MIN_WIDTH, longest * SMALL_CHARACTER_WIDTH + PADDING), MAX_WIDTH);
}

/** How wide the column of URLs would be: as the longest of them within limits, in rem. */
export function pathColumnWidth(urls: readonly string[], pathOf: (url: string) => string): number {
  const widthOf = (url: string) => pathOf(url).length * PATH_CHARACTER_WIDTH + PATH_PADDING;
  let wanted = MIN_PATH_WIDTH;
  // Of many thousand URLs some are long: none behind such a one is looked at.
  for (let i = 0; i < urls.length && wanted < MAX_PATH_WIDTH; i++)
    wanted = Math.min(Math.max(wanted, widthOf(urls[i]!)), MAX_PATH_WIDTH);
  return wanted;
}

/**
 * The least width of the column of URLs, for a style: what is wanted, if the others have room beside it.
 * @param wanted and @param columns, the width of the others, in rem
 */
export const pathColumnStyle = (wanted: number, columns: number): string =>
  `clamp(min(${RESERVED_PATH_WIDTH}rem, ${MAX_PATH_SHARE * 100}cqi), 100cqi - ${columns + PLUS_WIDTH}rem, ${wanted}rem)`;

/** How many characters of a path surely have room in that column. @param wanted, @param columns and @param pane in rem */
export function pathCapacity(wanted: number, columns: number, pane: number): number {
  const least = Math.min(RESERVED_PATH_WIDTH, MAX_PATH_SHARE * pane);
  const width = Math.max(least, Math.min(pane - columns - PLUS_WIDTH, wanted));
  return Math.max(0, Math.floor((CERTAIN_SHARE * (width - PATH_PADDING)) / PATH_CHARACTER_WIDTH));
}

/** How many characters at the end are never cut: fewer in a narrow column, where the beginning has to show that it is. */
const PATH_END_LENGTH = 14;
const MIN_PATH_END_LENGTH = 4;
const MIN_PATH_START_LENGTH = 3;

/** Where a path is cut, if it is; `room` in characters. */
export function pathCutIndex(path: string, room: number): number {
  const end = Math.min(PATH_END_LENGTH, Math.max(MIN_PATH_END_LENGTH, room - MIN_PATH_START_LENGTH));
  return path.length > end + 4 ? path.length - end : path.length;
}

/** A column that is drawn: the gaps beside it stand for those that are not, in rem. */
export interface VisibleColumn {
  readonly index: number;
  readonly width: number;
  readonly before: number;
  readonly after: number;
}

/** The drawn ones of all columns, `indexes` in rising order. */
export function visibleColumns(widths: readonly number[], indexes: readonly number[]): VisibleColumn[] {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0);
  return indexes.map((index, i) => ({
    index,
    width: widths[index] ?? MIN_WIDTH,
    before: sum((indexes[i - 1] ?? -1) + 1, index),
    after: i === indexes.length - 1 ? sum(index + 1, widths.length) : 0,
  }));
}
