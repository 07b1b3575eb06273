// Finds the part that each line plays in forming records, once for each chunk of lines, and caches it with the
// chunk.

import type { Encoding } from '../../document/encoding.ts';
import {
  type Chunk,
  chunkIndexOf,
  chunkOfLines,
  lineIn,
  placedChunks,
  type SourceLine,
} from '../../document/lines.ts';
import { decodeOctets } from '../../matching/percent-encoding.ts';
import { encodingOfLine, placesOfLine, type VisibleLines } from '../../matching/visible-lines.ts';
import type { Directive, FieldOptions, Format } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { isToken } from '../../syntax/token.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { isRepDirective } from './directives.ts';

/** The reader options that decide which part a line plays. A FileReading can be passed. */
interface RecordPartOptions {
  readonly field: FieldOptions;
  readonly record: { readonly ruleFields: readonly string[] };
}

/**
 * The parts that lines play in forming records. `foreign`: a field of another dialect. In this dialect it is an
 * unknown field, if its name is a token.
 */
export const RECORD_PART = {
  blank: 0,
  silent: 1,
  other: 2,
  agent: 3,
  allow: 4,
  deny: 5,
  foreign: 6,
} as const;

/** Whether a reader does not know this rule field and reads it like any unknown field (1994 consensus). */
export const isUnknownRule = (directive: Directive, { record }: Pick<RecordPartOptions, 'record'>): boolean =>
  directive.role === 'rule' &&
  isRepDirective(directive) &&
  !record.ruleFields.includes(lowerCase(directive.name));

function partOfKind(format: Format, kind: number, reading: RecordPartOptions): number {
  if (kind === LINE_KIND.blank) return RECORD_PART.blank;
  if (kind === LINE_KIND.comment || kind === LINE_KIND.junk) return RECORD_PART.silent;
  const directive = directiveOfKind(format, kind);
  if (!directive) return RECORD_PART.other;
  if (!isRepDirective(directive)) return directive.bare ? RECORD_PART.silent : RECORD_PART.foreign;
  if (directive.role === 'agent') return RECORD_PART.agent;
  if (directive.effect === undefined || isUnknownRule(directive, reading)) return RECORD_PART.other;
  return directive.effect === 'allow' ? RECORD_PART.allow : RECORD_PART.deny;
}

/** In this dialect a field needs a colon, even if another dialect does not require one. */
const partOfForeign = (line: SourceLine) =>
  placesOfLine(line).shape === 'field' && isToken(fieldOfLine(line).name)
    ? RECORD_PART.other
    : RECORD_PART.silent;

/** A chunk as a reader sees it. It contains no line numbers of the file, so that versions can share it. */
export interface ChunkView {
  readonly lines: Chunk;
  readonly parts: Uint8Array;
  /** The indexes at which the part changes. All rules are one part here, whatever their effect. */
  readonly starts: readonly number[];
  /** The places in the chunk of the file, if the reader reads several lines from one. */
  readonly places?: readonly number[];
}

/** Returns the place of a line of the view in the chunk of the file. */
export const placeIn = ({ places }: ChunkView, at: number): number => places?.[at] ?? at;

