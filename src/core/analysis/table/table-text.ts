// Prints a table of answers: in the layout of the specifications, as Markdown, or as CSV.

import { formatCsvRecord } from '../../text/csv.ts';
import { largestOf } from '../../text/large-lists.ts';
import { markdownCell, markdownCellCode } from '../../text/markdown.ts';
import { onOneLine } from '../../text/on-one-line.ts';

/** A column: the names that share it (each on its own line where headers may have several lines), and its answers. */
export interface TableColumn {
  readonly names: readonly string[];
  readonly answers: readonly string[];
}

/** The table to print: URLs down, columns across. All lists of answers are as long as the list of URLs. */
export interface TextTable {
  /** The header of the URLs, for formats that need one. */
  readonly corner: string;
  readonly urls: readonly string[];
  readonly columns: readonly TableColumn[];
}

const maxTextWidth = (texts: readonly string[]) =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

/** The spaces between the longest URL and the first column, as in "A Method for Web Data Discovery", 4. */
const COLUMN_GAP = '    ';

/** Returns the lines of a header: `webcrawler`, then `& excite`. */
const columnHead = ({ names }: TableColumn) =>
  names.map(onOneLine).map((name, place) => (place === 0 ? name : `& ${name}`));

/**
 * Returns the lines of one column: its header, then its answers, which begin below the middle of the header's last
 * line.
 */
function formatColumn(column: TableColumn, headLines: number, shortest: number): string[] {
  const head = columnHead(column);
  const indent = ' '.repeat(Math.max(0, Math.ceil(((head.at(-1)?.length ?? 0) - shortest) / 2)));
  const lines = Array.from({ length: headLines }, (_, place) => head[place] ?? '');
  for (const answer of column.answers) lines.push(indent + answer);
  const width = maxTextWidth(lines);
  return lines.map((line) => line.padEnd(width));
}

/**
 * Prints the table as plain text: URLs on the left, headers of several lines, answers in the middle of their
 * columns. The table of "A Method for Web Data Discovery", 4 is printed as there, without its margin and trailing
 * spaces. Lines end in LF.
 */
export function tableAsText({ urls: tableUrls, columns }: TextTable): string {
  const urls = tableUrls.map(onOneLine);
  const heads = Math.max(1, largestOf(columns.map(({ names }) => names.length)));
  const words = columns.flatMap(({ answers }) => [...new Set(answers)]);
  const shortest = words.reduce((least, word) => Math.min(least, word.length), Infinity);
  const blocks = columns.map((column) => formatColumn(column, heads, shortest));
  const left = [...Array.from({ length: heads }, () => ''), ...urls];
  const width = maxTextWidth(urls);
  const lines = left.map((url, row) =>
    (url.padEnd(width) + COLUMN_GAP + blocks.map((block) => block[row]).join(' ')).trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * Prints the table as a left-aligned list: the headers in capitals, a blank line, then each URL with its answers,
 * as in section 4 of draft-giudici-web-robots-cntrl-00. Without margin and trailing spaces; lines end in LF.
 */
export function tableAsList(table: TextTable): string {
  const head = [table.corner, ...table.columns.map(headOnOneLine)].map((name) => name.toUpperCase());
  const rows = tableRows(table).map((row) => row.map(onOneLine));
  const widths = head.map((name, place) => maxTextWidth([name, ...rows.map((row) => row[place] ?? '')]));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[line(head), '', ...rows.map(line)].join('\n')}\n`;
}

const headOnOneLine = ({ names }: TableColumn) => names.join(' & ');

/** Returns the cells of each row as written. In a CSV file they may contain line breaks. */
const tableRows = ({ urls, columns }: TextTable) =>
  urls.map((url, row) => [url, ...columns.map(({ answers }) => answers[row] ?? '')]);

/** Prints the table in the Markdown of GitHub and others, with centered answers. Lines end in LF. */
export function tableAsMarkdown(table: TextTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const head = [table.corner, ...table.columns.map(headOnOneLine)].map(markdownCell);
  const rules = head.map((_, place) => (place === 0 ? ':---' : ':---:'));
  const rows = tableRows(table).map(([url = '', ...words]) =>
    line([markdownCellCode(url), ...words.map(markdownCell)]),
  );
  return line(head) + line(rules) + rows.join('');
}

/** Prints the table as comma-separated values (RFC 4180: lines end in CR LF). No cell begins like a formula. */
export function tableAsCsv(table: TextTable): string {
  const head = [table.corner, ...table.columns.map(headOnOneLine)];
  return [head, ...tableRows(table)].map(formatCsvRecord).join('');
}
