// The lines of a file, in chunks that versions share: an edit copies one chunk, not the file.

/** The ending of a line; '' only on the last line of a file. */
export type Eol = '\n' | '\r\n' | '\r' | '';

/** One line. Immutable; an untouched line is the same object in every later version and can be the key of a WeakMap. */
export interface SourceLine {
  /** Unique while the program runs. Survives edits inside the line, splits, joins and moves. */
  readonly id: number;
  readonly text: string;
  readonly eol: Eol;
}

/** A run of lines that is never changed. It can be the key of a WeakMap too. */
export type Chunk = readonly SourceLine[];

/** All lines of a file. Never empty: the last line has eol '' (an empty file is one empty line). */
export interface Lines {
  readonly length: number;
  readonly chunks: readonly Chunk[];
  /** `starts[k]` is the line number of the first line of chunk k. */
  readonly starts: readonly number[];
}

const CHUNK_SIZE = 512;

class LineIds {
  private last = 0;

  reserve(count: number): number {
    const first = this.last + 1;
    this.last += count;
    return first;
  }
}

const lineIds = new LineIds();

/** Creates a line with an id that no other line has. */
export const newLine = (text: string, eol: Eol): SourceLine => ({ id: lineIds.reserve(1), text, eol });

/** Reserves `count` ids for lines that are created later; returns the first. */
export const reserveIds = (count: number): number => lineIds.reserve(count);

function fromChunks(chunks: readonly Chunk[]): Lines {
  const starts: number[] = [];
  let length = 0;
  for (const chunk of chunks) {
    starts.push(length);
    length += chunk.length;
  }
  return { length, chunks, starts };
}

function splitIntoChunks(lines: readonly SourceLine[]): Chunk[] {
  if (lines.length <= 2 * CHUNK_SIZE) return lines.length > 0 ? [lines] : [];
  const chunks: Chunk[] = [];
  for (let i = 0; i < lines.length; i += CHUNK_SIZE) chunks.push(lines.slice(i, i + CHUNK_SIZE));
  return chunks;
}

/** Creates lines from an array. */
export function createLines(lines: readonly SourceLine[]): Lines {
  return fromChunks(splitIntoChunks(lines));
}

/** The index of the chunk that contains line `index`. */
export function chunkIndexOf(lines: Lines, index: number): number {
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
  const k = chunkIndexOf(lines, index);
  return lines.chunks[k]?.[index - (lines.starts[k] ?? 0)];
}

const isSameLine = (one: SourceLine, other: SourceLine | undefined): boolean =>
  one === other || (one.text === other?.text && one.eol === other.eol);

/** Whether two versions have the same text and line endings. Chunks that both share cost one comparison. */
export function areSameLines(one: Lines, other: Lines): boolean {
  if (one.length !== other.length) return false;
  return one.chunks.every((chunk, k) => {
    const start = one.starts[k] ?? 0;
    if (chunk === other.chunks[k] && start === other.starts[k]) return true;
    return chunk.every((line, i) => isSameLine(line, lineAt(other, start + i)));
  });
}

/** The lines with their endings, without the empty line after a final line break. */
export function textLines(lines: Lines): readonly string[] {
  const texts = Array.from({ length: lines.length }, (_, index) => {
    const { text, eol } = getLine(lines, index);
    return text + eol;
  });
  return texts.at(-1) === '' ? texts.slice(0, -1) : texts;
}

/** Line `index` (0-based). @throws RangeError outside the file. */
export function getLine(lines: Lines, index: number): SourceLine {
  const line = lineAt(lines, index);
  if (!line) throw new RangeError(`there is no line ${index} in a file of ${lines.length}`);
  return line;
}

/** A chunk, and the number of its first line. */
interface PlacedChunk {
  readonly chunk: Chunk;
  readonly start: number;
}

/** Chunk `k` of a file. @throws RangeError if the file has fewer. */
export function getChunk({ chunks, starts }: Lines, k: number): PlacedChunk {
  const chunk = chunks[k];
  const start = starts[k];
  if (!chunk || start === undefined) throw new RangeError(`there is no chunk ${k} of ${chunks.length}`);
  return { chunk, start };
}

/** The chunks in order, each with the number of its first line. */
export function* placedChunks({ chunks }: Lines): Generator<PlacedChunk> {
  let start = 0;
  for (const chunk of chunks) {
    yield { chunk, start };
    start += chunk.length;
  }
}

/** The lines `from` up to, not including, `to`, as an array. */
export function sliceLines(lines: Lines, from: number, to: number): SourceLine[] {
  const result: SourceLine[] = [];
  for (let k = chunkIndexOf(lines, from); k < lines.chunks.length; k++) {
    const start = lines.starts[k] ?? 0;
    if (start >= to) break;
    const chunk = lines.chunks[k] ?? [];
    for (const line of chunk.slice(Math.max(0, from - start), to - start)) result.push(line);
  }
  return result;
}

/** The index of the line with this id, or -1. Linear in the number of lines: ids deliberately store no index. */
export function lineIndexOfId(lines: Lines, id: number): number {
  for (const { chunk, start } of placedChunks(lines)) {
    const at = chunk.findIndex((line) => line.id === id);
    if (at >= 0) return start + at;
  }
  return -1;
}

/** A replacement of `count` lines from line `start` on. */
export interface LineSplice {
  readonly start: number;
  readonly count: number;
  readonly lines: readonly SourceLine[];
}

/**
 * A copy with some lines replaced. The splices are sorted, do not overlap, and all refer to `lines`. Chunks without
 * replaced lines are shared with `lines`; the others are rebuilt once, however many splices there are.
 */
export function spliceLines(lines: Lines, splices: readonly LineSplice[]): Lines {
  const chunks: Chunk[] = [];
  let fresh: SourceLine[] = [];
  let open = -1; // index of the chunk that is copied into `fresh`, so far up to line `at`
  let at = 0;
  const copyUpTo = (k: number, end: number) => {
    const { chunk, start } = getChunk(lines, k);
    for (const line of chunk.slice(at - start, end - start)) fresh.push(line);
  };
  const close = () => {
    if (open >= 0) copyUpTo(open, lines.starts[open + 1] ?? lines.length);
    for (const chunk of splitIntoChunks(fresh)) chunks.push(chunk);
    fresh = [];
  };
  for (const { start, count, lines: inserted } of splices) {
    const first = chunkIndexOf(lines, start);
    if (first > open) {
      close();
      for (const chunk of lines.chunks.slice(open + 1, first)) chunks.push(chunk);
      at = getChunk(lines, first).start;
    }
    copyUpTo(first, start);
    for (const line of inserted) fresh.push(line);
    at = start + count;
    open = chunkIndexOf(lines, Math.max(start, at - 1));
  }
  close();
  for (const chunk of lines.chunks.slice(open + 1)) chunks.push(chunk);
  return fromChunks(chunks);
}
