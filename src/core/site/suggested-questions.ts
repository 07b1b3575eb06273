// The questions a file suggests: which user-agents and paths its own lines name.
import { formatOfPath } from '../formats/index.ts';
import { blocksOf } from '../policy/blocks.ts';
import { fieldAt, policyOf, valueOf } from '../policy/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import type { Source } from '../text/source.ts';

/** How many of each are taken without being asked. */
const SOME = 8;

/** The user-agents named in a file in file order, without repeats (case ignored) and without `*`; at most `limit`. */
export function namedAgents(path: string, source: Source, limit: number): string[] {
  const policy = policyOf(source, formatOfPath(path));
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

/**
 * The paths that rules name in file order, without repeats, empty ones and wildcards; at most `limit`. Of a long file
 * only the first lines are looked at if `lines` says so.
 */
export function namedPaths(path: string, source: Source, limit: number, lines = Infinity): string[] {
  const policy = policyOf(source, formatOfPath(path));
  const paths = new Set<string>();
  for (const block of blocksOf(policy)) {
    const end = Math.min(block.end, lines);
    if (paths.size >= limit || block.body >= lines) break;
    for (let line = block.body; line < end && paths.size < limit; line++) {
      const field = fieldAt(policy, line);
      const [value = ''] = field.directive?.role === 'rule' ? valueOf(field).split(/[ \t]/, 1) : [];
      if (value.startsWith('/') && !/[*$]/.test(value)) paths.add(value);
    }
  }
  return [...paths];
}

/** Rows and columns for a file that comes without: the front page, and the first robots it names beside any other. */
export function questionsFor(path: string, source: Source): { rows: string[]; columns: string[] } {
  return { rows: ['/'], columns: [...namedAgents(path, source, SOME), ''] };
}
