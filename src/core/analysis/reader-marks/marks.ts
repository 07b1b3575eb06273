// Everything a reader makes of a file that its cards do not show by themselves: sparse, by line.

import type { Chunk } from '../../document/lines.ts';
import { agentIndex } from '../../formats/rep/question/select-records.ts';
import { type Records, readRecords } from '../../formats/rep/records.ts';
import type { Reader } from '../../readers/reader.ts';
import { readers } from '../../readers/registry.ts';
import { type Directive, type Format, LENIENT_FIELDS } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk } from '../../syntax/recognize.ts';
import { memoizeByKey, reuseIfEqual } from '../../text/lazy.ts';
import type { AddMark, Mark, Marks } from './mark.ts';
import { markAgents, markOrphans, markRuleless, markRules, markSameRobot } from './record-marks.ts';

// Marks on single lines: which readers recognise them, and what of the file's octets is not read.
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
  for (const [at, kind] of lenient.entries()) {
    const directive = directiveOfKind(format, kind);
    if (!directive || others.every((kinds) => kinds[at] === kind)) continue;
    marks.push({ at, mark: readersMark(directive, chunk, at, format, reader) });
  }
  return marks;
}

type ChunkMarks = (format: Format) => (chunk: Chunk) => readonly MarkInChunk[];

/** Lines that only some of the readers take for the field that the form shows: after an edit, one chunk is looked at. */
function markRecognition({ format, source }: Policy, chunkMarks: ChunkMarks, put: AddMark): void {
  const marksInChunk = chunkMarks(format);
  let start = 0;
  for (const chunk of source.lines.chunks) {
    for (const { at, mark } of marksInChunk(chunk)) put(start + at, mark);
    start += chunk.length;
  }
}

/** True if a byte order mark makes of the first line something else than it is without. */
function isFileUnreadable({ source, format }: Policy, { seen }: Records, { field }: Reader): boolean {
  const first = seen.altered.get(0);
  if (first?.why !== 'mark-kept') return false;
  const [chunk] = source.lines.chunks;
  const [plain] = chunk ? kindsInChunk(chunk, format, field) : [];
  if (plain === undefined) return false;
  return directiveOfKind(format, plain) !== undefined && kindOfText(first.line.text, format, field) !== plain;
}

/** What a reader does not see of the file. */
function markUnseen(policy: Policy, records: Records, reader: Reader, put: AddMark): void {
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

function createMarks(policy: Policy, reader: Reader, chunkMarks: ChunkMarks): Marks {
  const marks = new Map<number, Mark[]>();
  const put = (line: number, mark: Mark) => {
    const there = marks.get(line);
    if (there) there.push(mark);
    else marks.set(line, [mark]);
  };
  const records = readRecords(policy, reader);
  markUnseen(policy, records, reader, put);
  markRecognition(policy, chunkMarks, put);
  markOrphans(policy, records, reader, put);
  markAgents(policy, records, put);
  const joined = markSameRobot(agentIndex(policy, records, reader), reader, put);
  markRuleless(records, joined, put);
  markRules(policy, records, reader, put);
  return marks;
}

function isSameMark(a: Mark, b: Mark | undefined): boolean {
  if (a === b) return true;
  if (a.code !== b?.code) return false;
  const params: Readonly<Record<string, unknown>> = a.params;
  const others: Readonly<Record<string, unknown>> = b.params;
  // The same code has the same names of params. Of most marks there are thousands: only lists are worth a text.
  for (const name in params) {
    if (params[name] === others[name]) continue;
    if (typeof params[name] !== 'object') return false;
    if (JSON.stringify(params[name]) !== JSON.stringify(others[name])) return false;
  }
  return true;
}

/** Whether two drawings say the same of the same lines. */
function haveSameMarks(a: Marks, b: Marks): boolean {
  if (a.size !== b.size) return false;
  for (const [line, marks] of a) {
    const others = b.get(line);
    if (others?.length !== marks.length || !marks.every((mark, i) => isSameMark(mark, others[i])))
      return false;
  }
  return true;
}

/**
 * The marks of a reader by policy; equal marks are one object. Those of a chunk are kept for all versions of a file, because
 * finding them compares how every reader takes each line.
 */
const marksOfReader = memoizeByKey((reader: Reader) => {
  const chunkMarks = memoizeByKey((format: Format) =>
    memoizeByKey((chunk: Chunk) => recognitionMarksInChunk(chunk, format, reader)),
  );
  const reuseMarks = reuseIfEqual(haveSameMarks);
  return memoizeByKey((policy: Policy) => reuseMarks(createMarks(policy, reader, chunkMarks)));
});

/**
 * The marks that a reader draws on a file; computed once per policy and reader, in one pass over its lines. The same
 * object as for the file that was drawn last, if the marks are the same.
 */
export const readerMarks = (policy: Policy, reader: Reader): Marks => marksOfReader(reader)(policy);
