// Finds where a name is defined and used, and renames it. Does not depend on Monaco.

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

/** Finds where the name at a position is defined. */
export function findDefinitions(policy: Policy, { line, column }: Position): readonly Range[] {
  const ref = findNameAt(policy, line, column);
  if (!ref) return [];
  return findNamePlaces(policy, ref)
    .filter(({ role }) => role === 'definition')
    .map(toRange);
}

/** Finds all uses of the name at a position, and on request its definition. */
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

/** Returns the name at a position that can be renamed, and its range. */
export function findRenamableName(policy: Policy, { line, column }: Position) {
  const ref = findNameAt(policy, line, column);
  if (!ref) return undefined;
  const candidate = findNamePlaces(policy, ref).find(
    (place) => place.line === line && place.start <= column && column <= place.end,
  );
  return candidate && { name: ref.name, range: toRange(candidate) };
}

/** A file of a site. */
export interface FileOfSite {
  readonly site: Site;
  readonly path: string;
}

/**
 * Plans the edits of files that rename the name at a position, and the label of the step; or returns why the new
 * name is not allowed.
 */
export function planRename(
  { site, path }: FileOfSite,
  { line, column }: Position,
  newName: string,
):
  | { readonly problem: string }
  | { readonly files: readonly FileEdits[]; readonly label: StepLabel }
  | undefined {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const ref = findNameAt(policy, line, column);
  if (!ref) return undefined;
  const renaming = ref.assistant.rename(site, path, ref, newName);
  if ('problem' in renaming) return renaming;
  const definition = findNamePlaces(policy, ref).find(({ role }) => role === 'definition');
  const label =
    ref.space === AGENT_NAME_SPACE
      ? { code: 'rename-agent', params: { agent: ref.name, to: newName } }
      : { code: 'acap-rename', params: { line: (definition?.line ?? line) + 1 } };
  return { files: renaming, label };
}
