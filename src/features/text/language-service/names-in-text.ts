// Where a name is given its meaning and where it is used, and renaming it. Knows no Monaco.

import type { Position, Range } from '../../../core/document/range.ts';
import { AGENT_NAME_SPACE } from '../../../core/language-service/agent-names.ts';
import type { FileEdits, NamePlace } from '../../../core/language-service/assistant.ts';
import { findNameAt, type NameAtPosition } from '../../../core/language-service/language-service.ts';
import { createPolicy, type Policy } from '../../../core/syntax/policy.ts';
import { fileAt, type Site } from '../../../core/workspace/site.ts';
import type { StepLabel } from '../../../state/document/history.ts';

const toRange = ({ line, start, end }: NamePlace): Range => ({
  start: { line, column: start },
  end: { line, column: end },
});

const findNamePlaces = (policy: Policy, ref: NameAtPosition) => ref.assistant.places(policy, ref);

/** Where the name at a place is given its meaning. */
export function findDefinitions(policy: Policy, { line, column }: Position): readonly Range[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  return findNamePlaces(policy, ref)
    .filter(({ role }) => role === 'definition')
    .map(toRange);
}

/** Every place where the name at a place is used, and, if wanted, given its meaning. */
export function findReferences(
  policy: Policy,
  { line, column }: Position,
  withDefinition: boolean,
): readonly Range[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  return findNamePlaces(policy, ref)
    .filter(({ role }) => withDefinition || role === 'use')
    .map(toRange);
}

/** The name that can be renamed at a place, and its columns. */
export function findRenamableName(policy: Policy, { line, column }: Position) {
  const ref = findNameAt(policy, line, column);
  if (!ref) return undefined;
  const here = findNamePlaces(policy, ref).find(
    (place) => place.line === line && place.start <= column && column <= place.end,
  );
  return here && { name: ref.name, range: toRange(here) };
}

/** A file of a site. */
export interface FileOfSite {
  readonly site: Site;
  readonly path: string;
}

/** The edits of files that rename it, and what the step is called; or why it cannot have that name. */
export function planRename(
  { site, path }: FileOfSite,
  { line, column }: Position,
  to: string,
):
  | { readonly problem: string }
  | { readonly files: readonly FileEdits[]; readonly label: StepLabel }
  | undefined {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const ref = findNameAt(policy, line, column);
  if (!ref) return undefined;
  const renamed = ref.assistant.rename(site, path, ref, to);
  if ('problem' in renamed) return renamed;
  const home = findNamePlaces(policy, ref).find(({ role }) => role === 'definition');
  const label =
    ref.space === AGENT_NAME_SPACE
      ? { code: 'rename-agent', params: { agent: ref.name, to } }
      : { code: 'acap-rename', params: { line: (home?.line ?? line) + 1 } };
  return { files: renamed, label };
}
