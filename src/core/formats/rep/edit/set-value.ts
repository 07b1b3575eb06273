// Changes the value of a field and nothing else in its line.

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../../syntax/policy.ts';
import { assertWritable } from '../../../syntax/writable-value.ts';

/**
 * Replaces the value of the field in line `line`, known or unknown. Indent, name, gaps, trailing spaces, comment
 * and line ending stay. A value directly after the colon stays there. A value where there was none gets a space
 * before it. Two words without a colon (`Disallow /x`) keep that form unless the new value could not be recognized
 * in it: empty, with spaces, or with a colon. Then a colon is written after the name.
 * @throws RangeError if the line is not a field or the value cannot be written.
 */
export function setValue(policy: Policy, line: number, text: string): TextEdit[] {
  const field = fieldAt(policy, line);
  if (field.kind !== 'directive' && field.kind !== 'other')
    throw new RangeError(`line ${line} holds no field`);
  const { shape, nameEnd, valueStart, valueEnd } = field.places;
  assertWritable(text);
  if (valueOf(field) === text) return [];
  if (shape === 'pair' && (text === '' || /[ \t:]/.test(text))) {
    const gap = field.line.text.slice(nameEnd, valueStart);
    return [replaceInLine(line, nameEnd, valueEnd, `:${gap}${text}`)];
  }
  if (valueStart === valueEnd) return [insertValue(line, field, text)];
  return [replaceInLine(line, valueStart, valueEnd, text)];
}

/**
 * Inserts a value where there is none, so that clearing a value and entering it again gives the same line:
 *
 *     Disallow:         Disallow:            Disallow:  # why     Disallow:# why
 *              ^ " /x"            ^ "/x"               ^ "/x"              ^ " /x "
 */
function insertValue(line: number, { line: { text }, places }: Field, value: string): TextEdit {
  const colon = text.indexOf(':', places.nameEnd);
  const limit = places.comment < 0 ? text.length : places.comment;
  const gap = limit - colon - 1;
  if (places.comment < 0) return replaceInLine(line, limit, limit, gap > 0 ? value : ` ${value}`);
  if (gap > 1) return replaceInLine(line, colon + 2, colon + 2, value);
  return replaceInLine(line, colon + 1, colon + 1, gap === 1 ? ` ${value}` : ` ${value} `);
}
