// Finds the part of a value that the caret is in.

import { lineAt } from '../document/lines.ts';
import type { Position } from '../document/range.ts';
import { LENIENT_FIELDS, type ValueType } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import type { Policy } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import type { ValuePart } from '../syntax/value-parts.ts';
import { assistantOf } from './language-service.ts';

/** The parts of the value of one field, and the part that the caret is in. */
export interface ValueSignature {
  readonly value: ValueType;
  /** The name of the field as its specification writes it. */
  readonly name: string;
  readonly parts: readonly ValuePart[];
  readonly more?: string;
  readonly active: number;
}

/** Returns the signature at a place; undefined in a comment, before the colon, and if the value has only one part. */
export function findSignatureAt(
  { source, format }: Policy,
  { line, column }: Position,
): ValueSignature | undefined {
  const text = lineAt(source.lines, line)?.text;
  if (text === undefined) return undefined;
  const { nameEnd, comment } = scanLine(text);
  const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
  const shape = directive && assistantOf(directive).shape?.(directive);
  const colon = text.indexOf(':', nameEnd);
  const isInValue = colon >= 0 && colon < column && (comment < 0 || column <= comment);
  // A prohibition has a resource and nothing else.
  if (!shape || !isInValue || (directive.open && directive.effect === 'deny')) return undefined;
  const head = text.slice(colon + 1, column).replace(/^[ \t]+/, '');
  const { parts, more, next } = shape;
  const { value, name } = directive;
  return { value, name, parts, ...(more === undefined ? {} : { more }), active: next(head) };
}
