// What each line is to one who forms records, found once for each chunk of lines and kept as long as the chunk.

import type { Encoding } from '../../document/encoding.ts';
import { type Chunk, chunkIndexOf, placedChunks, type SourceLine } from '../../document/lines.ts';
import { decodeOctets } from '../../matching/percent-encoding.ts';
import { encodingOfLine, placesOfLine, type VisibleLines } from '../../matching/visible-lines.ts';
import type { Directive, FieldOptions, Format } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { isToken } from '../../syntax/token.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { isRepDirective } from './directives.ts';

/** The knobs that decide which part a line plays; a FileReading fits. */
interface RecordPartOptions {
  readonly field: FieldOptions;
  readonly record: { readonly ruleFields: readonly string[] };
}

/** Parts that lines play in forming records. `foreign`: a field of another dialect; to this one it is any other field, if its name is a token. */
export const RECORD_PART = {
  blank: 0,
  silent: 1,
  other: 2,
  agent: 3,
  allow: 4,
  deny: 5,
  foreign: 6,
} as const;

/** Whether a reader knows no rules of this field, and takes it for any other (N94-002). */
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

/** Only with a colon is it a field to this dialect, whoever else can do without. */
const partOfForeign = (line: SourceLine) =>
  placesOfLine(line).shape === 'field' && isToken(fieldOfLine(line).name)
    ? RECORD_PART.other
    : RECORD_PART.silent;

/** A chunk as a reader sees it. Nothing in it counts lines of the file, so versions share it. */
export interface ChunkView {
  readonly lines: readonly SourceLine[];
  readonly parts: Uint8Array;
  /** Where those begin that play another part than the one before; rules are one part here, whatever they do. */
  readonly starts: readonly number[];
  /** Places in the chunk of the file, where one of its lines is several. */
  readonly places?: readonly number[];
}

/** The place of a seen line in the chunk of the file. */
export const placeIn = ({ places }: ChunkView, at: number): number => places?.[at] ?? at;

/** The lines `from` up to, not including, `to` of a chunk that begins at line `start`. */
export interface LineSpan {
  readonly chunk: ChunkView;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

const mergedPart = (part: number) => (part === RECORD_PART.deny ? RECORD_PART.allow : part);

function partsOf(
  lines: readonly SourceLine[],
  kinds: ArrayLike<number>,
  format: Format,
  reading: RecordPartOptions,
): Uint8Array {
  const known: number[] = [];
  const parts = new Uint8Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const kind = kinds[i]!;
    const part = (known[kind] ??= partOfKind(format, kind, reading));
    parts[i] = part === RECORD_PART.foreign ? partOfForeign(lines[i]!) : part;
  }
  return parts;
}

function createChunkView(
  lines: readonly SourceLine[],
  parts: Uint8Array,
  places?: readonly number[],
): ChunkView {
  const starts: number[] = [];
  let above = -1;
  parts.forEach((part, i) => {
    const merged = mergedPart(part);
    if (merged !== above) starts.push(i);
    above = merged;
  });
  return places ? { lines, parts, starts, places } : { lines, parts, starts };
}

/** Kept because every reader looks at all lines of a file at each keystroke, which changes one chunk. */
const viewsByChunk = memoizeByKey((_: Chunk) => new Map<string, ChunkView>());

/** A chunk that the reader sees as it stands. */
function plainChunk(chunk: Chunk, format: Format, reading: RecordPartOptions): ChunkView {
  const perReading = viewsByChunk(chunk);
  const { field, record } = reading;
  const key = [format.id, field.names, field.missingColon, record.ruleFields].join(' ');
  let seen = perReading.get(key);
  if (!seen) {
    seen = createChunkView(chunk, partsOf(chunk, kindsInChunk(chunk, format, field), format, reading));
    perReading.set(key, seen);
  }
  return seen;
}

/** A chunk of which lines are altered, or not all are seen. `start`: the number of its first line. */
function alteredChunk(
  chunk: Chunk,
  start: number,
  seen: VisibleLines,
  format: Format,
  reading: RecordPartOptions,
): ChunkView {
  const plain = kindsInChunk(chunk, format, reading.field);
  const lines: SourceLine[] = [];
  const kinds: number[] = [];
  const places: number[] = [];
  chunk.slice(0, seen.end - start).forEach((line, i) => {
    const altered = seen.altered.get(start + i);
    for (const as of altered ? [altered.line, ...(altered.more ?? [])] : [line]) {
      lines.push(as);
      kinds.push(altered ? kindOfText(as.text, format, reading.field, placesOfLine(as)) : plain[i]!);
      places.push(i);
    }
  });
  return createChunkView(lines, partsOf(lines, kinds, format, reading), places);
}

/** A chunk as a reader sees it, in a file: it begins at line `start`. */
export interface PlacedChunkView {
  readonly chunk: ChunkView;
  readonly start: number;
}

/** All that a reader sees of a file. A chunk that it sees as it stands is the same object in every version that has it. */
export function* chunkViews(
  { format, source: { lines } }: Policy,
  seen: VisibleLines,
  reading: RecordPartOptions,
): Generator<PlacedChunkView, void> {
  const altered = new Set(Array.from(seen.altered.keys(), (line) => lines.starts[chunkIndexOf(lines, line)]));
  for (const { chunk: own, start } of placedChunks(lines)) {
    if (start >= seen.end) break;
    const isPlain = start + own.length <= seen.end && !altered.has(start);
    const chunk = isPlain
      ? plainChunk(own, format, reading)
      : alteredChunk(own, start, seen, format, reading);
    yield { chunk, start };
  }
}

/** Which part the lines play that begin at `starts[i]`; `allow` stands for all rules. */
export const partAt = ({ parts, starts }: ChunkView, i: number): number => mergedPart(parts[starts[i]!]!);

/** The lines that begin at `starts[i]` and play one part in a row. */
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

/** Name and value of a line that is a field, without the blanks around them and without the comment. */
export function fieldOfLine(line: SourceLine): NameAndValue {
  const { text } = line;
  const places = placesOfLine(line);
  return {
    name: text.slice(places.nameStart, places.nameEnd),
    value: text.slice(places.valueStart, places.valueEnd),
  };
}

/** The same for people: in the characters of the file, also of a line that was cut to octets. */
export function printedField(line: SourceLine, encoding: Encoding): NameAndValue {
  const field = fieldOfLine(line);
  if (encodingOfLine(line, encoding) === encoding) return field;
  return { name: decodeOctets(field.name), value: decodeOctets(field.value) };
}
