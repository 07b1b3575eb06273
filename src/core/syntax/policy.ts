// Gives access to the lines of a file, independent of a reader, as views that are created on demand.

import { applyEdits } from '../document/edits.ts';
import { chunkIndexOf, getChunk, lineIn, type SourceLine } from '../document/lines.ts';
import type { TextEdit } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { memoizeByKey } from '../text/lazy.ts';
import { type Directive, type FieldOptions, type Format, LENIENT_FIELDS } from './directives.ts';
import { type LinePlaces, scanLine } from './field-lines.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from './recognize.ts';

/** A source and the format that it is read as. Derived data is memoized by this object. */
export interface Policy {
  readonly source: Source;
  readonly format: Format;
}

/** Kept because everything that is read from a file is kept by its policy. */
const policiesBySource = memoizeByKey((_: Source) => new Map<Format, Policy>());

/** The policy of a source; the same object for the same source and format. */
export function createPolicy(source: Source, format: Format): Policy {
  const perFormat = policiesBySource(source);
  let policy = perFormat.get(format);
  if (!policy) perFormat.set(format, (policy = { source, format }));
  return policy;
}

/** The policy after edits of its source. */
export const policyAfterEdits = ({ source, format }: Policy, edits: readonly TextEdit[]): Policy =>
  createPolicy(applyEdits(source, edits), format);

/** The kind of a line: blank, a comment, broken, an unknown field, or a directive. */
export type RowKind = 'blank' | 'comment' | 'junk' | 'other' | 'directive';
const ROW_KINDS = ['blank', 'comment', 'junk', 'other', 'directive'] as const satisfies readonly RowKind[];

/** A view of one line, created on demand. It has only columns; the text is that of the line. */
export interface Field {
  readonly line: SourceLine;
  readonly kind: RowKind;
  readonly directive?: Directive;
  readonly places: LinePlaces;
}

/** The view of line `index` (0-based) for a way of recognizing fields. The default is the most lenient one. */
export function fieldAt(policy: Policy, index: number, reading: FieldOptions = LENIENT_FIELDS): Field {
  const { lines } = policy.source;
  const { chunk, start } = getChunk(lines, chunkIndexOf(lines, index));
  const i = index - start;
  const line = lineIn(chunk, i);
  if (!line) throw new RangeError(`there is no line ${index} in a file of ${lines.length}`);
  const kind = kindsInChunk(chunk, policy.format, reading)[i]!;
  const directive = directiveOfKind(policy.format, kind);
  const places = scanLine(line.text);
  const base = { line, kind: ROW_KINDS[Math.min(kind, LINE_KIND.directive)]!, places };
  return directive ? { ...base, directive } : base;
}

/** The directive of line `index` (0-based), without its places. Undefined if it has none. */
export function directiveAt(
  { source: { lines }, format }: Policy,
  index: number,
  reading: FieldOptions,
): Directive | undefined {
  const { chunk, start } = getChunk(lines, chunkIndexOf(lines, index));
  return directiveOfKind(format, kindsInChunk(chunk, format, reading)[index - start]!);
}

/** The name of a field as written, without the white space around it. */
export function nameOf({ line, places }: Field): string {
  return line.text.slice(places.nameStart, places.nameEnd);
}

/** The value of a field as written, without the white space around it and without the comment. */
export function valueOf({ line, places }: Field): string {
  return line.text.slice(places.valueStart, places.valueEnd);
}

/** The text after the number sign, without the one space that usually follows it. Undefined without a comment. */
export function commentOf({ line, places }: Field): string | undefined {
  if (places.comment < 0) return undefined;
  return line.text.slice(places.comment + (line.text[places.comment + 1] === ' ' ? 2 : 1));
}