/** The lines from `from` up to, but not including, `to` of a chunk that begins at line `start`. */
export interface LineSpan {
  readonly chunk: ChunkView;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

const mergedPart = (part: number) => (part === RECORD_PART.deny ? RECORD_PART.allow : part);

function createChunkView(
  lines: Chunk,
  kinds: ArrayLike<number>,
  format: Format,
  reading: RecordPartOptions,
  places?: readonly number[],
): ChunkView {
  const { length } = lines;
  const partByKind: number[] = [];
  const parts = new Uint8Array(length);
  const starts: number[] = [];
  let above = -1;
  for (let i = 0; i < length; i++) {
    const kind = kinds[i]!;
    const ofKind = (partByKind[kind] ??= partOfKind(format, kind, reading));
    const part = ofKind === RECORD_PART.foreign ? partOfForeign(lineIn(lines, i)!) : ofKind;
    parts[i] = part;
    const merged = mergedPart(part);
    if (merged !== above) starts.push(i);
    above = merged;
  }
  return places ? { lines, parts, starts, places } : { lines, parts, starts };
}

/** Cached because every reader reads all lines of a file at each keystroke, which changes one chunk. */
const viewsByChunk = memoizeByKey((_: Chunk) => new Map<string, ChunkView>());

/** Returns the view of a chunk in which the reader sees every line as it is. */
function plainChunk(chunk: Chunk, format: Format, reading: RecordPartOptions): ChunkView {
  const perReading = viewsByChunk(chunk);
  const { field, record } = reading;
  const key = [format.id, field.names, field.missingColon, record.ruleFields].join(' ');
  let view = perReading.get(key);
  if (!view) {
    view = createChunkView(chunk, kindsInChunk(chunk, format, field), format, reading);
    perReading.set(key, view);
  }
  return view;
}

/**
 * Returns the view of a chunk in which lines are altered, or not all are visible. `start`: the number of its first
 * line.
 */
function alteredChunk(
  chunk: Chunk,
  start: number,
  visible: VisibleLines,
  format: Format,
  reading: RecordPartOptions,
): ChunkView {
  const plain = kindsInChunk(chunk, format, reading.field);
  const lines: SourceLine[] = [];
  const kinds: number[] = [];
  const places: number[] = [];
  for (let i = 0; i < chunk.length && start + i < visible.end; i++) {
    const line = lineIn(chunk, i)!;
    const altered = visible.altered.get(start + i);
    for (const readLine of altered ? [altered.line, ...(altered.more ?? [])] : [line]) {
      lines.push(readLine);
      kinds.push(
        altered ? kindOfText(readLine.text, format, reading.field, placesOfLine(readLine)) : plain[i]!,
      );
      places.push(i);
    }
  }
  return createChunkView(chunkOfLines(lines), kinds, format, reading, places);
}

/** A chunk as a reader sees it, and the line of the file at which it begins. */
export interface PlacedChunkView {
  readonly chunk: ChunkView;
  readonly start: number;
}

/**
 * Yields everything that a reader sees of a file. A chunk in which it sees every line as it is is the same object
 * in every version that has the chunk.
 */
export function* chunkViews(
  { format, source: { lines } }: Policy,
  visible: VisibleLines,
  reading: RecordPartOptions,
): Generator<PlacedChunkView, void> {
  const altered = new Set(
    Array.from(visible.altered.keys(), (line) => lines.starts[chunkIndexOf(lines, line)]),
  );
  for (const { chunk: fileChunk, start } of placedChunks(lines)) {
    if (start >= visible.end) break;
    const isPlain = start + fileChunk.length <= visible.end && !altered.has(start);
    const chunk = isPlain
      ? plainChunk(fileChunk, format, reading)
      : alteredChunk(fileChunk, start, visible, format, reading);
    yield { chunk, start };
  }
}

/** Returns the part of the lines that begin at `starts[i]`. `allow` for all rules. */
export const partAt = ({ parts, starts }: ChunkView, i: number): number => mergedPart(parts[starts[i]!]!);

/** Returns the consecutive lines that begin at `starts[i]` and play the same part. */
export const spanAt = ({ chunk, start }: PlacedChunkView, i: number): LineSpan => ({
  chunk,
  start,
  from: chunk.starts[i]!,
  to: chunk.starts[i + 1] ?? chunk.parts.length,
});

interface NameAndValue {
  readonly name: string;
  readonly value: string;
}

/** Returns name and value of a line that is a field, without the spaces around them and without the comment. */
export function fieldOfLine(line: SourceLine): NameAndValue {
  const { text } = line;
  const places = placesOfLine(line);
  return {
    name: text.slice(places.nameStart, places.nameEnd),
    value: text.slice(places.valueStart, places.valueEnd),
  };
}

/** Returns the text of a line for display: in the characters of the file, even if the line was cut to octets. */
export const printedLine = (line: SourceLine, encoding: Encoding): string =>
  encodingOfLine(line, encoding) === encoding ? line.text : decodeOctets(line.text);

/** Returns name and value of a line for display: in the characters of the file, even if the line was cut to octets. */
export function printedField(line: SourceLine, encoding: Encoding): NameAndValue {
  const field = fieldOfLine(line);
  if (encodingOfLine(line, encoding) === encoding) return field;
  return { name: decodeOctets(field.name), value: decodeOctets(field.value) };
}
