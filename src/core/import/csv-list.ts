// Reads a crawl export as CSV. The column of URLs is found by its header, else by its values.
import { detectDelimiter, type OpenRow, parseCells } from '../text/csv.ts';
import { importLimits, isUrlOrPath, type LineParser, type ListSink } from './list.ts';

/** Headers of URL columns in exports of crawlers and analytics, the most likely first. */
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

/** The index of the column whose header is that of a URL column, or -1. */
export function findUrlColumn(cells: readonly string[]): number {
  const names = cells.map(normalizeHead);
  for (const head of COLUMN_HEADS) {
    const column = names.indexOf(head);
    if (column >= 0) return column;
  }
  return -1;
}

/** The index of the first cell that contains a URL or a path, or -1. */
const guessUrlColumn = (cells: readonly string[]) => cells.findIndex((cell) => isUrlOrPath(cell.trim()));

/**
 * Reads a table with URLs. The first row that is not blank determines the delimiter and may be the header. Without a
 * known header, the column is the first with a URL or a path, in the first row that has one.
 */
export function createCsvParser(sink: ListSink): LineParser {
  let delimiter: string | undefined;
  let column = -1;
  let row: OpenRow | undefined;
  let startLine = 0;
  let length = 0;
  let isHeadPending = true;

  const drop = (example: string) => {
    sink.skip('line-too-long', startLine, example);
    row = undefined;
  };
  const addRow = (cells: readonly string[]) => {
    const isFirst = isHeadPending;
    isHeadPending = false;
    if (isFirst) column = findUrlColumn(cells);
    if (isFirst && column >= 0) return;
    if (column < 0) column = guessUrlColumn(cells);
    // The header of a table without a known column name.
    if (column < 0 && isFirst) return;
    const url = cells[column]?.trim() ?? '';
    if (url === '') sink.skip('no-cell', startLine, cells.join(delimiter));
    else sink.page(url, startLine);
  };

  return {
    line: (text, number) => {
      if (!row && text.trim() === '') return;
      if (!row) [startLine, length] = [number, 0];
      length += text.length + 1;
      if (length > importLimits.line) return drop(row?.cells[0] ?? text);
      delimiter ??= detectDelimiter(text);
      row = parseCells(text, delimiter, row);
      if (row.isOpen) return;
      const { cells } = row;
      row = undefined;
      addRow(cells);
    },
    tooLong: (text, number) => {
      if (!row) startLine = number;
      drop(text);
    },
    end: () => {
      if (row) drop(row.cells.join(delimiter));
    },
  };
}
