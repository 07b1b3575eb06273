// What a file is taken for, by how it begins. The person may choose otherwise.

import { detectDelimiter, parseCells } from '../text/csv.ts';
import { findUrlColumn } from './csv-list.ts';
import { isUrlOrPath, type ListFormat } from './list.ts';
import { parseLogLine } from './logs/log-line.ts';

/** Characters of the beginning that are looked at. */
export const EXAMINED_CHARACTERS = 16_384;
const EXAMINED_LINES = 20;

/** Several cells in each line, as many as in the first one, which `a,b` inside a URL would not have. */
function isTable(lines: readonly string[]): boolean {
  const [first] = lines;
  if (first === undefined || (lines.length === 1 && isUrlOrPath(first))) return false;
  const delimiter = detectDelimiter(first);
  const widthOf = (line: string) => parseCells(line, delimiter).cells.length;
  const width = widthOf(first);
  return width > 1 && lines.every((line) => widthOf(line) === width);
}

/** The format of a text by its beginning; `lines` where nothing speaks for another one. */
export function detectFormat(start: string): ListFormat {
  if (start.trimStart().startsWith('<')) return 'xml';
  const lines = start
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, EXAMINED_LINES);
  const [first] = lines;
  if (first === undefined) return 'lines';
  if (first.trimStart().startsWith('{')) return 'json-log';
  if (lines.some((line) => parseLogLine(line) !== undefined)) return 'log';
  const cells = parseCells(first, detectDelimiter(first)).cells;
  // What was cut off at the end of the beginning may have fewer cells.
  const whole = lines.length > 1 && start.length >= EXAMINED_CHARACTERS ? lines.slice(0, -1) : lines;
  return findUrlColumn(cells) >= 0 || isTable(whole) ? 'csv' : 'lines';
}
