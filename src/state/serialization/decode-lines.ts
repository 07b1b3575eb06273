// Decodes versions of a file: unchanged lines and chunks are the same objects as in the previous version.

import { readAnySource } from '../../core/document/big-source.ts';
import { charsets } from '../../core/document/charsets.ts';
import { type Encoding, findUnencodable } from '../../core/document/encoding.ts';
import {
  type Eol,
  type LineSplice,
  type Lines,
  lineAt,
  linesOfText,
  newLine,
  type SourceLine,
  spliceLines,
} from '../../core/document/lines.ts';
import type { Source } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { assertReadable, readCount, readList, readText, type UnknownRecord } from './read-values.ts';

const encodings: readonly unknown[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'octets',
  ...charsets,
] satisfies Encoding[];
const endings: readonly unknown[] = ['\n', '\r\n', '\r', ''] satisfies Eol[];

function readEncoding(value: unknown): Encoding {
  assertReadable(encodings.includes(value));
  return value as Encoding;
}

const isWritable = (text: string, encoding: Encoding) => findUnencodable(text, encoding) < 0;

/** Decodes a file from its text. @throws UnreadableError */
export function decodeSource({ encoding, bom, text, bytes }: UnknownRecord): Source {
  if (bytes instanceof Uint8Array) return runSync(readAnySource(bytes));
  assertReadable(typeof bom === 'boolean');
  const format = { encoding: readEncoding(encoding), bom };
  assertReadable(isWritable(readText(text), format.encoding));
  return { ...format, lines: linesOfText(readText(text)) };
}

function readLine(value: unknown, before: Lines, encoding: Encoding): SourceLine {
  const lineBefore = (index: unknown): SourceLine => {
    const line = lineAt(before, readCount(index));
    assertReadable(line !== undefined);
    return line;
  };
  if (typeof value === 'number') return lineBefore(value);
  const [text, eol, index] = readList(value);
  assertReadable(
    endings.includes(eol) && !/[\r\n]/.test(readText(text)) && isWritable(readText(text), encoding),
  );
  const line = { text: text as string, eol: eol as Eol };
  return index === undefined ? newLine(line.text, line.eol) : { id: lineBefore(index).id, ...line };
}

/** Asserts that the last line of a file, and only that one, has no ending. */
function assertLineEnds(lines: Lines, splices: readonly LineSplice[]): void {
  const last = lineAt(lines, lines.length - 1);
  assertReadable(last?.eol === '');
  for (const splice of splices)
    for (const line of splice.lines) assertReadable(line.eol !== '' || line === last);
}

function applyRunData(before: Lines, runs: readonly unknown[], encoding: Encoding): Lines {
  let end = 0;
  const splices = runs.map((run): LineSplice => {
    const [from, to, lines] = readList(run);
    const start = readCount(from);
    const stop = readCount(to);
    assertReadable(start >= end && stop >= start && stop <= before.length && start < before.length);
    end = stop;
    const newLines = readList(lines).map((line) => readLine(line, before, encoding));
    return { start, count: stop - start, lines: newLines };
  });
  const after = spliceLines(before, splices);
  assertLineEnds(after, splices);
  return after;
}

/** Decodes another version of a file. @throws UnreadableError */
export function decodeSourceChange(before: Source, { encoding, bom, runs }: UnknownRecord): Source {
  const format = {
    encoding: encoding === undefined ? before.encoding : readEncoding(encoding),
    bom: bom === undefined ? before.bom : bom === true,
  };
  const changes = readList(runs);
  return {
    ...format,
    lines: changes.length === 0 ? before.lines : applyRunData(before.lines, changes, format.encoding),
  };
}
