// The questions a file suggests: which user-agents and paths its own lines name.

import type { Source } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { blocksOf } from '../syntax/blocks.ts';
import { createPolicy, fieldAt, valueOf } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';

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

/**
 * The paths that rules name in file order, without repeats, empty ones and wildcards; at most `limit`. Of a long file
 * only the first lines are looked at if `lines` says so.
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
      const named = pathAsNamed(value);
      if (named !== undefined) paths.add(named);
    }
  }
  return [...paths];
}
