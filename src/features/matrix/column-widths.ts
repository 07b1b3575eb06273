// How wide the columns are, in rem: agent names are never cut, they wrap at hyphens and capitals.
import { greatest } from '../../core/text/many.ts';

/** Room for a bar and "1 yes, 10 no". grid.module.css has it too: most columns need no width of their own. */
export const LEAST = 7.5;
/** A name up to this width is not wrapped; a longer one is, and then its longest piece counts. */
const WHOLE = 10.5;
const MOST = 16;
const PER_CHARACTER = 0.47;
const PADDING = 1.25;

const PATH_PER_CHARACTER = 0.46;
const PATH_PADDING = 1.5;
const LEAST_PATH = 9;
const MOST_PATH = 20;
/** What the column of URLs keeps in a narrow pane, and its share of a wide one. */
const KEPT_PATH = 7;
const PATH_SHARE = 0.45;
/** How much of its room a path may take that is not cut: people may set letters further apart. */
const SURELY = 0.8;

/** The pieces of a name between which a line may end. */
export function piecesOf(name: string): string[] {
  return name.split(/(?<=[-\s/_])|(?<=[a-z])(?=[A-Z])/);
}

/** The width of a column with this name. */
export function columnWidth(name: string): number {
  const widthOf = (length: number) => length * PER_CHARACTER + PADDING;
  if (widthOf(name.length) <= WHOLE) return Math.max(LEAST, widthOf(name.length));
  const longest = greatest(piecesOf(name).map((piece) => piece.length));
  return Math.min(Math.max(LEAST, widthOf(longest)), MOST);
}

/** How wide the column of URLs would be: as the longest of them within limits, in rem. */
export function pathWidth(urls: readonly string[], pathOf: (url: string) => string): number {
  const widthOf = (url: string) => pathOf(url).length * PATH_PER_CHARACTER + PATH_PADDING;
  let wanted = LEAST_PATH;
  // Of many thousand URLs some are long: none behind such a one is looked at.
  for (let i = 0; i < urls.length && wanted < MOST_PATH; i++)
    wanted = Math.min(Math.max(wanted, widthOf(urls[i]!)), MOST_PATH);
  return wanted;
}

/** The least width of the column of URLs, for a style: never half of the pane. @param wanted in rem */
export const firstWidth = (wanted: number): string =>
  `clamp(${KEPT_PATH}rem, ${PATH_SHARE * 100}cqi, ${wanted}rem)`;

/** How many characters of a path surely have room in that column. @param wanted and @param pane in rem */
export function pathRoom(wanted: number, pane: number): number {
  const width = Math.max(KEPT_PATH, Math.min(PATH_SHARE * pane, wanted));
  return Math.floor((SURELY * (width - PATH_PADDING)) / PATH_PER_CHARACTER);
}

/** How many characters at the end are never cut: fewer in a narrow column, where the beginning has to show that it is. */
const END = 14;
const LEAST_END = 4;
const KEPT_BEGIN = 3;

/** Where a path is cut, if it is; `room` in characters. */
export function cutOf(path: string, room: number): number {
  const end = Math.min(END, Math.max(LEAST_END, room - KEPT_BEGIN));
  return path.length > end + 4 ? path.length - end : path.length;
}

/** A column that is drawn: the gaps beside it stand for those that are not, in rem. */
export interface Drawn {
  readonly index: number;
  readonly width: number;
  readonly before: number;
  readonly after: number;
}

/** The drawn ones of all columns, `indexes` in rising order. */
export function drawnColumns(widths: readonly number[], indexes: readonly number[]): Drawn[] {
  const sum = (from: number, to: number) => widths.slice(from, to).reduce((total, width) => total + width, 0);
  return indexes.map((index, i) => ({
    index,
    width: widths[index] ?? LEAST,
    before: sum((indexes[i - 1] ?? -1) + 1, index),
    after: i === indexes.length - 1 ? sum(index + 1, widths.length) : 0,
  }));
}
