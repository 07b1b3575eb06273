// Marks on single lines: which readers recognise them, and what of the file's octets is not read.
import type { Records } from '../formats/rep/records.ts';
import { readers } from '../readers/index.ts';
import type { Reader } from '../readers/reader.ts';
import { type Directive, type Format, LENIENT_FIELDS } from '../syntax/directives.ts';
import type { Policy } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk } from '../syntax/recognize.ts';
import type { Chunk } from '../text/lines.ts';
import type { AddMark, Mark } from './mark.ts';

function readersMark(directive: Directive, chunk: Chunk, i: number, format: Format, reader: Reader): Mark {
  const reads = ({ field }: Reader) =>
    directiveOfKind(format, kindsInChunk(chunk, format, field)[i]!) === directive;
  const titles = readers.filter(reads).map(({ title }) => title);
  return {
    code: 'read-by-some',
    params: { field: directive.name, readers: titles, here: reads(reader) },
  };
}

/** A mark, and the place of its line in its chunk. */
interface MarkInChunk {
  readonly at: number;
  readonly mark: Mark;
}

/** What readers recognise in a chunk hangs on nothing but the chunk: one pass over one byte per line. */
function recognitionMarksInChunk(chunk: Chunk, format: Format, reader: Reader): readonly MarkInChunk[] {
  const marks: MarkInChunk[] = [];
  const lenient = kindsInChunk(chunk, format, LENIENT_FIELDS);
  const others = [...new Set([...readers, reader].map(({ field }) => kindsInChunk(chunk, format, field)))];
  for (let at = 0; at < chunk.length; at++) {
    const directive = directiveOfKind(format, lenient[at]!);
    if (!directive || others.every((kinds) => kinds[at] === lenient[at])) continue;
    marks.push({ at, mark: readersMark(directive, chunk, at, format, reader) });
  }
  return marks;
}

const marksByChunk = new WeakMap<Reader, WeakMap<Format, WeakMap<Chunk, readonly MarkInChunk[]>>>();

/** The marks of chunks by chunk, for a reader of a format. */
function chunkMarksOf(reader: Reader, format: Format): WeakMap<Chunk, readonly MarkInChunk[]> {
  let perFormat = marksByChunk.get(reader);
  if (!perFormat) marksByChunk.set(reader, (perFormat = new WeakMap()));
  let known = perFormat.get(format);
  if (!known) perFormat.set(format, (known = new WeakMap()));
  return known;
}

/** Lines that only some of the readers take for the field that the form shows: after an edit, one chunk is looked at. */
export function markRecognition({ format, source }: Policy, reader: Reader, put: AddMark): void {
  const known = chunkMarksOf(reader, format);
  source.lines.chunks.forEach((chunk, k) => {
    let marks = known.get(chunk);
    if (!marks) known.set(chunk, (marks = recognitionMarksInChunk(chunk, format, reader)));
    for (const { at, mark } of marks) put(source.lines.starts[k]! + at, mark);
  });
}

/** True if a byte order mark makes of the first line something else than it is without. */
function isFileUnreadable({ source, format }: Policy, { seen }: Records, { field }: Reader): boolean {
  const first = seen.altered.get(0);
  if (first?.why !== 'mark-kept') return false;
  const plain = kindsInChunk(source.lines.chunks[0]!, format, field)[0]!;
  return directiveOfKind(format, plain) !== undefined && kindOfText(first.line.text, format, field) !== plain;
}

/** What a reader does not see of the file. */
export function markUnseen(policy: Policy, records: Records, reader: Reader, put: AddMark): void {
  const { lines, encoding } = policy.source;
  const { end, altered, unread } = records.seen;
  const { maxBytes, maxLineBytes } = reader.text;
  if (unread === 'not-utf-8') return put(0, { code: 'not-utf-8', params: {} });
  if (unread) return put(0, { code: 'too-long', params: { octets: maxBytes ?? 0 } });
  if (encoding !== 'utf-8' && encoding !== 'octets') return put(0, { code: 'not-octets', params: {} });
  if (isFileUnreadable(policy, records, reader)) put(0, { code: 'mark-spoils', params: {} });
  for (const [line, { why }] of altered) {
    const octets = why === 'line-cut' ? maxLineBytes : why === 'file-cut' ? maxBytes : null;
    if (octets !== null) put(line, { code: 'line-cut', params: { octets } });
  }
  const beyond = lines.length - end;
  if (beyond > 0) put(end, { code: 'beyond-size', params: { octets: maxBytes ?? 0, lines: beyond } });
}
