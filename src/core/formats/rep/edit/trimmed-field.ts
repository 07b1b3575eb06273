// Formats a field for copying it into another record.

import type { Field } from '../../../syntax/policy.ts';
import { trimCharacters } from '../../../text/trim-characters.ts';

/** Returns a field without the spaces around it and without its comment, which stays in place. */
export function trimmedField({ line: { text }, places }: Field): string {
  const end = places.comment < 0 ? text.length : places.comment;
  return trimCharacters(text.slice(places.nameStart, end), '', ' \t\v\f');
}
