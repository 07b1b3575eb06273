// Finds the part of a file that a reader sees: byte order mark, size limit, long lines.

import { countMarkOctets, MARK_LENGTH } from '../document/byte-order-mark.ts';
import { isCharset } from '../document/charsets.ts';
import { type Encoding, isWide, type OctetEncoding, octetLength } from '../document/encoding.ts';
import {
  type Chunk,
  type Eol,
  getLine,
  type Lines,
  lineIn,
  linesIn,
  placedChunks,
  type SourceLine,
} from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { type LinePlaces, scanLine, type TrimMode } from '../syntax/field-lines.ts';
import { memoizeByKey, memoizeByText } from '../text/lazy.ts';
import { toOctets } from './percent-encoding.ts';

// The contents of a chunk that decide whether a reader sees its lines as they are.
const NUL = '\0';
/** White space that a reader without a line buffer does not trim. */
const MORE_SPACE = /[\v\f]/;
/** The characters that a chunk is searched for: characters of several octets, and the ones above. */
const RARE_CHARACTERS = /[\0\v\f\u0080-\uffff]/;

interface ChunkFacts {
  readonly octets: number;
  readonly longest: number;
  readonly hasNul: boolean;
  readonly hasMoreSpace: boolean;
}

function findChunkFacts(chunk: Chunk, encoding: OctetEncoding): ChunkFacts {
  const { characters, starts, length: lineCount } = chunk;
  let octets = 0;
  let longest = 0;
  let hasNul = false;
  let hasMoreSpace = false;
  if (!RARE_CHARACTERS.test(characters)) {
    for (let i = 0; i < lineCount; i++) longest = Math.max(longest, starts[i + 1]! - starts[i]!);
    return { octets: characters.length, longest, hasNul, hasMoreSpace };
  }
  for (const { text, eol } of linesIn(chunk)) {
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

/** Cached as long as the chunk, because every reader needs the facts at every edit. */
const factsByChunk = memoizeByKey((chunk: Chunk) =>
  memoizeByText((encoding) => findChunkFacts(chunk, encoding as OctetEncoding)),
);

const chunkFactsOf = (chunk: Chunk, encoding: OctetEncoding): ChunkFacts => factsByChunk(chunk)(encoding);

/** Counts the octets of all lines, including line endings. */
export const countOctets = ({ chunks }: Lines, encoding: OctetEncoding): number =>
  chunks.reduce((sum, chunk) => sum + chunkFactsOf(chunk, encoding).octets, 0);

/** How a reader decodes the octets of a file: its `text` options. */
export interface TextOptions {
  /**
   * `keep`: the mark becomes part of the first line and spoils it. `strip`: the mark is removed. `strip-prefix`:
   * so is an incomplete mark (robots.cc).
   */
  readonly bom: 'keep' | 'strip' | 'strip-prefix';
  /** Octets after which the rest of the file is ignored, even inside a line. The mark and line endings count. */
  readonly maxBytes: number | null;
  /**
   * Octets after which the rest of a line is ignored. A reader with such a line buffer reads it as a C string: a
   * NUL ends the line too, and everything that is white space in C is trimmed from names and values (robots.cc).
   * Without a buffer, only space and tab are (draft 1 3.3, RFC 9309 2.2).
   */
  readonly maxLineBytes: number | null;
  /** What ends a line: CR, LF and CRLF; or every line boundary of Unicode and some more characters (urllib). */
  readonly lines: 'cr-lf' | 'unicode';
  /** What a file longer than `maxBytes` means: its rest is ignored, or the whole file (Yandex). */
  readonly overflow: 'cut' | 'allow-all';
  /** What a file that is not UTF-8 means: it is read octet by octet, or not at all (urllib). */
  readonly notUtf8: 'octets' | 'error';
}

/** A line as a reader sees it, if the reader cuts it. Its text has one character per octet. */
interface CutLine extends SourceLine {
  readonly encoding: 'octets';
}

/** A line with white space that this reader trims differently from the scanner. */
interface TrimmedLine extends SourceLine {
  readonly trimming: TrimMode;
}

/** Why a reader sees a line differently, or does not split it into name and value as the scanner does. */
export type Alteration = 'mark-kept' | 'mark-dropped' | 'line-cut' | 'file-cut' | 'trimmed' | 'split';

export interface AlteredLine {
  readonly line: SourceLine;
  readonly why: Alteration;
  /** Further lines that the reader reads from this one, after `line`. */
  readonly more?: readonly SourceLine[];
}

/** Why a reader ignores a whole file: it is too long, not UTF-8, or has a value that stops the reader. */
export type UnreadFileReason = 'too-long' | 'not-utf-8' | 'invalid-value';

/** The part of a file that a reader sees: the lines before `end`, some of them altered. */
export interface VisibleLines {
  readonly end: number;
  /** By line number (0-based). */
  readonly altered: ReadonlyMap<number, AlteredLine>;
  readonly unread?: UnreadFileReason;
  /** The line with the value that stops the reader. */
  readonly stopsAt?: number;
}

/** Returns the encoding of a line's text: the file's, unless the line was cut to octets. */
export const encodingOfLine = (line: SourceLine, encoding: Encoding): Encoding =>
  'encoding' in line ? (line as CutLine).encoding : encoding;

/** Returns the places of name, value and comment in a line, as the reader for which the line was altered finds them. */
export const placesOfLine = (line: SourceLine): LinePlaces =>
  scanLine(line.text, 'trimming' in line ? (line as TrimmedLine).trimming : 'white-space');

/** What readers that see a line differently read instead of it. */
interface Substitutes {
  cut?: SourceLine;
  trimmed?: Partial<Record<TextOptions['lines'], readonly TrimmedLine[]>>;
}

/**
 * Cached so that caches by line find them again. Otherwise a record with such a line would be indexed at each
 * keystroke.
 */
const substitutesOf = memoizeByKey((_: SourceLine): Substitutes => ({}));

function createSubstitute(line: SourceLine, text: string, eol: Eol, encoding?: 'octets'): SourceLine {
  const substitutes = substitutesOf(line);
  if (substitutes.cut?.text === text) return substitutes.cut;
  const cut = encoding ? { id: line.id, text, eol, encoding } : { id: line.id, text, eol };
  substitutes.cut = cut;
  return cut;
}

/**
 * Returns how many characters of the first line a reader drops as a byte order mark. In UTF-8 the mark is not part
 * of the text.
 */
function markLength(text: string, encoding: Encoding, bom: TextOptions['bom']): number {
  if (encoding !== 'octets' || bom === 'keep') return 0;
  const length = countMarkOctets(text);
  return bom === 'strip' && length < MARK_LENGTH ? 0 : length;
}

/** Returns the first line with the effect of the byte order mark, or of its absence. */
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

/** Cuts a file at `max` octets. The last visible line may lose its end. */
function cutFile(source: Source, max: number, encoding: OctetEncoding): VisibleLines {
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

function cutLongLines(
  { lines }: Source,
  encoding: OctetEncoding,
  visible: VisibleLines,
  max: number,
): VisibleLines {
  const altered = new Map(visible.altered);
  for (const { chunk, start } of placedChunks(lines)) {
    const facts = chunkFactsOf(chunk, encoding);
    if (facts.longest <= max && !facts.hasNul) continue;
    // The loop visits every line of the file at every edit, so it copies no chunk and creates no object per line.
    for (let i = 0; i < chunk.length && start + i < visible.end; i++) {
      const original = lineIn(chunk, i)!;
      const before = altered.get(start + i)?.line ?? original;
      const line = cutToBuffer(before, encoding, max);
      if (line !== before) altered.set(start + i, { line, why: 'line-cut' });
    }
  }
  return { end: visible.end, altered };
}

const LINE_BOUNDARY = /[\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** The same in octets of UTF-8. */
const OCTET_BOUNDARY = /[\v\f\x1c-\x1e]|\xc2\x85|\xe2\x80[\xa8\xa9]/;
const UNICODE_SPACE = /[\v\f\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** How such a reader trims white space, and which white space the scanner trims differently. */
const TRIM_MODES = {
  'cr-lf': { trimming: 'blanks', space: MORE_SPACE },
  unicode: { trimming: 'unicode', space: UNICODE_SPACE },
} as const satisfies Record<TextOptions['lines'], unknown>;

/**
 * Returns the lines that a reader reads from one line, as the same objects every time. A file does not end with an
 * empty piece.
 */
function splitLineAsRead(
  line: SourceLine,
  lines: TextOptions['lines'],
  encoding: Encoding,
): readonly TrimmedLine[] {
  const trimmed = (substitutesOf(line).trimmed ??= {});
  const cached = trimmed[lines];
  if (cached) return cached;
  const isOctets = encodingOfLine(line, encoding) === 'octets';
  const trimming = lines === 'unicode' && isOctets ? 'unicode-octets' : TRIM_MODES[lines].trimming;
  const boundary = isOctets ? OCTET_BOUNDARY : LINE_BOUNDARY;
  const texts = lines === 'unicode' ? line.text.split(boundary) : [line.text];
  if (line.eol === '' && texts.length > 1 && texts.at(-1) === '') texts.pop();
  return (trimmed[lines] = texts.map((text) => ({ ...line, text, trimming })));
}

/**
 * Returns a line of a file in another encoding as its octets: no reader knows the encoding, so an octet is white space
 * or a line boundary to it whatever it is a part of.
 */
const lineOfOctets = (line: SourceLine, encoding: OctetEncoding): SourceLine =>
  isCharset(encoding) && RARE_CHARACTERS.test(line.text)
    ? createSubstitute(line, toOctets(line.text, encoding), line.eol, 'octets')
    : line;

/** Alters the lines with white space that this reader trims, or ends lines at, differently from the scanner. */
function trimLines(
  { lines }: Source,
  encoding: OctetEncoding,
  visible: VisibleLines,
  reading: TextOptions['lines'],
): VisibleLines {
  const { space } = TRIM_MODES[reading];
  const altered = new Map(visible.altered);
  for (const { chunk, start } of placedChunks(lines)) {
    if (reading === 'cr-lf' && !chunkFactsOf(chunk, encoding).hasMoreSpace) continue;
    // The loop visits every line of the file at every edit, so it copies no chunk and creates no object per line.
    for (let i = 0; i < chunk.length && start + i < visible.end; i++) {
      const original = lineIn(chunk, i)!;
      const before = altered.get(start + i) ?? { line: lineOfOctets(original, encoding), why: 'trimmed' };
      if (!space.test(before.line.text)) continue;
      const [line, ...furtherLines] = splitLineAsRead(before.line, reading, encoding);
      if (!line) continue;
      const alteration = { line, why: before.why };
      altered.set(
        start + i,
        furtherLines.length === 0 ? alteration : { ...alteration, why: 'split', more: furtherLines },
      );
    }
  }
  return { end: visible.end, altered };
}

function applyByteOrderMark(source: Source, visible: VisibleLines, bom: TextOptions['bom']): VisibleLines {
  const line = visible.altered.get(0)?.line ?? getLine(source.lines, 0);
  const lineAsRead = firstLineAsRead(source, line, bom);
  if (lineAsRead === line) return visible;
  const why = source.bom ? 'mark-kept' : 'mark-dropped';
  return { end: visible.end, altered: new Map(visible.altered).set(0, { line: lineAsRead, why }) };
}

const noVisibleLines = (unread?: UnreadFileReason): VisibleLines =>
  unread ? { end: 0, altered: new Map(), unread } : { end: 0, altered: new Map() };

/**
 * Returns what a reader of octets sees of a file: first the file is cut at `maxBytes`, then the byte order mark is
 * applied, then lines are cut at `maxLineBytes`, or else those with white space that only this reader treats
 * specially are altered. Such a reader sees nothing of a file in UTF-16. Lines that are seen as they are are not
 * in `altered`.
 */
export function findVisibleLines(source: Source, reading: TextOptions): VisibleLines {
  const { bom, maxBytes, maxLineBytes, overflow, notUtf8 } = reading;
  const { lines, encoding } = source;
  if (encoding !== 'utf-8' && notUtf8 === 'error') return noVisibleLines('not-utf-8');
  if (isWide(encoding)) return noVisibleLines();
  const octets = (source.bom ? MARK_LENGTH : 0) + countOctets(lines, encoding);
  const isLong = maxBytes !== null && octets > maxBytes;
  if (isLong && overflow === 'allow-all') return noVisibleLines('too-long');
  const withinLimit: VisibleLines = isLong
    ? cutFile(source, maxBytes, encoding)
    : { end: lines.length, altered: new Map() };
  const withMarkApplied = applyByteOrderMark(source, withinLimit, bom);
  return maxLineBytes === null
    ? trimLines(source, encoding, withMarkApplied, reading.lines)
    : cutLongLines(source, encoding, withMarkApplied, maxLineBytes);
}
