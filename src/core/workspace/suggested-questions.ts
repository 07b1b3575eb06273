// Finds the questions that a file suggests: the user-agents and paths in its lines.

import type { Source } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { blocksOf } from '../syntax/blocks.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { textBefore } from '../text/trim-characters.ts';

/** The user-agents of a file in file order, without repeats (case ignored) and without `*`; at most `limit`. */
export const findNamedAgents = (path: string, source: Source, limit: number): string[] =>
  namedAgents(createPolicy(source, formatOfPath(path)), limit);

/** The same of a file that is read already. */
export function namedAgents(policy: Policy, limit: number): string[] {
  const names = new Map<string, string>();
  for (const block of blocksOf(policy)) {
    for (let line = block.start; line < block.body && names.size < limit; line++) {
      const field = fieldAt(policy, line);
      const name = field.directive?.role === 'agent' ? valueOf(field) : '';
      if (name !== '' && name !== '*' && !names.has(lowerCase(name))) names.set(lowerCase(name), name);
    }
  }
  return [...names.values()];
}

/** Drops names with a version where the name without one is there too: `zed/1.0` is the crawler zed. */
export function dropVersions(names: readonly string[]): readonly string[] {
  const known = new Set(names.map(lowerCase));
  return names.filter((name) => !name.includes('/') || !known.has(lowerCase(textBefore(name, '/'))));
}

/** The value of a rule if it is a path without wildcards. */
const pathWithoutWildcards = (value: string) =>
  value.startsWith('/') && !/[*$]/.test(value) ? value : undefined;

/**
 * The paths of the rules in file order, without repeats, empty paths and wildcards; at most `limit`.
 * @param lines how many lines of the file are read at most
 */
export function findNamedPaths(path: string, source: Source, limit: number, lines = Infinity): string[] {
  const policy = createPolicy(source, formatOfPath(path));
  const paths = new Set<string>();
  for (const block of blocksOf(policy)) {
    const end = Math.min(block.end, lines);
    if (paths.size >= limit || block.body >= lines) break;
    for (let line = block.body; line < end && paths.size < limit; line++) {
      const field = fieldAt(policy, line);
      const [value = ''] = field.directive?.role === 'rule' ? valueOf(field).split(/[ \t]/, 1) : [];
      const plainPath = pathWithoutWildcards(value);
      if (plainPath !== undefined) paths.add(plainPath);
    }
  }
  return [...paths];
}
