// Reads and writes comma-separated values (RFC 4180). Cells are written so that no spreadsheet runs them as
// formulas.

/** Spreadsheets run cells that begin so as formulas. An apostrophe before it prevents that. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

const guardFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Undoes `guardFormula`. */
const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;

function formatCell(text: string): string {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats one record with its line ending, CR LF. */
export const formatCsvRecord = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** A record: its cells, and the line in which it begins, counted from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The result of reading: the records that are not empty. `unclosed`: the line of a quote that does not end. */
export interface CsvFile {
  readonly records: readonly CsvRecord[];
  readonly unclosed?: number;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** A row that is being read. `isOpen`: whether a quoted cell continues in the next line. */
export interface OpenRow {
  readonly cells: string[];
  isOpen: boolean;
}

/** Returns the place of the quote that ends a quoted cell, or -1. */
function endOfQuoted(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

const unquoteCell = (text: string) => text.replaceAll('""', '"');

/**
 * Reads a line into a row: a new one, or the one that is open. A quote inside a cell that does not begin with a
 * quote is text, and text after a closing quote belongs to the cell.
 * @param lineEnd the line ending between the previous line and this one
 */
export function parseCells(
  line: string,
  delimiter: string,
  row: OpenRow = { cells: [], isOpen: false },
  lineEnd = '\n',
): OpenRow {
  let at = 0;
  while (at <= line.length) {
    const isQuoted = row.isOpen || line[at] === '"';
    const from = isQuoted && !row.isOpen ? at + 1 : at;
    const before = row.isOpen ? `${row.cells.pop() ?? ''}${lineEnd}` : '';
    const close = isQuoted ? endOfQuoted(line, from) : -1;
    row.isOpen = isQuoted && close < 0;
    if (row.isOpen) {
      row.cells.push(before + unquoteCell(line.slice(from)));
      return row;
    }
    const restStart = isQuoted ? close + 1 : at;
    const next = line.indexOf(delimiter, restStart);
    const end = next < 0 ? line.length : next;
    row.cells.push(
      (isQuoted ? before + unquoteCell(line.slice(from, close)) : '') + line.slice(restStart, end),
    );
    at = end + 1;
  }
  return row;
}

/** Returns the delimiter that splits a first line into the most cells. A comma if none does. */
export function detectDelimiter(line: string): string {
  let best: string = DELIMITERS[0];
  let maxCount = 1;
  for (const delimiter of DELIMITERS) {
    const count = parseCells(line, delimiter).cells.length;
    if (count > maxCount) [best, maxCount] = [delimiter, count];
  }
  return best;
}

/** Reads records. Lines end in CR LF, LF or CR. A byte order mark is not part of the first cell. Never throws. */
export function parseCsv(text: string): CsvFile {
  const parts = text.replace(/^\ufeff/, '').split(/(\r\n|\r|\n)/);
  const delimiter = detectDelimiter(parts[0] ?? '');
  const records: CsvRecord[] = [];
  let row: OpenRow | undefined;
  let begin = 1;
  let quote = 1;
  for (let at = 0; at < parts.length; at += 2) {
    const line = at / 2 + 1;
    const width = row?.cells.length ?? 0;
    if (!row) begin = line;
    row = parseCells(parts[at] ?? '', delimiter, row, parts[at - 1]);
    if (row.isOpen && row.cells.length > width) quote = line;
    if (row.isOpen) continue;
    const cells = row.cells.map(unguardFormula);
    if (cells.some((cell) => cell !== '')) records.push({ line: begin, cells });
    row = undefined;
  }
  return row ? { records, unclosed: quote } : { records };
}
