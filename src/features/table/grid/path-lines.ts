// Breaks a path into the lines of its row.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';

/** A path with more lines ends with an ellipsis. */
const MAX_LINES = 8;

/** Text in which every character has the same width. */
const NARROW_CHARACTERS = /^[\x20-\x7e]*$/;

/** Whether every character of a text has the width by which lines are broken. */
export const isNarrow = (text: string): boolean => NARROW_CHARACTERS.test(text);

/** The indent of the rows of a group, in characters. */
const GROUP_INDENT = 2;

/** Returns what a row shows of a path and how many characters fit in a line: a row of a folder omits the folder. */
export function pathInGroup(
  path: string,
  group: RowGroup | undefined,
  capacity: number,
): readonly [path: string, capacity: number] {
  if (!group) return [path, capacity];
  const isInFolder = group.kind === 'folder' && path.startsWith(group.key);
  return [isInFolder ? path.slice(group.key.length) : path, Math.max(0, capacity - GROUP_INDENT)];
}

/** The parts of a path between which a line may break: after `/`, `?`, `&` and `=`. */
const pathParts = (path: string): readonly string[] => path.match(/[^/?&=]*[/?&=]+|[^/?&=]+$/g) ?? [path];

/** The parts of one that is wider than a line: after `-`, `_` and `.`. */
const wordsOf = (part: string) => part.match(/[^-_.]*[-_.]+|[^-_.]+$/g) ?? [part];

/** Less than this share of a line is not left alone before a word that fits in no line. */
const SHORT_LINE = 0.5;

/**
 * Returns the lines of a path. A part that does not fit in a line begins in the line before it and is broken between
 * its words; a word that does not fit, where the line ends.
 * @param capacity the number of characters of a line; 0 while it is not known
 */
export function pathLines(path: string, capacity: number): readonly string[] {
  if (capacity <= 0 || path.length <= capacity) return [path];
  const lines: string[] = [];
  let line = '';
  const pieces = pathParts(path).flatMap((part) => (part.length > capacity ? wordsOf(part) : part));
  for (let piece of pieces) {
    const isWide = piece.length > capacity && line.length < capacity * SHORT_LINE;
    if (line.length + piece.length > capacity && line !== '' && !isWide) {
      lines.push(line);
      line = '';
    }
    while (line.length + piece.length > capacity && lines.length <= MAX_LINES) {
      const room = capacity - line.length;
      lines.push(line + piece.slice(0, room));
      piece = piece.slice(room);
      line = '';
    }
    line += piece;
    if (lines.length > MAX_LINES) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${(lines[MAX_LINES - 1] ?? '').slice(0, capacity - 1)}…`];
}

/** The room of the arrow before the name of a folded folder, and of the words after it, in characters of a path. */
const ARROW_ROOM = 2;
const COUNT_WORDS = 6;
/** A name has at least this room. */
const LEAST_ROOM = 4;

/** The name of a folded folder, and whether the number of its URLs has room beside it. */
interface FolderName {
  readonly lines: readonly string[];
  readonly hasCount: boolean;
}

/** Returns what a folded folder shows. Its number yields to a part of its path. @param capacity as of a path */
export function folderName({ key, from, to }: RowGroup, capacity: number): FolderName {
  if (capacity <= 0) return { lines: [key], hasCount: true };
  const room = capacity - ARROW_ROOM;
  const beside = room - COUNT_WORDS - String(to - from).length;
  const hasCount = pathParts(key).every(({ length }) => length <= beside);
  return { lines: pathLines(key, Math.max(LEAST_ROOM, hasCount ? beside : room)), hasCount };
}
