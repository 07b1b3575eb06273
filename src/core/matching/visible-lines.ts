// What of a file a reader sees at all: its byte order mark, its first octets, the beginning of long lines.

import { countMarkOctets, MARK_LENGTH } from '../document/byte-order-mark.ts';
import { type Encoding, octetLength } from '../document/encoding.ts';
import {
  type Chunk,
  type Eol,
  getLine,
  type Lines,
  placedChunks,
  type SourceLine,
} from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { type LinePlaces, scanLine, type TrimMode } from '../syntax/field-lines.ts';
import { lazy, memoizeByKey } from '../text/lazy.ts';
import { toOctets } from './percent-encoding.ts';

// What of a chunk of lines decides whether a reader sees it as it stands.
const NUL = '\0';
/** White space that a reader without a line buffer does not cut off. */
const MORE_SPACE = /[\v\f]/;
/** What a chunk is looked through for: characters of several octets, and the ones above. */
const RARE_CHARACTERS = /[\0\v\f\u0080-\uffff]/;

interface ChunkFacts {
  readonly octets: number;
  readonly longest: number;
  readonly hasNul: boolean;
  readonly hasMoreSpace: boolean;
}

function findChunkFacts(chunk: Chunk, encoding: 'utf-8' | 'octets'): ChunkFacts {
  let octets = 0;
  let longest = 0;
  let hasNul = false;
  let hasMoreSpace = false;
  for (const { text, eol } of chunk) {
    const isPlain = !RARE_CHARACTERS.test(text);
    const length = (isPlain ? text.length : octetLength(text, encoding)) + eol.length;
    octets += length;
    if (length > longest) longest = length;
    if (isPlain) continue;
    hasNul ||= text.includes(NUL);
    hasMoreSpace ||= MORE_SPACE.test(text);
  }
  return { octets, longest, hasNul, hasMoreSpace };
}

/** Kept as long as the chunk: every reader asks for them with every edit. */
const factsByChunk = memoizeByKey((chunk: Chunk) => ({
  'utf-8': lazy(() => findChunkFacts(chunk, 'utf-8')),
  octets: lazy(() => findChunkFacts(chunk, 'octets')),
}));

const chunkFactsOf = (chunk: Chunk, encoding: 'utf-8' | 'octets'): ChunkFacts =>
  factsByChunk(chunk)[encoding]();

/** The octets of all lines with their ends. */
export const countOctets = ({ chunks }: Lines, encoding: 'utf-8' | 'octets'): number =>
  chunks.reduce((sum, chunk) => sum + chunkFactsOf(chunk, encoding).octets, 0);

/** How a reader takes the octets of a file: the `text` knobs of readers.json. */
export interface TextOptions {
  /** `keep`: the mark spoils the first line; `strip`; `strip-prefix`: also one that was cut off (robots.cc). */
  readonly bom: 'keep' | 'strip' | 'strip-prefix';
  /** Octets after which the rest of the file is ignored, also inside a line; the mark and line ends count. */
  readonly maxBytes: number | null;
  /**
   * Octets after which the rest of a line is ignored. A reader with such a line buffer reads it as a C string: a NUL
   * ends the line too, and all that C calls white space is cut off names and values (robots.cc). Without one, only
   * space and tab are (draft 1 3.3, RFC 9309 2.2).
   */
  readonly maxLineBytes: number | null;
  /** What ends a line: CR, LF and CRLF; or all that Unicode calls a line boundary, and some more (PYU-002). */
  readonly lines: 'cr-lf' | 'unicode';
  /** What becomes of a file longer than `maxBytes`: its rest is ignored, or the whole of it (YDX-009). */
  readonly overflow: 'cut' | 'allow-all';
  /** What becomes of a file that is no UTF-8: it is read octet by octet, or not at all (PYU-001). */
  readonly notUtf8: 'octets' | 'error';
}

/** A line as a reader sees it, where that is not the line itself. Its text has one character per octet. */
interface CutLine extends SourceLine {
  readonly encoding: 'octets';
}

/** A line with white space that this reader cuts off otherwise than the scanner does. */
interface TrimmedLine extends SourceLine {
  readonly trimming: TrimMode;
}

/** Why a line is not seen as it stands, or not cut into name and value as the scanner does it. */
export type Alteration = 'mark-kept' | 'mark-dropped' | 'line-cut' | 'file-cut' | 'trimmed' | 'split';

export interface AlteredLine {
  readonly line: SourceLine;
  readonly why: Alteration;
  /** What else the reader takes for lines in this one, behind `line`. */
  readonly more?: readonly SourceLine[];
}

/** Why a reader makes nothing of a file at all: it is too long for it, or no UTF-8. */
export type UnreadFileReason = 'too-long' | 'not-utf-8';

