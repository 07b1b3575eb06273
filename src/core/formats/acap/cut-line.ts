// Cuts one ACAP line into name and value, with the columns they stand in. No meaning yet.

import { sliceWord, type Word } from '../../syntax/words.ts';

/** A line that begins like an ACAP field (ACAP-009), before it is known which. */
export interface AcapText {
  /** The field's name as far as it reaches, `ACAP-` included. */
  readonly name: Word;
  /** Column of the colon; -1 if there is none where it must stand. */
  readonly colon: number;
  /** What follows the colon, or the name where there is no colon; trimmed. */
  readonly value: Word;
  /** Blanks before the name, blanks between name and colon, and the column of the comment or -1. */
  readonly indent: number;
  readonly gap: number;
  readonly comment: number;
}

const NAME = /acap-(?:(?:dis)?allow-\([^:)#]*\)?|[^\s:#(]*)/iy;

/** The column behind the last character before `limit` that is no blank; by an expression, each blank of a run would be a beginning. */
function trimEndBefore(text: string, limit: number): number {
  let end = limit;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return end;
}

/** Cuts a line; undefined if it is no ACAP line. */
export function cutAcapLine(text: string): AcapText | undefined {
  const comment = text.indexOf('#');
  const limit = comment < 0 ? text.length : comment;
  NAME.lastIndex = text.search(/[^ \t]|$/);
  const indent = NAME.lastIndex;
  const found = NAME.exec(text);
  if (!found || indent >= limit) return undefined;
  const name = sliceWord(text, indent, trimEndBefore(text, indent + found[0].length));
  const behind = text.slice(name.end).search(/[^ \t]|$/);
  const colon = text[name.end + behind] === ':' ? name.end + behind : -1;
  const rest = text.slice(colon < 0 ? name.end : colon + 1, limit);
  const start = limit - rest.replace(/^[ \t]+/, '').length;
  const value = sliceWord(text, start, Math.max(start, trimEndBefore(text, limit)));
  return { name, colon, value, indent, gap: colon < 0 ? 0 : behind, comment };
}
