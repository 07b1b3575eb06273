// Positions in a text with LF for every line ending (offsets, and lines and columns), and the common ends of two
// texts.
import type { Position } from '../../../core/document/range.ts';

/** Returns the line and column of an offset. */
export function positionAtOffset(text: string, offset: number): Position {
  let line = 0;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', start)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start };
}

/** Returns the offsets at which these lines (0-based) start, in one pass. */
export function lineStartOffsets(text: string, lines: readonly number[]): Map<number, number> {
  const starts = new Map<number, number>();
  let line = 0;
  let start = 0;
  for (const target of [...new Set(lines)].toSorted((a, b) => a - b)) {
    for (; line < target; line++) {
      const next = text.indexOf('\n', start);
      if (next < 0) break;
      start = next + 1;
    }
    starts.set(target, start);
  }
  return starts;
}

/** Returns the offset of a position; the end of the line for a column beyond it. */
export function offsetAtPosition(text: string, { line, column }: Position): number {
  const start = lineStartOffsets(text, [line]).get(line) ?? 0;
  const end = text.indexOf('\n', start);
  return Math.min(start + column, end < 0 ? text.length : end);
}

const CHUNK_LENGTH = 8192;

/**
 * Returns how many characters two texts share at their starts and ends, without overlap. At most `maxTail` at the
 * end: text after the caret was not typed, although it may look like the typed text. Surrogate pairs are not
 * split.
 */
export function commonEndLengths(a: string, b: string, maxTail: number): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  const limit = Math.min(shorter, Math.max(0, maxTail));
  let tail = 0;
  while (
    tail + CHUNK_LENGTH <= limit &&
    a.slice(-tail - CHUNK_LENGTH, a.length - tail) === b.slice(-tail - CHUNK_LENGTH, b.length - tail)
  )
    tail += CHUNK_LENGTH;
  while (tail < limit && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++;
  if (tail > 0 && isLowSurrogate(a, a.length - tail)) tail--;
  const maxHead = shorter - tail;
  let head = 0;
  while (
    head + CHUNK_LENGTH <= maxHead &&
    a.slice(head, head + CHUNK_LENGTH) === b.slice(head, head + CHUNK_LENGTH)
  )
    head += CHUNK_LENGTH;
  while (head < maxHead && a.charCodeAt(head) === b.charCodeAt(head)) head++;
  if (head > 0 && isHighSurrogate(a, head - 1)) head--;
  return { head, tail };
}

const isHighSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xdc00;
