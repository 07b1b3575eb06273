// Finds the lines and fields that the edit commands of ACAP change, and edits their words.

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapLine, FieldKind, FieldOf, Qualifier } from '../field.ts';
import { readAcapLine } from '../read-line.ts';

/** The ACAP line at `line`, valid or not. @throws RangeError if it is not an ACAP line. */
export function acapLineAt(policy: Policy, line: number): AcapLine {
  const read = readAcapLine(fieldAt(policy, line).line);
  if (!read) throw new RangeError(`line ${line} is no ACAP line`);
  return read;
}

/** The field of one of these kinds at `line`. @throws RangeError if there is none, or if it cannot be read. */
export function acapFieldAt<Kind extends FieldKind>(
  policy: Policy,
  line: number,
  ...kinds: readonly Kind[]
): FieldOf<Kind> {
  const { field } = acapLineAt(policy, line);
  if (field && (kinds as readonly FieldKind[]).includes(field.kind)) return field as FieldOf<Kind>;
  throw new RangeError(`line ${line} holds no ${kinds.join(' or ')}`);
}

/** Returns the text if it can be written as one word of a line. @throws RangeError if not. */
export function assertWord(text: string): string {
  if (text === '' || /[\s#]/.test(text) || !text.isWellFormed())
    throw new RangeError(`not a word: ${JSON.stringify(text)}`);
  return text;
}

/** Replaces one word by another. @throws RangeError if the new text is not one word. */
export const replaceWord = (line: number, { start, end }: Word, text: string): TextEdit[] => [
  replaceInLine(line, start, end, assertWord(text)),
];

/** Inserts words after a column, each after a space. */
export const insertWords = (line: number, column: number, words: readonly string[]): TextEdit[] =>
  words.length === 0
    ? []
    : [replaceInLine(line, column, column, words.map((word) => ` ${assertWord(word)}`).join(''))];

/** Removes words and the whitespace before them. `after`: the end of the word before the first. */
export const removeWords = (line: number, after: number, end: number): TextEdit[] =>
  after === end ? [] : [replaceInLine(line, after, end, '')];

/** `type=value` as it is written. */
export const qualifierText = (type: string, value: string): string => assertWord(`${type}=${value}`);

/** A field that can have qualifiers, and the word before the first one. */
interface QualifiedField {
  readonly qualifiers: readonly Qualifier[];
  readonly before: Word;
  /** Whether it is a definition, which names its qualifiers (2.7.1). */
  readonly isDefinition: boolean;
}

/** The field at `line` that can have qualifiers. @throws RangeError if there is none, or if it cannot be read. */
export function qualifiedFieldAt(policy: Policy, line: number): QualifiedField {
  const field = acapFieldAt(policy, line, 'rule', 'qualified-usage');
  const isDefinition = field.kind !== 'rule';
  return {
    qualifiers: field.qualifiers,
    before: isDefinition ? field.usageWord : field.resource.word,
    isDefinition,
  };
}
