// Places in a text with LF for every line ending: between offsets, and lines and columns; and what two texts share.
import type { Position } from '../../../core/document/range.ts';

/** Line and column of an offset. */
export function positionAtOffset(text: string, offset: number): Position {
  let line = 0;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', start)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start };
}

/** Where each of these lines (0-based) begins, found in one walk. */
export function lineStartOffsets(text: string, lines: readonly number[]): Map<number, number> {
  const starts = new Map<number, number>();
  let line = 0;
  let start = 0;
  for (const wanted of [...new Set(lines)].toSorted((a, b) => a - b)) {
    for (; line < wanted; line++) {
      const next = text.indexOf('\n', start);
      if (next < 0) break;
      start = next + 1;
    }
    starts.set(wanted, start);
  }
  return starts;
}

/** The offset of a place; the end of the line for a column beyond it. */
export function offsetAtPosition(text: string, { line, column }: Position): number {
  const start = lineStartOffsets(text, [line]).get(line) ?? 0;
  const end = text.indexOf('\n', start);
  return Math.min(start + column, end < 0 ? text.length : end);
}

const CHUNK_LENGTH = 8192;

/**
 * How many characters two texts share at their beginnings and ends, without overlap. At most `wantedTail` at the end:
 * what stands behind the caret was not typed, though it may look like what was. Pairs of surrogates are not cut.
 */
export function commonEndLengths(a: string, b: string, wantedTail: number): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  const limit = Math.min(shorter, Math.max(0, wantedTail));
  let tail = 0;
  while (
    tail + CHUNK_LENGTH <= limit &&
    a.slice(-tail - CHUNK_LENGTH, a.length - tail) === b.slice(-tail - CHUNK_LENGTH, b.length - tail)
  )
    tail += CHUNK_LENGTH;
  while (tail < limit && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++;
  if (tail > 0 && isLowSurrogate(a, a.length - tail)) tail--;
  const room = shorter - tail;
  let head = 0;
  while (
    head + CHUNK_LENGTH <= room &&
    a.slice(head, head + CHUNK_LENGTH) === b.slice(head, head + CHUNK_LENGTH)
  )
    head += CHUNK_LENGTH;
  while (head < room && a.charCodeAt(head) === b.charCodeAt(head)) head++;
  if (head > 0 && isHighSurrogate(a, head - 1)) head--;
  return { head, tail };
}

const isHighSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, i: number) => (text.charCodeAt(i) & 0xfc00) === 0xdc00;
