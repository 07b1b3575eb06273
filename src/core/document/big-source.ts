// Files that are too big to be edited: their bytes, an index of their lines, and lines created when they are read.
import { containsFieldsAsOctets, decodeAs, type Encoding, findByteOrderMark } from './encoding.ts';
import { type Chunk, chunkOfText, type Eol, type Lines, reserveIds } from './lines.ts';
import { EDIT_SIZE_LIMITS, findSizeExcess, type SizeExcess } from './size-limits.ts';
import { readSource, type Source } from './source.ts';

/** How many octets a task reads before it yields. */
const BYTES_PER_STEP = 1024 * 1024;
/** A chunk ends with the line that reaches one of these. */
const CHUNK_LIMITS = { lines: 512, octets: 256 * 1024 };

const LF = 10;
const CR = 13;

type CooperativeTask<T> = Generator<undefined, T>;

/** Whether all of the bytes are valid in an encoding. */
function* isValidEncoding(bytes: Uint8Array, encoding: Encoding): CooperativeTask<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    for (let at = 0; at < bytes.length; at += BYTES_PER_STEP) {
      decoder.decode(bytes.subarray(at, at + BYTES_PER_STEP), { stream: true });
      yield;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The encoding of the bytes if they are valid in it, and the octet at which their text begins. */
function guessEncoding(bytes: Uint8Array): { encoding: Encoding; from: number } {
  const marked = findByteOrderMark(bytes);
  return { encoding: marked?.encoding ?? 'utf-8', from: marked?.mark.length ?? 0 };
}

/** Detects the encoding as `decodeBytes` does: UTF-8, UTF-16 with a mark, or octets. `from`: where the text begins. */
function* detectEncoding(bytes: Uint8Array): CooperativeTask<{ encoding: Encoding; from: number }> {
  const { encoding, from } = guessEncoding(bytes);
  const body = bytes.subarray(from);
  const valid = !containsFieldsAsOctets(body, encoding) && (yield* isValidEncoding(body, encoding));
  return valid ? { encoding, from } : { encoding: 'octets', from: 0 };
}

/** Where the chunks of lines begin, by line number and by octet, and totals of the whole file. */
interface LineIndex {
  readonly starts: number[];
  readonly offsets: number[];
  readonly lines: number;
  /** Octets of the longest line. */
  readonly longest: number;
  readonly endings: ReadonlySet<Eol>;
}

/** How many octets an ASCII character takes, and which of them contains its value. */
const bytesPerUnit = (encoding: Encoding) =>
  encoding === 'utf-16le'
    ? { width: 2, low: 0 }
    : encoding === 'utf-16be'
      ? { width: 2, low: 1 }
      : { width: 1, low: 0 };

/** Reads the bytes once. `isEnough`: whether the totals so far suffice. */
function* indexLines(
  bytes: Uint8Array,
  { encoding, from }: { encoding: Encoding; from: number },
  limits = CHUNK_LIMITS,
  isEnough: (lines: number, longest: number) => boolean = () => false,
): CooperativeTask<LineIndex> {
  const { width, low } = bytesPerUnit(encoding);
  const starts = [0];
  const offsets = [from];
  const endings = new Set<Eol>();
  let chunk = { start: 0, offset: from };
  let lines = 1;
  let longest = 0;
  let lineStart = from;
  let pause = from + BYTES_PER_STEP;
  const unitAt = (at: number) => (width === 1 || bytes[at + 1 - low] === 0 ? bytes[at + low] : undefined);
  for (let at = from; at < bytes.length; at += width) {
    if (at >= pause) {
      pause += BYTES_PER_STEP;
      if (isEnough(lines, Math.max(longest, at - lineStart))) break;
      yield;
    }
    const octet = bytes[at + low];
    if (octet !== LF && octet !== CR) continue;
    const unit = unitAt(at);
    if (unit === undefined) continue;
    longest = Math.max(longest, at - lineStart);
    const isPair = unit === CR && unitAt(at + width) === LF;
    endings.add(unit === LF ? '\n' : isPair ? '\r\n' : '\r');
    if (isPair) at += width;
    lineStart = at + width;
    const isFull = lines - chunk.start >= limits.lines || lineStart - chunk.offset >= limits.octets;
    if (isFull) {
      chunk = { start: lines, offset: lineStart };
      starts.push(lines);
      offsets.push(lineStart);
    }
    lines++;
  }
  longest = Math.max(longest, bytes.length - lineStart);
  return { starts, offsets, lines, longest, endings };
}

/** Lines whose chunks are created on access. A line has the same id each time. */
function lazyLines(bytes: Uint8Array, encoding: Encoding, { starts, offsets, lines }: LineIndex): Lines {
  const firstId = reserveIds(lines);
  const cache = new Map<number, WeakRef<Chunk>>();
  const createChunk = (k: number): Chunk => {
    const start = starts[k];
    if (start === undefined) throw new RangeError(`there is no chunk ${k} of ${starts.length}`);
    const text = decodeAs(bytes.subarray(offsets[k], offsets[k + 1]), encoding);
    return chunkOfText(text, (starts[k + 1] ?? lines) - start, firstId + start);
  };
  const chunkAt = (k: number): Chunk => {
    const cached = cache.get(k)?.deref();
    if (cached) return cached;
    const chunk = createChunk(k);
    cache.set(k, new WeakRef(chunk));
    return chunk;
  };
  const chunks: Chunk[] = [];
  for (let k = 0; k < starts.length; k++)
    Object.defineProperty(chunks, k, { get: () => chunkAt(k), enumerable: true });
  return { length: lines, chunks, starts };
}

/**
 * Reads bytes that are too big to be edited. Never fails. The text is that of `readSource`, and printing returns the
 * same bytes.
 * @param excess the size that is above its limit
 */
export function* createBigSource(
  bytes: Uint8Array,
  excess: SizeExcess,
  limits = CHUNK_LIMITS,
): CooperativeTask<Source> {
  const detected = yield* detectEncoding(bytes);
  const index = yield* indexLines(bytes, detected, limits);
  const { encoding } = detected;
  const lines = lazyLines(bytes, encoding, index);
  const sizes = { octets: bytes.length, lines: index.lines, line: index.longest };
  const exact = { ...excess, size: sizes[excess.what] };
  return { encoding, bom: detected.from > 0, lines, big: { bytes, excess: exact, endings: index.endings } };
}

/** The size of a file that prevents editing; undefined if it can be edited. */
export function* sizeExcessOfBytes(bytes: Uint8Array): CooperativeTask<SizeExcess | undefined> {
  const octets = bytes.length;
  if (octets > EDIT_SIZE_LIMITS.octets) return findSizeExcess({ octets, lines: 0, line: 0 });
  const { lines, longest } = yield* indexLines(
    bytes,
    guessEncoding(bytes),
    CHUNK_LIMITS,
    (count, longestSoFar) => count > EDIT_SIZE_LIMITS.lines || longestSoFar > EDIT_SIZE_LIMITS.line,
  );
  return findSizeExcess({ octets, lines, line: longest });
}

/** Reads bytes of any size: as `readSource` does, or as a read-only file. */
export function* readAnySource(bytes: Uint8Array): CooperativeTask<Source> {
  const excess = yield* sizeExcessOfBytes(bytes);
  if (!excess) return readSource(bytes);
  return yield* createBigSource(bytes, excess);
}
