// What a file without a record is: open on purpose, full of lines that apply to nobody, or a list of data without data.
import { MOST_LENIENT } from '../../core/policy/directive.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { directiveOfKind, KIND, kindsInChunk } from '../../core/policy/recognise.ts';

export type EmptyKind = 'open' | 'unread' | 'data';

/** `unread`: lines that are neither comments nor fields for the whole file. */
export function emptyKind({ source, format }: Policy): EmptyKind {
  if (format.describes) return 'data';
  const isVoid = (kind: number) =>
    kind === KIND.junk || kind === KIND.other || directiveOfKind(format, kind)?.role === 'rule';
  return source.lines.chunks.some((chunk) => kindsInChunk(chunk, format, MOST_LENIENT).some(isVoid))
    ? 'unread'
    : 'open';
}
