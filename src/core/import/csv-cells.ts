// The cells of a CSV file (RFC 4180), line by line: quoted cells may hold delimiters, doubled quotes and line ends.

const delimiters = [',', ';', '\t'] as const;

/** A row that is being read; `isOpen` while a quoted cell goes on in the next line. */
export interface OpenRow {
  readonly cells: string[];
  isOpen: boolean;
}

function endOfQuoted(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

const unquoteCell = (text: string) => text.replaceAll('""', '"');

/** Reads a line into a row: a new one, or the one that is open. A quote inside a cell that does not begin with one is text. */
export function parseCells(
  line: string,
  delimiter: string,
  row: OpenRow = { cells: [], isOpen: false },
): OpenRow {
  let at = 0;
  while (at <= line.length) {
    const isQuoted = row.isOpen || line[at] === '"';
    const from = isQuoted && !row.isOpen ? at + 1 : at;
    const before = row.isOpen ? `${row.cells.pop() ?? ''}\n` : '';
    const close = isQuoted ? endOfQuoted(line, from) : at;
    if (close < 0) {
      row.cells.push(before + unquoteCell(line.slice(from)));
      row.isOpen = true;
      return row;
    }
    row.isOpen = false;
    const next = line.indexOf(delimiter, isQuoted ? close + 1 : at);
    const end = next < 0 ? line.length : next;
    row.cells.push(isQuoted ? before + unquoteCell(line.slice(from, close)) : line.slice(at, end));
    at = end + 1;
  }
  return row;
}

/** The delimiter that cuts a first line into most cells; a comma where none does. */
export function detectDelimiter(line: string): string {
  let best: string = delimiters[0];
  let most = 1;
  for (const delimiter of delimiters) {
    const count = parseCells(line, delimiter).cells.length;
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}