/** The part of a file that a reader sees: the lines before `end`, some of them altered. */
export interface VisibleLines {
  readonly end: number;
  /** By line number (0-based). */
  readonly altered: ReadonlyMap<number, AlteredLine>;
  readonly unread?: UnreadFileReason;
}

/** The encoding of a line's text: the file's, unless the line was cut to octets. */
export const encodingOfLine = (line: SourceLine, encoding: Encoding): Encoding =>
  'encoding' in line ? (line as CutLine).encoding : encoding;

/** Name, value and comment of a line as the reader finds them that sees it so. */
export const placesOfLine = (line: SourceLine): LinePlaces =>
  scanLine(line.text, 'trimming' in line ? (line as TrimmedLine).trimming : 'white-space');

/** What stands for a line to readers that see it otherwise. */
interface Substitutes {
  cut?: SourceLine;
  trimmed?: Partial<Record<TextOptions['lines'], readonly TrimmedLine[]>>;
}

/** Kept so that what is kept per line is found again: a record with such a line would be indexed anew at each keystroke. */
const substitutesOf = memoizeByKey((_: SourceLine): Substitutes => ({}));

function createSubstitute(line: SourceLine, text: string, eol: Eol, encoding?: 'octets'): SourceLine {
  const substitutes = substitutesOf(line);
  if (substitutes.cut?.text === text) return substitutes.cut;
  const cut = encoding ? { id: line.id, text, eol, encoding } : { id: line.id, text, eol };
  substitutes.cut = cut;
  return cut;
}

/** How many characters of the first line a reader drops as a byte order mark. Marks of UTF-8 text are no text. */
function markLength(text: string, encoding: Encoding, bom: TextOptions['bom']): number {
  if (encoding !== 'octets' || bom === 'keep') return 0;
  const length = countMarkOctets(text);
  return bom === 'strip' && length < MARK_LENGTH ? 0 : length;
}

/** The first line with what its byte order mark, or the lack of one, makes of it. */
function firstLineAsRead(source: Source, line: SourceLine, bom: TextOptions['bom']): SourceLine {
  const encoding = encodingOfLine(line, source.encoding) === 'octets' ? 'octets' : undefined;
  if (source.bom && bom === 'keep') return createSubstitute(line, `\ufeff${line.text}`, line.eol, encoding);
  const mark = markLength(line.text, source.encoding, bom);
  return mark === 0 ? line : createSubstitute(line, line.text.slice(mark), line.eol, encoding);
}

function cutToBuffer(line: SourceLine, encoding: Encoding, max: number): SourceLine {
  const octets = toOctets(line.text, encodingOfLine(line, encoding));
  const nul = octets.indexOf(NUL);
  const length = Math.min(max, nul < 0 ? octets.length : nul);
  return length >= octets.length ? line : createSubstitute(line, octets.slice(0, length), line.eol, 'octets');
}

/** Cuts a whole file at `max` octets; the last line that is seen at all may lose its end. */
function cutFile(source: Source, max: number, encoding: 'utf-8' | 'octets'): VisibleLines {
  const { lines } = source;
  let room = max - (source.bom ? MARK_LENGTH : 0);
  let k = 0;
  for (const chunk of lines.chunks) {
    const { octets } = chunkFactsOf(chunk, encoding);
    if (octets >= room) break;
    room -= octets;
    k++;
  }
  for (let i = lines.starts[k] ?? lines.length; i < lines.length; i++) {
    const line = getLine(lines, i);
    const length = octetLength(line.text, encoding);
    if (length > room) {
      const text = toOctets(line.text, encoding).slice(0, Math.max(0, room));
      return {
        end: i + 1,
        altered: new Map([[i, { line: createSubstitute(line, text, '', 'octets'), why: 'file-cut' }]]),
      };
    }
    room -= length + line.eol.length;
    if (room <= 0) return { end: i + 1, altered: new Map() };
  }
  return { end: lines.length, altered: new Map() };
}

function cutLongLines(source: Source, seen: VisibleLines, max: number): VisibleLines {
  const { lines } = source;
  const encoding = source.encoding === 'octets' ? 'octets' : 'utf-8';
  const altered = new Map(seen.altered);
  for (const { chunk, start } of placedChunks(lines)) {
    const facts = chunkFactsOf(chunk, encoding);
    if (facts.longest <= max && !facts.hasNul) continue;
    // Every line of the file, with every edit: no copy of the chunk and no pair for each line.
    for (let i = 0; i < chunk.length && start + i < seen.end; i++) {
      const own = chunk[i]!;
      const before = altered.get(start + i)?.line ?? own;
      const line = cutToBuffer(before, encoding, max);
      if (line !== before) altered.set(start + i, { line, why: 'line-cut' });
    }
  }
  return { end: seen.end, altered };
}

