// Where a name is given its meaning and where it is used, and renaming it. Knows no Monaco.

import type { NamePlace } from '../../../core/assist/assistant.ts';
import { type FoundName, nameAt } from '../../../core/assist/index.ts';
import type { Policy } from '../../../core/policy/policy.ts';
import type { Position, Range, TextEdit } from '../../../core/text/range.ts';

const rangeOf = ({ line, start, end }: NamePlace): Range => ({
  start: { line, column: start },
  end: { line, column: end },
});

const placesAt = (policy: Policy, ref: FoundName) => ref.assistant.places(policy, ref);

/** Where the name at a place is given its meaning. */
export function definitionsAt(policy: Policy, { line, column }: Position): readonly Range[] {
  const ref = nameAt(policy, line, column);
  if (!ref) return [];
  return placesAt(policy, ref)
    .filter(({ role }) => role === 'definition')
    .map(rangeOf);
}

/** Every place where the name at a place is used, and, if wanted, given its meaning. */
export function referencesAt(
  policy: Policy,
  { line, column }: Position,
  withDefinition: boolean,
): readonly Range[] {
  const ref = nameAt(policy, line, column);
  if (!ref) return [];
  return placesAt(policy, ref)
    .filter(({ role }) => withDefinition || role === 'use')
    .map(rangeOf);
}

/** The name that can be renamed at a place, and its columns. */
export function renamableAt(policy: Policy, { line, column }: Position) {
  const ref = nameAt(policy, line, column);
  if (!ref) return undefined;
  const here = placesAt(policy, ref).find(
    (place) => place.line === line && place.start <= column && column <= place.end,
  );
  return here && { name: ref.name, range: rangeOf(here) };
}

/** The edits that rename it, and the line that defines it (0-based); or why it cannot have that name. */
export function renamingAt(
  policy: Policy,
  { line, column }: Position,
  to: string,
): { readonly problem: string } | { readonly edits: readonly TextEdit[]; readonly line: number } | undefined {
  const ref = nameAt(policy, line, column);
  if (!ref) return undefined;
  const problem = ref.assistant.nameProblem(policy, ref, to);
  if (problem !== undefined) return { problem };
  const home = placesAt(policy, ref).find(({ role }) => role === 'definition');
  return { edits: ref.assistant.rename(policy, ref, to), line: home?.line ?? line };
}
