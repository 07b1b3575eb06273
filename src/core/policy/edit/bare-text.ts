// A field as it is copied into another record.
import type { Field } from '../policy.ts';

/** A field without the blanks around it and without its comment, which stays where it is. */
export function bareText({ line: { text }, places }: Field): string {
  const end = places.comment < 0 ? text.length : places.comment;
  return text.slice(places.nameStart, end).replace(/[ \t\v\f]+$/, '');
}
