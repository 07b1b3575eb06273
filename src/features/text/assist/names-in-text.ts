// Where a name is given its meaning and where it is used, and renaming it. Knows no Monaco.

import { AGENTS } from '../../../core/assist/agent-names.ts';
import type { FileEdits, NamePlace } from '../../../core/assist/assistant.ts';
import { type FoundName, nameAt } from '../../../core/assist/index.ts';
import { fileAt, type Site } from '../../../core/site/site.ts';
import { createPolicy, type Policy } from '../../../core/syntax/policy.ts';
import type { Position, Range } from '../../../core/text/range.ts';
import type { StepLabel } from '../../../state/document/history.ts';

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

/** A file of a site. */
export interface Here {
  readonly site: Site;
  readonly path: string;
}

/** The edits of files that rename it, and what the step is called; or why it cannot have that name. */
export function renamingAt(
  { site, path }: Here,
  { line, column }: Position,
  to: string,
):
  | { readonly problem: string }
  | { readonly files: readonly FileEdits[]; readonly label: StepLabel }
  | undefined {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const ref = nameAt(policy, line, column);
  if (!ref) return undefined;
  const renamed = ref.assistant.rename(site, path, ref, to);
  if ('problem' in renamed) return renamed;
  const home = placesAt(policy, ref).find(({ role }) => role === 'definition');
  const label =
    ref.space === AGENTS
      ? { code: 'rename-agent', params: { agent: ref.name, to } }
      : { code: 'acap-rename', params: { line: (home?.line ?? line) + 1 } };
  return { files: renamed, label };
}
