// Converts typed text to the name of a describing line: a token that no reader treats as another field.
import { type Format, LENIENT_FIELDS } from '../../../syntax/directives.ts';
import { kindOfText, LINE_KIND } from '../../../syntax/recognize.ts';
import { isToken } from '../../../syntax/token.ts';

/**
 * The reason why a text cannot be a name: empty, not a token (RFC 1945 2.2), or treated as a known field by some
 * reader.
 */
export type FieldNameProblem = 'empty' | 'not-a-token' | 'known-field';

export type FieldNameResult = { readonly text: string } | { readonly problem: FieldNameProblem };

/** The trimmed name, or the reason why it cannot be one. */
export function parseFieldName(format: Format, input: string): FieldNameResult {
  const text = input.trim();
  if (text === '') return { problem: 'empty' };
  // A token may contain a number sign, but in a line it begins a comment.
  if (!isToken(text) || text.includes('#')) return { problem: 'not-a-token' };
  return kindOfText(`${text}: x`, format, LENIENT_FIELDS) === LINE_KIND.other
    ? { text }
    : { problem: 'known-field' };
}

/** Returns the name itself. @throws RangeError if it cannot be a name. */
export function assertFieldName(format: Format, name: string): string {
  const written = parseFieldName(format, name);
  if ('problem' in written || written.text !== name)
    throw new RangeError(`not a name: ${JSON.stringify(name)}`);
  return name;
}
