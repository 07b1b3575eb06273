// The lines of a file, in chunks that versions share: an edit copies one chunk, not the file.
import { memoizeByKey } from '../text/lazy.ts';

/** The ending of a line; '' only on the last line of a file. */
export type Eol = '\n' | '\r\n' | '\r' | '';

/** One line. Immutable; an untouched line is the same object in every later version and can be the key of a WeakMap. */
export interface SourceLine {
  /** Unique while the program runs. Survives edits inside the line, splits, joins and moves. */
  readonly id: number;
  readonly text: string;
  readonly eol: Eol;
}

/**
 * A run of lines that is never changed: a stretch of characters, and where its lines start. The lines are created when
 * they are asked for (`lineIn`, `linesIn`), and are then the same objects each time. It can be the key of a WeakMap too.
 */
export interface Chunk {
  /** The number of lines. */
  readonly length: number;
  /** The lines with their endings. */
  readonly characters: string;
  /** Where each line starts in `characters`, and where the last one ends. */
  readonly starts: Uint32Array;
  /** The id of the first line, and those of the others follow; 0 if the chunk was made of lines, which have theirs. */
  readonly firstId: number;
  /** What was created so far. */
  readonly created: CreatedLines;
}

interface CreatedLines {
  /** By place in the chunk; empty before the first line is asked for. */
  lines: (SourceLine | undefined)[];
  isComplete: boolean;
}

/** All lines of a file. Never empty: the last line has eol '' (an empty file is one empty line). */
export interface Lines {
  readonly length: number;
  readonly chunks: readonly Chunk[];
  /** `starts[k]` is the line number of the first line of chunk k. */
  readonly starts: readonly number[];
}

const CHUNK_SIZE = 512;

const LF = 0x0a;
const CR = 0x0d;

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

/** Where the text of a line of a chunk ends: before its line ending. */
export function endOfLine({ characters, starts }: Chunk, i: number): number {
  const start = starts[i]!;
  const end = starts[i + 1]!;
  if (end === start) return end;
  const last = characters.charCodeAt(end - 1);
  if (last === CR) return end - 1;
  if (last !== LF) return end;
  return end - 1 > start && characters.charCodeAt(end - 2) === CR ? end - 2 : end - 1;
}

function createLine(chunk: Chunk, i: number): SourceLine {
  const { characters, starts, firstId } = chunk;
  const end = endOfLine(chunk, i);
  const eol = characters.slice(end, starts[i + 1]) as Eol;
  return { id: firstId + i, text: characters.slice(starts[i], end), eol };
}

/** Line `i` of a chunk, or undefined outside of it. */
export function lineIn(chunk: Chunk, i: number): SourceLine | undefined {
  const { created, starts, length } = chunk;
  const existing = created.lines[i];
  if (existing || starts[i] === undefined || i === length) return existing;
  if (created.lines.length === 0) created.lines = Array.from({ length });
  return (created.lines[i] = createLine(chunk, i));
}

/** All lines of a chunk. */
export function linesIn(chunk: Chunk): readonly SourceLine[] {
  const { created, length } = chunk;
  if (!created.isComplete) {
    const before = created.lines;
    const lines: SourceLine[] = [];
    for (let i = 0; i < length; i++) lines.push(before[i] ?? createLine(chunk, i));
    created.lines = lines;
    created.isComplete = true;
  }
  return created.lines as readonly SourceLine[];
}

/** A chunk of these lines, which stay the same objects. */
export function chunkOfLines(lines: readonly SourceLine[]): Chunk {
  const starts = new Uint32Array(lines.length + 1);
  const parts: string[] = [];
  let end = 0;
  for (let i = 0; i < lines.length; i++) {
    const { text, eol } = lines[i]!;
    parts.push(text, eol);
    starts[i + 1] = end += text.length + eol.length;
  }
  const created = { lines: [...lines], isComplete: true };
  return { length: lines.length, characters: parts.join(''), starts, firstId: 0, created };
}

function splitIntoChunks(lines: readonly SourceLine[]): Chunk[] {
  if (lines.length <= 2 * CHUNK_SIZE) return lines.length > 0 ? [chunkOfLines(lines)] : [];
  const chunks: Chunk[] = [];
  for (let i = 0; i < lines.length; i += CHUNK_SIZE)
    chunks.push(chunkOfLines(lines.slice(i, i + CHUNK_SIZE)));
  return chunks;
}

/** Where the lines of a text start, and where the last one ends, split at LF, CRLF and CR. */
function startsInText(text: string): Uint32Array {
  let starts = new Uint32Array(64 + (text.length >> 4));
  let count = 1;
  // The next LF and CR: searching for one takes a tenth of the time of looking at each character.
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  while (lf >= 0 || cr >= 0) {
    const end = cr >= 0 && (lf < 0 || cr < lf) ? cr : lf;
    const next = end + (end === cr && lf === end + 1 ? 2 : 1);
    if (count + 1 >= starts.length) {
      const longer = new Uint32Array(2 * starts.length);
      longer.set(starts);
      starts = longer;
    }
    starts[count++] = next;
    if (lf >= 0 && lf < next) lf = text.indexOf('\n', next);
    if (cr >= 0 && cr < next) cr = text.indexOf('\r', next);
  }
  starts[count] = text.length;
  return starts.subarray(0, count + 1);
}

