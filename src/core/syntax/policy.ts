// What the lines of a file mean to nobody in particular: views of single lines, made when asked for.

import { chunkIndexOf, getChunk, type SourceLine } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { memoizeByKey } from '../text/lazy.ts';
import { type Directive, type FieldOptions, type Format, LENIENT_FIELDS } from './directives.ts';
import { type LinePlaces, scanLine } from './field-lines.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from './recognize.ts';

/** A source together with the format it is read as. Derived things are memoised on this object. */
export interface Policy {
  readonly source: Source;
  readonly format: Format;
}

/** Kept because all that is read of a file is kept with its policy. */
const policiesBySource = memoizeByKey((_: Source) => new Map<Format, Policy>());

/** The policy of a source; the same object for the same source and format. */
export function createPolicy(source: Source, format: Format): Policy {
  const perFormat = policiesBySource(source);
  let policy = perFormat.get(format);
  if (!policy) perFormat.set(format, (policy = { source, format }));
  return policy;
}

/** What a line is, before any meaning: nothing, a comment, a field that is known or not, or broken. */
export type RowKind = 'blank' | 'comment' | 'junk' | 'other' | 'directive';
const ROW_KINDS = ['blank', 'comment', 'junk', 'other', 'directive'] as const satisfies readonly RowKind[];

/** A view of one line, made on demand. Columns only; the text is the line's own. */
export interface Field {
  readonly line: SourceLine;
  readonly kind: RowKind;
  readonly directive?: Directive;
  readonly places: LinePlaces;
}

/** The view of line `index` (0-based) under a way of recognising fields; the most lenient if none is given. */
export function fieldAt(policy: Policy, index: number, reading: FieldOptions = LENIENT_FIELDS): Field {
  const { lines } = policy.source;
  const { chunk, start } = getChunk(lines, chunkIndexOf(lines, index));
  const i = index - start;
  const line = chunk[i];
  if (!line) throw new RangeError(`there is no line ${index} in a file of ${lines.length}`);
  const kind = kindsInChunk(chunk, policy.format, reading)[i]!;
  const directive = directiveOfKind(policy.format, kind);
  const places = scanLine(line.text);
  const base = { line, kind: ROW_KINDS[Math.min(kind, LINE_KIND.directive)]!, places };
  return directive ? { ...base, directive } : base;
}

/** The name of a field as written, without the blanks around it. */
export function nameOf({ line, places }: Field): string {
  return line.text.slice(places.nameStart, places.nameEnd);
}

/** The value of a field as written, without the blanks around it and without the comment. */
export function valueOf({ line, places }: Field): string {
  return line.text.slice(places.valueStart, places.valueEnd);
}

/** What stands behind the number sign, without the one blank that usually follows it; undefined without a comment. */
export function commentOf({ line, places }: Field): string | undefined {
  if (places.comment < 0) return undefined;
  return line.text.slice(places.comment + (line.text[places.comment + 1] === ' ' ? 2 : 1));
}
