// Comma-separated values (RFC 4180): read line by line or whole, and written so that no spreadsheet runs a cell as a formula.

/** Spreadsheets run cells with such a beginning as formulas; an apostrophe before it tells them not to. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

const guardFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** A cell as it was before it was guarded. */
const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;

function formatCell(text: string): string {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line end, CR LF. */
export const formatCsvRecord = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** A record: its cells, and the line it begins in, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is read: records without those that are empty; `unclosed` is the line of a quote that does not end. */
export interface CsvFile {
  readonly records: readonly CsvRecord[];
  readonly unclosed?: number;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** A row that is being read; `isOpen` while a quoted cell goes on in the next line. */
export interface OpenRow {
  readonly cells: string[];
  isOpen: boolean;
}

/** The place of the quote that ends a quoted cell; -1 if none does. */
function endOfQuoted(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

const unquoteCell = (text: string) => text.replaceAll('""', '"');

/**
 * Reads a line into a row: a new one, or the one that is open. A quote inside a cell that does not begin with one is
 * text, and what stands behind a closing quote belongs to the cell.
 * @param lineEnd what stood between this line and the one before it
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
    const rest = isQuoted ? close + 1 : at;
    const next = line.indexOf(delimiter, rest);
    const end = next < 0 ? line.length : next;
    row.cells.push((isQuoted ? before + unquoteCell(line.slice(from, close)) : '') + line.slice(rest, end));
    at = end + 1;
  }
  return row;
}

/** The delimiter that cuts a first line into most cells; a comma where none does. */
export function detectDelimiter(line: string): string {
  let best: string = DELIMITERS[0];
  let most = 1;
  for (const delimiter of DELIMITERS) {
    const count = parseCells(line, delimiter).cells.length;
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}

/** Reads records. Lines end in CR LF, LF or CR; a byte order mark is no part of the first cell. Never throws. */
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
