// Classifies a file without a record: open on purpose, full of lines that apply to no crawler, or a data file
// without data.
import { LENIENT_FIELDS } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../core/syntax/recognize.ts';

export type EmptyFileKind = 'open' | 'unread' | 'data';

/** `unread`: the file has lines that are neither comments nor fields for the whole file. */
export function classifyEmptyFile({ source, format }: Policy): EmptyFileKind {
  if (format.describes) return 'data';
  const isIgnoredKind = (kind: number) =>
    kind === LINE_KIND.junk || kind === LINE_KIND.other || directiveOfKind(format, kind)?.role === 'rule';
  return source.lines.chunks.some((chunk) => kindsInChunk(chunk, format, LENIENT_FIELDS).some(isIgnoredKind))
    ? 'unread'
    : 'open';
}
