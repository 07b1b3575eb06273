// The questions a file suggests: which user-agents and paths its own lines name.

import type { Source } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { blocksOf } from '../syntax/blocks.ts';
import { createPolicy, fieldAt, valueOf } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';

/** How many of each are taken without being asked. */
const MAX_SUGGESTED = 8;

/** The user-agents named in a file in file order, without repeats (case ignored) and without `*`; at most `limit`. */
export function findNamedAgents(path: string, source: Source, limit: number): string[] {
  const policy = createPolicy(source, formatOfPath(path));
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

/** Where a rule names a path as it is, that path. */
const pathAsNamed = (value: string) => (value.startsWith('/') && !/[*$]/.test(value) ? value : undefined);

/** A path that a rule speaks of: of one with wildcards an example, of a complete URL its path. */
function examplePathOf(value: string): string | undefined {
  const path = value.replace(/^https?:\/\/[^/?#]*/i, '');
  if (path === '' || !/^[/*]/.test(path)) return undefined;
  const example = path.replace(/\$$/, '').replaceAll(/\*+/g, 'x');
  return example.startsWith('/') ? example : `/${example}`;
}

/**
 * The paths that rules name in file order, without repeats, empty ones and wildcards; at most `limit`. Of a long file
 * only the first lines are looked at if `lines` says so.
 */
export const findNamedPaths = (path: string, source: Source, limit: number, lines = Infinity): string[] =>
  collectPaths(path, source, limit, lines, pathAsNamed);

/** The same for somebody who asks about the rules: also an example of each that has wildcards, or names a complete URL. */
export const findExamplePaths = (path: string, source: Source, limit: number, lines = Infinity): string[] =>
  collectPaths(path, source, limit, lines, examplePathOf);

function collectPaths(
  path: string,
  source: Source,
  limit: number,
  lines: number,
  pathOf: (value: string) => string | undefined,
): string[] {
  const policy = createPolicy(source, formatOfPath(path));
  const paths = new Set<string>();
  for (const block of blocksOf(policy)) {
    const end = Math.min(block.end, lines);
    if (paths.size >= limit || block.body >= lines) break;
    for (let line = block.body; line < end && paths.size < limit; line++) {
      const field = fieldAt(policy, line);
      const [value = ''] = field.directive?.role === 'rule' ? valueOf(field).split(/[ \t]/, 1) : [];
      const asked = pathOf(value);
      if (asked !== undefined) paths.add(asked);
    }
  }
  return [...paths];
}

/** Rows and columns for a file that comes without: the front page, and the first robots it names beside any other. */
export function suggestQuestions(path: string, source: Source): { rows: string[]; columns: string[] } {
  return { rows: ['/'], columns: [...findNamedAgents(path, source, MAX_SUGGESTED), ''] };
}
