// Marks on single lines: which readers recognise them, and what of the file's octets is not read.
import type { Records } from '../dialects/rep/records.ts';
import { type Directive, MOST_LENIENT } from '../policy/directive.ts';
import type { Policy } from '../policy/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk } from '../policy/recognise.ts';
import { readers } from '../readers/index.ts';
import type { Reader } from '../readers/reader.ts';
import type { Chunk } from '../text/lines.ts';
import type { Mark, PutMark } from './mark.ts';

function readByMark(directive: Directive, chunk: Chunk, i: number, policy: Policy, reader: Reader): Mark {
  const reads = ({ field }: Reader) =>
    directiveOfKind(policy.format, kindsInChunk(chunk, policy.format, field)[i]!) === directive;
  const titles = readers.filter(reads).map(({ title }) => title);
  return {
    code: 'read-by-some',
    params: { field: directive.name, readers: titles, here: reads(reader) },
  };
}

/** Lines that only some of the readers take for the field that the form shows. One pass over one byte per line. */
export function markRecognition(policy: Policy, reader: Reader, put: PutMark): void {
  const { format, source } = policy;
  source.lines.chunks.forEach((chunk, k) => {
    const lenient = kindsInChunk(chunk, format, MOST_LENIENT);
    const others = [...new Set([...readers, reader].map(({ field }) => kindsInChunk(chunk, format, field)))];
    for (let i = 0; i < chunk.length; i++) {
      const directive = directiveOfKind(format, lenient[i]!);
      if (!directive || others.every((kinds) => kinds[i] === lenient[i])) continue;
      put(source.lines.starts[k]! + i, readByMark(directive, chunk, i, policy, reader));
    }
  });
}

/** True if a byte order mark makes of the first line something else than it is without. */
function isSpoilt({ source, format }: Policy, { seen }: Records, { field }: Reader): boolean {
  const first = seen.altered.get(0);
  if (first?.why !== 'mark-kept') return false;
  const plain = kindsInChunk(source.lines.chunks[0]!, format, field)[0]!;
  return directiveOfKind(format, plain) !== undefined && kindOfText(first.line.text, format, field) !== plain;
}

/** What a reader does not see of the file. */
export function markUnseen(policy: Policy, records: Records, reader: Reader, put: PutMark): void {
  const { lines, encoding } = policy.source;
  const { end, altered, unread } = records.seen;
  const { maxBytes, maxLineBytes } = reader.text;
  if (unread === 'not-utf-8') return put(0, { code: 'not-utf-8', params: {} });
  if (unread) return put(0, { code: 'too-long', params: { octets: maxBytes ?? 0 } });
  if (encoding !== 'utf-8' && encoding !== 'octets') return put(0, { code: 'not-octets', params: {} });
  if (isSpoilt(policy, records, reader)) put(0, { code: 'mark-spoils', params: {} });
  for (const [line, { why }] of altered) {
    const octets = why === 'line-cut' ? maxLineBytes : why === 'file-cut' ? maxBytes : null;
    if (octets !== null) put(line, { code: 'line-cut', params: { octets } });
  }
  const beyond = lines.length - end;
  if (beyond > 0) put(end, { code: 'beyond-size', params: { octets: maxBytes ?? 0, lines: beyond } });
}
