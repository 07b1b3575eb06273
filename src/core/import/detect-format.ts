// Detects the format of a file by its beginning. The user may choose another one.

import { detectDelimiter, parseCells } from '../text/csv.ts';
import { findUrlColumn } from './csv-list.ts';
import { isUrlOrPath, type ListFormat } from './list.ts';
import { parseLogLine } from './logs/log-line.ts';

/** How many characters of the beginning are examined. */
export const EXAMINED_CHARACTERS = 16_384;
const EXAMINED_LINES = 20;

/** Whether each line has several cells, as many as the first one. URLs that contain commas would not. */
function isTable(lines: readonly string[]): boolean {
  const [first] = lines;
  if (first === undefined || (lines.length === 1 && isUrlOrPath(first))) return false;
  const delimiter = detectDelimiter(first);
  const widthOf = (line: string) => parseCells(line, delimiter).cells.length;
  const width = widthOf(first);
  return width > 1 && lines.every((line) => widthOf(line) === width);
}

/** Detects the format of a text by its beginning; `lines` if there is no sign of another one. */
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
  // The last line may be cut off and have fewer cells.
  const completeLines = lines.length > 1 && start.length >= EXAMINED_CHARACTERS ? lines.slice(0, -1) : lines;
  return findUrlColumn(cells) >= 0 || isTable(completeLines) ? 'csv' : 'lines';
}