const LINE_BOUNDARY = /[\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** The same in octets of UTF-8. */
const OCTET_BOUNDARY = /[\v\f\x1c-\x1e]|\xc2\x85|\xe2\x80[\xa8\xa9]/;
const UNICODE_SPACE = /[\v\f\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** How a reader with such lines cuts off white space, and which white space the scanner cuts off otherwise. */
const TRIM_MODES = {
  'cr-lf': { trimming: 'blanks', space: MORE_SPACE },
  unicode: { trimming: 'unicode', space: UNICODE_SPACE },
} as const satisfies Record<TextOptions['lines'], unknown>;

/** The lines that a reader takes one line for; the same objects every time. A file ends with no empty piece. */
function splitLineAsRead(
  line: SourceLine,
  lines: TextOptions['lines'],
  encoding: Encoding,
): readonly TrimmedLine[] {
  const trimmed = (substitutesOf(line).trimmed ??= {});
  const known = trimmed[lines];
  if (known) return known;
  const isOctets = encodingOfLine(line, encoding) === 'octets';
  const trimming = lines === 'unicode' && isOctets ? 'unicode-octets' : TRIM_MODES[lines].trimming;
  const boundary = isOctets ? OCTET_BOUNDARY : LINE_BOUNDARY;
  const texts = lines === 'unicode' ? line.text.split(boundary) : [line.text];
  if (line.eol === '' && texts.length > 1 && texts.at(-1) === '') texts.pop();
  return (trimmed[lines] = texts.map((text) => ({ ...line, text, trimming })));
}

/** The lines with white space that this reader cuts off, or ends lines at, otherwise than the scanner. */
function trimLines(source: Source, seen: VisibleLines, reading: TextOptions['lines']): VisibleLines {
  const { lines } = source;
  const encoding = source.encoding === 'octets' ? 'octets' : 'utf-8';
  const { space } = TRIM_MODES[reading];
  const altered = new Map(seen.altered);
  for (const { chunk, start } of placedChunks(lines)) {
    if (reading === 'cr-lf' && !chunkFactsOf(chunk, encoding).hasMoreSpace) continue;
    // Every line of the file, with every edit: no copy of the chunk and no pair for each line.
    for (let i = 0; i < chunk.length && start + i < seen.end; i++) {
      const own = chunk[i]!;
      const before = altered.get(start + i) ?? { line: own, why: 'trimmed' };
      if (!space.test(before.line.text)) continue;
      const [line, ...more] = splitLineAsRead(before.line, reading, source.encoding);
      if (!line) continue;
      const one = { line, why: before.why };
      altered.set(start + i, more.length === 0 ? one : { ...one, why: 'split', more });
    }
  }
  return { end: seen.end, altered };
}

function applyByteOrderMark(source: Source, seen: VisibleLines, bom: TextOptions['bom']): VisibleLines {
  const line = seen.altered.get(0)?.line ?? getLine(source.lines, 0);
  const read = firstLineAsRead(source, line, bom);
  if (read === line) return seen;
  const why = source.bom ? 'mark-kept' : 'mark-dropped';
  return { end: seen.end, altered: new Map(seen.altered).set(0, { line: read, why }) };
}

const noVisibleLines = (unread?: UnreadFileReason): VisibleLines =>
  unread ? { end: 0, altered: new Map(), unread } : { end: 0, altered: new Map() };

/**
 * What a reader of octets sees of a file: first cut at `maxBytes`, then the byte order mark, then lines cut at
 * `maxLineBytes`, or else those with white space that only such a reader knows. A file in UTF-16 shows it nothing. Lines
 * that are seen as they stand are not in `altered`.
 */
export function findVisibleLines(source: Source, reading: TextOptions): VisibleLines {
  const { bom, maxBytes, maxLineBytes, overflow, notUtf8 } = reading;
  const { lines, encoding } = source;
  if (encoding !== 'utf-8' && notUtf8 === 'error') return noVisibleLines('not-utf-8');
  if (encoding !== 'utf-8' && encoding !== 'octets') return noVisibleLines();
  const octets = (source.bom ? MARK_LENGTH : 0) + countOctets(lines, encoding);
  const isLong = maxBytes !== null && octets > maxBytes;
  if (isLong && overflow === 'allow-all') return noVisibleLines('too-long');
  const whole: VisibleLines = isLong
    ? cutFile(source, maxBytes, encoding)
    : { end: lines.length, altered: new Map() };
  const marked = applyByteOrderMark(source, whole, bom);
  return maxLineBytes === null
    ? trimLines(source, marked, reading.lines)
    : cutLongLines(source, marked, maxLineBytes);
}
