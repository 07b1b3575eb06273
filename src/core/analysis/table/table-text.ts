// A table of answers as text: in the look of the tables that the specifications print, as Markdown, as CSV.

import { formatCsvRecord } from '../../text/csv.ts';
import { largestOf } from '../../text/large-lists.ts';

/** A column: the names that share it (each on a line of its own where heads may have lines), and its answers. */
export interface TableColumn {
  readonly names: readonly string[];
  readonly answers: readonly string[];
}

/** What is printed: URLs down, columns across. All lists of answers are as long as the list of URLs. */
export interface TextTable {
  /** What stands above the URLs, where a format needs a word there. */
  readonly corner: string;
  readonly urls: readonly string[];
  readonly columns: readonly TableColumn[];
}

/** A text in which a line break is written as in a program, so that a row stays one line. */
const onOneLine = (text: string) => text.replaceAll('\r', String.raw`\r`).replaceAll('\n', String.raw`\n`);

const maxTextWidth = (texts: readonly string[]) =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

/** Blanks between the longest URL and the first column, as in "A Method for Web Data Discovery", 4. */
const COLUMN_GAP = '    ';

/** The lines of a head: `webcrawler`, then `& excite`. */
const columnHead = ({ names }: TableColumn) => names.map((name, place) => (place === 0 ? name : `& ${name}`));

/** One column as lines: its head, then its answers, which begin beneath the middle of the head's last line. */
function formatColumn(column: TableColumn, headLines: number, shortest: number): string[] {
  const head = columnHead(column);
  const indent = ' '.repeat(Math.max(0, Math.ceil(((head.at(-1)?.length ?? 0) - shortest) / 2)));
  const lines = Array.from({ length: headLines }, (_, place) => head[place] ?? '');
  for (const answer of column.answers) lines.push(indent + answer);
  const width = maxTextWidth(lines);
  return lines.map((line) => line.padEnd(width));
}

/**
 * The table as plain text: URLs left, heads of several lines, answers in the middle of their columns. The table of
 * "A Method for Web Data Discovery", 4 comes out as it is printed there, without its margin and blanks at line ends.
 * Lines end in LF.
 */
export function tableAsText({ urls: asked, columns }: TextTable): string {
  const urls = asked.map(onOneLine);
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
 * The table as a list, all from the left: the heads in capitals, a blank line, then each URL with its answers, as in
 * section 4 of draft-giudici-web-robots-cntrl-00. Without margin and blanks at line ends; lines end in LF.
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

/** The cells of each row as written; a CSV file may hold line breaks in them. */
const tableRows = ({ urls, columns }: TextTable) =>
  urls.map((url, row) => [url, ...columns.map(({ answers }) => answers[row] ?? '')]);

/** Text of a cell in Markdown as code, so that nothing in a URL is taken for markup. A bar would end it even there. */
export function markdownCode(text: string): string {
  const longest = maxTextWidth(text.match(/`+/g) ?? []);
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return fence + pad + onOneLine(text).replaceAll('|', String.raw`\|`) + pad + fence;
}

/** Text of a cell in Markdown in which nothing is taken for markup. */
export const markdownText = (text: string) => onOneLine(text).replaceAll(/[\\|*_`<>[\]~#]/g, String.raw`\$&`);

/** The table in the Markdown of GitHub and others; answers are centred. Lines end in LF. */
export function tableAsMarkdown(table: TextTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const head = [table.corner, ...table.columns.map(headOnOneLine)].map(markdownText);
  const rules = head.map((_, place) => (place === 0 ? ':---' : ':---:'));
  const rows = tableRows(table).map(([url = '', ...words]) =>
    line([markdownCode(url), ...words.map(markdownText)]),
  );
  return line(head) + line(rules) + rows.join('');
}

/** The table as comma-separated values (RFC 4180: lines end in CR LF). No cell begins as a formula would. */
export function tableAsCsv(table: TextTable): string {
  const head = [table.corner, ...table.columns.map(headOnOneLine)];
  return [head, ...tableRows(table)].map(formatCsvRecord).join('');
}
