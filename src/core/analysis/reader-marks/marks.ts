// Collects everything about a reader's view of a file that the cards do not show by themselves, by line.

import { isWide } from '../../document/encoding.ts';
import type { Chunk } from '../../document/lines.ts';
import { isConventional } from '../../formats/rep/diagnostics/lines/fields/field-names.ts';
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
import { markUnreadAgents } from './unread-agents.ts';

// Creates the mark with the readers that recognize a line.
function readersMark(directive: Directive, chunk: Chunk, i: number, format: Format, reader: Reader): Mark {
  const reads = ({ field }: Reader) =>
    directiveOfKind(format, kindsInChunk(chunk, format, field)[i]!) === directive;
  const titles = readers.filter(reads).map(({ title }) => title);
  return {
    code: 'read-by-some',
    params: { field: directive.name, readers: titles, here: reads(reader) },
  };
}

/** Whether a line is a user-agent line only for others: its own mark says so. */
const isUnreadAgent = (format: Format, directive: Directive, mark: Mark): boolean =>
  mark.code === 'read-by-some' &&
  !mark.params.here &&
  directive.role === 'agent' &&
  isConventional(format, directive);

/** A mark, and the index of its line in its chunk. */
interface MarkInChunk {
  readonly at: number;
  readonly mark: Mark;
}

/**
 * Returns the marks for lines of a chunk that only some readers recognize. They depend only on the chunk: one pass
 * over one byte per line.
 */
function recognitionMarksInChunk(chunk: Chunk, format: Format, reader: Reader): readonly MarkInChunk[] {
  const marks: MarkInChunk[] = [];
  const lenient = kindsInChunk(chunk, format, LENIENT_FIELDS);
  const others = [...new Set([...readers, reader].map(({ field }) => kindsInChunk(chunk, format, field)))];
  for (const [at, kind] of lenient.entries()) {
    const directive = directiveOfKind(format, kind);
    if (!directive || others.every((kinds) => kinds[at] === kind)) continue;
    const mark = readersMark(directive, chunk, at, format, reader);
    if (!isUnreadAgent(format, directive, mark)) marks.push({ at, mark });
  }
  return marks;
}

type ChunkMarks = (format: Format) => (chunk: Chunk) => readonly MarkInChunk[];

/**
 * Marks lines that only some readers read as the field that the form shows. After an edit, only one chunk is
 * examined.
 */
function markRecognition({ format, source }: Policy, chunkMarks: ChunkMarks, addMark: AddMark): void {
  const marksInChunk = chunkMarks(format);
  let start = 0;
  for (const chunk of source.lines.chunks) {
    for (const { at, mark } of marksInChunk(chunk)) addMark(start + at, mark);
    start += chunk.length;
  }
}

/** Whether a byte order mark makes the first line unreadable. */
function isFileUnreadable({ source, format }: Policy, { seen }: Records, { field }: Reader): boolean {
  const first = seen.altered.get(0);
  if (first?.why !== 'mark-kept') return false;
  const [chunk] = source.lines.chunks;
  const [kindWithoutMark] = chunk ? kindsInChunk(chunk, format, field) : [];
  if (kindWithoutMark === undefined) return false;
  return (
    directiveOfKind(format, kindWithoutMark) !== undefined &&
    kindOfText(first.line.text, format, field) !== kindWithoutMark
  );
}

/** Marks what a reader does not see of the file. */
function markUnseen(policy: Policy, records: Records, reader: Reader, addMark: AddMark): void {
  const { lines, encoding } = policy.source;
  const { end, altered, unread, stopsAt } = records.seen;
  const { maxBytes, maxLineBytes } = reader.text;
  if (stopsAt !== undefined) return addMark(stopsAt, { code: 'invalid-value', params: {} });
  if (unread === 'not-utf-8') return addMark(0, { code: 'not-utf-8', params: {} });
  if (unread) return addMark(0, { code: 'too-long', params: { octets: maxBytes ?? 0 } });
  if (isWide(encoding)) return addMark(0, { code: 'not-octets', params: {} });
  if (isFileUnreadable(policy, records, reader)) addMark(0, { code: 'mark-spoils', params: {} });
  for (const [line, { why }] of altered) {
    const octets = why === 'line-cut' ? maxLineBytes : why === 'file-cut' ? maxBytes : null;
    if (octets !== null) addMark(line, { code: 'line-cut', params: { octets } });
  }
  const unreadLines = lines.length - end;
  if (unreadLines > 0)
    addMark(end, { code: 'beyond-size', params: { octets: maxBytes ?? 0, lines: unreadLines } });
}

function createMarks(policy: Policy, reader: Reader, chunkMarks: ChunkMarks): Marks {
  const marks = new Map<number, Mark[]>();
  const addMark = (line: number, mark: Mark) => {
    const lineMarks = marks.get(line);
    if (lineMarks) lineMarks.push(mark);
    else marks.set(line, [mark]);
  };
  const records = readRecords(policy, reader);
  markUnseen(policy, records, reader, addMark);
  markRecognition(policy, chunkMarks, addMark);
  markUnreadAgents(policy, records, reader, addMark);
  markOrphans(policy, records, reader, addMark);
  markAgents(policy, records, addMark);
  const joined = markSameRobot(agentIndex(policy, records, reader), reader, addMark);
  markRuleless(records, joined, addMark);
  markRules(policy, records, reader, addMark);
  return marks;
}

function isSameMark(a: Mark, b: Mark | undefined): boolean {
  if (a === b) return true;
  if (a.code !== b?.code) return false;
  const params: Readonly<Record<string, unknown>> = a.params;
  const others: Readonly<Record<string, unknown>> = b.params;
  // The same code has the same parameters. There can be thousands of most marks, so that only lists are compared
  // as text.
  for (const name in params) {
    if (params[name] === others[name]) continue;
    if (typeof params[name] !== 'object') return false;
    if (JSON.stringify(params[name]) !== JSON.stringify(others[name])) return false;
  }
  return true;
}

/** Whether two sets of marks are equal. */
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
 * Returns the marks of a reader by policy. Equal sets of marks are one object. The marks of a chunk are cached
 * across all versions of a file, because they compare how every reader reads each line.
 */
const marksOfReader = memoizeByKey((reader: Reader) => {
  const chunkMarks = memoizeByKey((format: Format) =>
    memoizeByKey((chunk: Chunk) => recognitionMarksInChunk(chunk, format, reader)),
  );
  const reuseMarks = reuseIfEqual(haveSameMarks);
  return memoizeByKey((policy: Policy) => reuseMarks(createMarks(policy, reader, chunkMarks)));
});

/**
 * Returns a reader's marks for a file. Computed once per policy and reader, in one pass over the lines. If the
 * marks equal those of the last file, it is the same object.
 */
export const readerMarks = (policy: Policy, reader: Reader): Marks => marksOfReader(reader)(policy);
