// A crawl export as CSV: the column of URLs is found by its head, else by what stands in it.
import { detectDelimiter, type OpenRow, parseCells } from '../text/csv.ts';
import { importLimits, isUrlOrPath, type LineParser, type ListSink } from './list.ts';

/** Heads of columns of URLs, as crawlers and analytics call them, the likeliest first. */
const COLUMN_HEADS = [
  'url',
  'address',
  'loc',
  'uri',
  'page',
  'location',
  'landing page',
  'page url',
  'path',
  'link',
];

const normalizeHead = (cell: string) =>
  cell
    .trim()
    .replace(/^\ufeff/, '')
    .toLowerCase();

/** The column that is headed as one of URLs; -1 if none is. */
export function findUrlColumn(cells: readonly string[]): number {
  const names = cells.map(normalizeHead);
  for (const head of COLUMN_HEADS) {
    const column = names.indexOf(head);
    if (column >= 0) return column;
  }
  return -1;
}

/** The first column with a URL or a path in it; -1 if none has. */
const guessUrlColumn = (cells: readonly string[]) => cells.findIndex((cell) => isUrlOrPath(cell.trim()));

/**
 * Reads a table with URLs. The first row that is not blank tells the delimiter, and may be the head; without a known
 * head, the column is the first one that looks like URLs or paths, in the first row that has one.
 */
export function createCsvParser(sink: ListSink): LineParser {
  let delimiter: string | undefined;
  let column = -1;
  let row: OpenRow | undefined;
  let begun = 0;
  let length = 0;
  let isHeadDue = true;

  const drop = (example: string) => {
    sink.skip('line-too-long', begun, example);
    row = undefined;
  };
  const take = (cells: readonly string[]) => {
    const isFirst = isHeadDue;
    isHeadDue = false;
    if (isFirst) column = findUrlColumn(cells);
    if (isFirst && column >= 0) return;
    if (column < 0) column = guessUrlColumn(cells);
    // The head of a table whose heads nobody knows.
    if (column < 0 && isFirst) return;
    const url = cells[column]?.trim() ?? '';
    if (url === '') sink.skip('no-cell', begun, cells.join(delimiter));
    else sink.page(url, begun);
  };

  return {
    line: (text, number) => {
      if (!row && text.trim() === '') return;
      if (!row) [begun, length] = [number, 0];
      length += text.length + 1;
      if (length > importLimits.line) return drop(row?.cells[0] ?? text);
      delimiter ??= detectDelimiter(text);
      row = parseCells(text, delimiter, row);
      if (row.isOpen) return;
      const { cells } = row;
      row = undefined;
      take(cells);
    },
    tooLong: (text, number) => {
      if (!row) begun = number;
      drop(text);
    },
    end: () => {
      if (row) drop(row.cells.join(delimiter));
    },
  };
}
