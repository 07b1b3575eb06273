// Turns what a person typed into the name of a describing line: a token that nobody takes for another field.
import { type Format, LENIENT_FIELDS } from '../../../syntax/directives.ts';
import { kindOfText, LINE_KIND } from '../../../syntax/recognize.ts';
import { isToken } from '../../../syntax/token.ts';

/** Why a text cannot be a name: nothing, no token (RFC 1945 2.2), or one that some reader takes for a known field. */
export type FieldNameProblem = 'empty' | 'not-a-token' | 'known-field';

export type FieldNameResult = { readonly text: string } | { readonly problem: FieldNameProblem };

/** The name that a person typed, without the blanks around it, or why it cannot be one. */
export function parseFieldName(format: Format, input: string): FieldNameResult {
  const text = input.trim();
  if (text === '') return { problem: 'empty' };
  // A number sign may stand in a token, but begins a comment where the line is read.
  if (!isToken(text) || text.includes('#')) return { problem: 'not-a-token' };
  return kindOfText(`${text}: x`, format, LENIENT_FIELDS) === LINE_KIND.other
    ? { text }
    : { problem: 'known-field' };
}

/** The name itself. @throws RangeError if it cannot be one. */
export function assertFieldName(format: Format, name: string): string {
  const written = parseFieldName(format, name);
  if ('problem' in written || written.text !== name)
    throw new RangeError(`not a name: ${JSON.stringify(name)}`);
  return name;
}
