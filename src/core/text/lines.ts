// The lines of a file in chunks that versions share: an edit copies one chunk, not the file.

/** What ends a line; '' only on the last line of a file. */
export type Eol = '\n' | '\r\n' | '\r' | '';

/** One line. Immutable; an untouched line is the same object in every later version, so it may key a WeakMap. */
export interface SourceLine {
  /** Unique while the program runs; survives edits inside the line, splits, joins and moves. */
  readonly id: number;
  readonly text: string;
  readonly eol: Eol;
}

/** A run of lines that is never changed; it may key a WeakMap too. */
export type Chunk = readonly SourceLine[];

/** All lines of a file. Never empty: the last line has eol '' (an empty file is one empty line). */
export interface Lines {
  readonly length: number;
  readonly chunks: readonly Chunk[];
  /** `starts[k]` is the line number of the first line of chunk k. */
  readonly starts: readonly number[];
}

const CHUNK = 512;

let lastId = 0;

/** A line with an id that no other line has. */
export function newLine(text: string, eol: Eol): SourceLine {
  return { id: ++lastId, text, eol };
}

function fromChunks(chunks: readonly Chunk[]): Lines {
  const starts: number[] = [];
  let length = 0;
  for (const chunk of chunks) {
    starts.push(length);
    length += chunk.length;
  }
  return { length, chunks, starts };
}

function chunked(lines: readonly SourceLine[]): Chunk[] {
  if (lines.length <= 2 * CHUNK) return lines.length > 0 ? [lines] : [];
  const chunks: Chunk[] = [];
  for (let i = 0; i < lines.length; i += CHUNK) chunks.push(lines.slice(i, i + CHUNK));
  return chunks;
}

/** Lines made of an array. */
export function linesOf(lines: readonly SourceLine[]): Lines {
  return fromChunks(chunked(lines));
}

/** The number of the chunk that holds line `index`. */
export function chunkOf(lines: Lines, index: number): number {
  let low = 0;
  let high = lines.chunks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines.starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Line `index` (0-based), or undefined outside the file. */
export function lineAt(lines: Lines, index: number): SourceLine | undefined {
  if (index < 0 || index >= lines.length) return undefined;
  const k = chunkOf(lines, index);
  return lines.chunks[k]?.[index - (lines.starts[k] ?? 0)];
}

/** The lines `from` up to, not including, `to`, as an array. */
export function sliceLines(lines: Lines, from: number, to: number): SourceLine[] {
  const out: SourceLine[] = [];
  for (let k = chunkOf(lines, from); k < lines.chunks.length; k++) {
    const start = lines.starts[k] ?? 0;
    if (start >= to) break;
    const chunk = lines.chunks[k] ?? [];
    for (let i = Math.max(0, from - start); i < Math.min(chunk.length, to - start); i++) out.push(chunk[i]!);
  }
  return out;
}

/** Where the line with this id stands now, or -1. Linear in the number of lines; ids do not hold places, on purpose. */
export function indexOfId(lines: Lines, id: number): number {
  for (let k = 0; k < lines.chunks.length; k++) {
    const at = lines.chunks[k]!.findIndex((line) => line.id === id);
    if (at >= 0) return (lines.starts[k] ?? 0) + at;
  }
  return -1;
}

/** A copy with `count` lines from `start` on replaced. Chunks that hold none of them are shared with `lines`. */
export function spliceLines(
  lines: Lines,
  start: number,
  count: number,
  replacement: readonly SourceLine[],
): Lines {
  const first = chunkOf(lines, start);
  const last = chunkOf(lines, Math.max(start, start + count - 1));
  const before = lines.chunks[first]!.slice(0, start - (lines.starts[first] ?? 0));
  const after = lines.chunks[last]!.slice(start + count - (lines.starts[last] ?? 0));
  return fromChunks([
    ...lines.chunks.slice(0, first),
    ...chunked([...before, ...replacement, ...after]),
    ...lines.chunks.slice(last + 1),
  ]);
}
