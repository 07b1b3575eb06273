// A field as it is copied into another record.

import type { Field } from '../../../syntax/policy.ts';
import { trimCharacters } from '../../../text/trim-characters.ts';

/** A field without the blanks around it and without its comment, which stays where it is. */
export function trimmedField({ line: { text }, places }: Field): string {
  const end = places.comment < 0 ? text.length : places.comment;
  return trimCharacters(text.slice(places.nameStart, end), '', ' \t\v\f');
}
