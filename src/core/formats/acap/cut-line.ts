// Splits one ACAP line into name and value, with their columns. It does not interpret them.

import { sliceWord, type Word } from '../../syntax/words.ts';

/** A line that begins like an ACAP field, before its kind is known. */
export interface AcapText {
  /** The field's name, as long as it can be, including `ACAP-`. */
  readonly name: Word;
  /** The column of the colon, or -1 if there is none where it is required. */
  readonly colon: number;
  /** The text after the colon, or after the name if there is no colon; trimmed. */
  readonly value: Word;
  /** The whitespace before the name, the whitespace between name and colon, and the column of the comment or -1. */
  readonly indent: number;
  readonly gap: number;
  readonly comment: number;
}

const NAME = /acap-(?:(?:dis)?allow-\([^:)#]*\)?|[^\s:#(]*)/iy;

/**
 * The column after the last character before `limit` that is not a space or tab. A regular expression would try
 * again at each space of a run.
 */
function trimEndBefore(text: string, limit: number): number {
  let end = limit;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return end;
}

/** Splits a line. Returns undefined if it is not an ACAP line. */
export function cutAcapLine(text: string): AcapText | undefined {
  const comment = text.indexOf('#');
  const limit = comment < 0 ? text.length : comment;
  NAME.lastIndex = text.search(/[^ \t]|$/);
  const indent = NAME.lastIndex;
  const match = NAME.exec(text);
  if (!match || indent >= limit) return undefined;
  const name = sliceWord(text, indent, trimEndBefore(text, indent + match[0].length));
  const gap = text.slice(name.end).search(/[^ \t]|$/);
  const colon = text[name.end + gap] === ':' ? name.end + gap : -1;
  const rest = text.slice(colon < 0 ? name.end : colon + 1, limit);
  const start = limit - rest.replace(/^[ \t]+/, '').length;
  const value = sliceWord(text, start, Math.max(start, trimEndBefore(text, limit)));
  return { name, colon, value, indent, gap: colon < 0 ? 0 : gap, comment };
}
