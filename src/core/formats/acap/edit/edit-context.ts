// What the edit commands of ACAP need to know about the line they change.

import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapLine, FieldKind, FieldOf, Qualifier } from '../field.ts';
import { readAcapLine } from '../read-line.ts';

/** The ACAP line at `line`, readable or not. @throws RangeError if it is none. */
export function acapLineAt(policy: Policy, line: number): AcapLine {
  const read = readAcapLine(fieldAt(policy, line).line);
  if (!read) throw new RangeError(`line ${line} is no ACAP line`);
  return read;
}

/** The field of one of these kinds at `line`. @throws RangeError if there is none, or it cannot be read. */
export function acapFieldAt<Kind extends FieldKind>(
  policy: Policy,
  line: number,
  ...kinds: readonly Kind[]
): FieldOf<Kind> {
  const { field } = acapLineAt(policy, line);
  if (field && (kinds as readonly FieldKind[]).includes(field.kind)) return field as FieldOf<Kind>;
  throw new RangeError(`line ${line} holds no ${kinds.join(' or ')}`);
}

/** The word itself if it can stand in a line without becoming two or a comment. @throws RangeError if not. */
export function assertWord(text: string): string {
  if (text === '' || /[\s#]/.test(text) || !text.isWellFormed())
    throw new RangeError(`not a word: ${JSON.stringify(text)}`);
  return text;
}

/** Puts one word in the place of another. @throws RangeError for what is no word. */
export const replaceWord = (line: number, { start, end }: Word, text: string): TextEdit[] => [
  replaceInLine(line, start, end, assertWord(text)),
];

/** Inserts words behind a column, each with one blank before it. */
export const insertWords = (line: number, column: number, words: readonly string[]): TextEdit[] =>
  words.length === 0
    ? []
    : [replaceInLine(line, column, column, words.map((word) => ` ${assertWord(word)}`).join(''))];

/** Takes words out with the blanks before them; what stands before the first is at `behind`. */
export const removeWords = (line: number, behind: number, end: number): TextEdit[] =>
  behind === end ? [] : [replaceInLine(line, behind, end, '')];

/** `type=value` as it is written (ACAP-301). */
export const qualifierText = (type: string, value: string): string => assertWord(`${type}=${value}`);

/** A field that can have qualifiers, and the word before the first of them. */
interface QualifiedField {
  readonly qualifiers: readonly Qualifier[];
  readonly before: Word;
  /** It gives a name to its qualifiers (2.7.1). */
  readonly isDefinition: boolean;
}

/** The field at `line` that can have qualifiers. @throws RangeError if there is none, or it cannot be read. */
export function qualifiedFieldAt(policy: Policy, line: number): QualifiedField {
  const field = acapFieldAt(policy, line, 'rule', 'qualified-usage');
  const isDefinition = field.kind !== 'rule';
  return {
    qualifiers: field.qualifiers,
    before: isDefinition ? field.usageWord : field.resource.word,
    isDefinition,
  };
}