const notCreated = (): CreatedLines => ({ lines: [], isComplete: false });

/** Splits text at LF, CRLF and CR (draft 1 4.2, RFC 9309 2.2), also mixed; the last line has eol ''. */
export function linesOfText(text: string): Lines {
  const all = startsInText(text);
  const count = all.length - 1;
  const firstId = lineIds.reserve(count);
  const size = count <= 2 * CHUNK_SIZE ? count : CHUNK_SIZE;
  const chunks: Chunk[] = [];
  for (let from = 0; from < count; from += size) {
    const length = Math.min(size, count - from);
    const starts = all.slice(from, from + length + 1);
    const offset = starts[0]!;
    const characters = text.slice(offset, starts[length]);
    if (offset > 0) for (let i = 0; i <= length; i++) starts[i]! -= offset;
    chunks.push({ length, characters, starts, firstId: firstId + from, created: notCreated() });
  }
  return fromChunks(chunks);
}

/** The chunk of the first lines of a text, whose ids are known. */
export const chunkOfText = (text: string, length: number, firstId: number): Chunk => {
  const starts = startsInText(text).slice(0, length + 1);
  return { length, characters: text.slice(0, starts[length]), starts, firstId, created: notCreated() };
};

/** Creates lines from an array. */
export function createLines(lines: readonly SourceLine[]): Lines {
  return fromChunks(splitIntoChunks(lines));
}

const copyChunk = memoizeByKey((chunk: Chunk): Chunk => ({ ...chunk }));

/**
 * The same lines in other chunks, for which nothing is cached: what keeps many versions keeps only their lines. A chunk
 * has one copy, so that versions share copies as they share chunks.
 */
export const copyLines = memoizeByKey((lines: Lines): Lines => fromChunks(lines.chunks.map(copyChunk)));

/** The same lines, in the chunks of another version where it has them, so that what is cached for those is used again. */
export function withChunksOf(lines: Lines, other: Lines): Lines {
  const chunks = new Map(other.chunks.map((chunk) => [chunk.created, chunk]));
  return fromChunks(lines.chunks.map((chunk) => chunks.get(chunk.created) ?? chunk));
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
  const chunk = lines.chunks[k];
  return chunk && lineIn(chunk, index - (lines.starts[k] ?? 0));
}

const isSameLine = (one: SourceLine, other: SourceLine | undefined): boolean =>
  one === other || (one.text === other?.text && one.eol === other.eol);

/** Whether two versions have the same text and line endings. Chunks that both share cost one comparison. */
export function areSameLines(one: Lines, other: Lines): boolean {
  if (one.length !== other.length) return false;
  return one.chunks.every((chunk, k) => {
    const start = one.starts[k] ?? 0;
    if (chunk === other.chunks[k] && start === other.starts[k]) return true;
    return linesIn(chunk).every((line, i) => isSameLine(line, lineAt(other, start + i)));
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
    const { chunk } = getChunk(lines, k);
    const end = Math.min(chunk.length, to - start);
    for (let i = Math.max(0, from - start); i < end; i++) result.push(lineIn(chunk, i)!);
  }
  return result;
}

/** The lines of a stretch that exist as objects: only these can be lines of another version too. */
export function* createdLines(lines: Lines, from: number, to: number): Generator<SourceLine> {
  for (let k = chunkIndexOf(lines, from); k < lines.chunks.length; k++) {
    const { chunk, start } = getChunk(lines, k);
    if (start >= to) break;
    const { created, length } = chunk;
    if (created.lines.length === 0) continue;
    const end = Math.min(length, to - start);
    for (let i = Math.max(0, from - start); i < end; i++) {
      const line = created.lines[i];
      if (line) yield line;
    }
  }
}

const withLf = (text: string): string => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text);

/** The text of the lines `from` up to, not including, `to`, with an LF after each, whatever ends it in the file. */
export function textWithLf(lines: Lines, from: number, to: number): string {
  let text = '';
  for (let k = chunkIndexOf(lines, from); k < lines.chunks.length; k++) {
    const { chunk, start } = getChunk(lines, k);
    if (start >= to) break;
    const { characters, starts, length } = chunk;
    const last = Math.min(length, to - start);
    let begin = starts[Math.max(0, from - start)]!;
    for (let i = Math.max(0, from - start); i < last; i++) {
      const end = starts[i + 1]!;
      if (endOfLine(chunk, i) < end) continue;
      text += `${withLf(characters.slice(begin, end))}\n`;
      begin = end;
    }
    text += withLf(characters.slice(begin, starts[last]));
  }
  return text;
}

/** All lines of a file, as an array. */
export const allLines = (lines: Lines): SourceLine[] => sliceLines(lines, 0, lines.length);

/** The index of the line with this id, or -1. Linear in the number of lines: ids deliberately store no index. */
export function lineIndexOfId(lines: Lines, id: number): number {
  for (const { chunk, start } of placedChunks(lines)) {
    const { created, firstId, length } = chunk;
    const at = created.isComplete ? linesIn(chunk).findIndex((line) => line.id === id) : id - firstId;
    if (at >= 0 && at < length) return start + at;
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
    for (const line of linesIn(chunk).slice(at - start, end - start)) fresh.push(line);
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
