// The names of crawlers in a file: their places in the records of all systems, and renaming.
import { setValue } from '../formats/rep/edit/set-value.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { createPolicy, directiveAt, fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { writableAgent } from '../syntax/writable-value.ts';
import { lowerCase } from '../text/lower-case.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import type { FileEdits, NamePlace, NameRef } from './assistant.ts';

/** The name space of crawler names. */
export const AGENT_NAME_SPACE = 'agent';

/** Returns the name in an agent line if the column is inside it. */
export function findAgentNameAt(policy: Policy, line: number, column: number): NameRef | undefined {
  const field = fieldAt(policy, line);
  const { valueStart, valueEnd } = field.places;
  if (field.directive?.role !== 'agent' || valueStart === valueEnd) return undefined;
  const isInside = valueStart <= column && column <= valueEnd;
  return isInside ? { space: AGENT_NAME_SPACE, name: valueOf(field) } : undefined;
}

/**
 * Returns every line that names a crawler, ignoring case. The first one counts as the definition, the target of
 * "go to definition".
 */
export function findAgentPlaces(policy: Policy, { name }: NameRef): readonly NamePlace[] {
  const target = lowerCase(name);
  const places: NamePlace[] = [];
  for (let line = 0; line < policy.source.lines.length; line++) {
    if (directiveAt(policy, line, LENIENT_FIELDS)?.role !== 'agent') continue;
    const field = fieldAt(policy, line);
    if (lowerCase(valueOf(field)) !== target) continue;
    const { valueStart: start, valueEnd: end } = field.places;
    places.push({ line, start, end, role: places.length === 0 ? 'definition' : 'use' });
  }
  return places;
}

/** Renames a crawler in every line of the file that names it. Returns a problem if the new name cannot be written. */
export function renameAgentEverywhere(
  site: Site,
  path: string,
  ref: NameRef,
  to: string,
): { readonly problem: string } | readonly FileEdits[] {
  const name = writableAgent(to);
  if ('problem' in name) return { problem: `agent-${name.problem}` };
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const edits = findAgentPlaces(policy, ref).flatMap(({ line }) => setValue(policy, line, name.text));
  return [{ path, edits }];
}
