// What a file without a record is: open on purpose, full of lines that apply to nobody, or a list of data without data.
import { LENIENT_FIELDS } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../core/syntax/recognize.ts';

export type EmptyFileKind = 'open' | 'unread' | 'data';

/** `unread`: lines that are neither comments nor fields for the whole file. */
export function classifyEmptyFile({ source, format }: Policy): EmptyFileKind {
  if (format.describes) return 'data';
  const isVoid = (kind: number) =>
    kind === LINE_KIND.junk || kind === LINE_KIND.other || directiveOfKind(format, kind)?.role === 'rule';
  return source.lines.chunks.some((chunk) => kindsInChunk(chunk, format, LENIENT_FIELDS).some(isVoid))
    ? 'unread'
    : 'open';
}
