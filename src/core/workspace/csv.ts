// Comma-separated values (RFC 4180), so written that no spreadsheet runs a cell as a formula.

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

/** What stands between cells: a comma, or what spreadsheets of many countries write, by what the first line has. */
function guessDelimiter(text: string): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counts = [',', ';', '\t'].map((one) => [head.split(one).length, one] as const);
  return counts.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}

/** Reads records. Lines end in CR LF, LF or CR; a byte order mark is no part of the first cell. Never throws. */
export function parseCsv(given: string): CsvFile {
  const text = given.replace(/^\ufeff/, '');
  const delimiter = guessDelimiter(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  let at = 0;
  const endRecord = () => {
    if (cells.some((cell) => cell !== '')) records.push({ line: begin, cells });
    cells = [];
    begin = line;
  };
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const end = endOfQuote(text, at + 1);
      if (end < 0) return { records, unclosed: line };
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
      at = end + 1;
    } else cell = '';
    const next = nextBreak(text, at, delimiter);
    cells.push(unguardFormula(cell + text.slice(at, next)));
    at = next;
    if (text[at] === delimiter) {
      at++;
      if (at >= text.length) cells.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
    endRecord();
  }
  endRecord();
  return { records };
}

/** The place of the quote that ends a quoted cell; -1 if none does. */
function endOfQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** The place of the next delimiter or line end. */
function nextBreak(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
