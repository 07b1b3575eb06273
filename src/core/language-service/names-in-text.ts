// Finds where a name is defined and used, and renames it.

import type { Position, Range } from '../document/range.ts';
import { createPolicy, type Policy } from '../syntax/policy.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { AGENT_NAME_SPACE } from './agent-names.ts';
import type { FileEdits, NamePlace } from './assistant.ts';
import { findNameAt, type NameAtPosition } from './language-service.ts';

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

/** The edits of files that rename a name. */
export interface Renaming {
  readonly files: readonly FileEdits[];
  readonly name: string;
  /** Whether it is the name of a crawler, not one that the file defines. */
  readonly isAgent: boolean;
  /** The line (0-based) that defines the name. */
  readonly line: number;
}

/**
 * Plans the edits of files that rename the name at a position, or returns why the new name is not allowed; undefined if
 * there is no name.
 */
export function planRename(
  { site, path }: FileOfSite,
  { line, column }: Position,
  newName: string,
): { readonly problem: string } | Renaming | undefined {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const ref = findNameAt(policy, line, column);
  if (!ref) return undefined;
  const files = ref.assistant.rename(site, path, ref, newName);
  if ('problem' in files) return files;
  const definition = findNamePlaces(policy, ref).find(({ role }) => role === 'definition');
  return {
    files,
    name: ref.name,
    isAgent: ref.space === AGENT_NAME_SPACE,
    line: definition?.line ?? line,
  };
}
