// The outline of a file, with which a property can state exactly what an edit may change.

import { lineAt, linesIn } from '../core/document/lines.ts';
import { blocksOf } from '../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../core/syntax/policy.ts';

/** A block: the keys of its user-agent lines and of its rules. */
export interface BlockOutline {
  readonly agents: readonly string[];
  readonly rules: readonly string[];
}

/** The blocks of a file, and the keys of all its lines that are not blank. */
export interface Outline {
  readonly blocks: readonly BlockOutline[];
  readonly lines: readonly string[];
}

/** The key of a line: its id if it was in `before`, else a plus sign and its text. */
function createLineKey(before: Policy): (policy: Policy, line: number) => string {
  const ids = new Set<number>();
  for (const chunk of before.source.lines.chunks) for (const { id } of linesIn(chunk)) ids.add(id);
  return (policy, line) => {
    const { id, text } = lineAt(policy.source.lines, line)!;
    return ids.has(id) ? String(id) : `+${text}`;
  };
}

/** The outline of a file. The keys of lines that are not in `before` are their texts. */
export function createOutline(policy: Policy, before: Policy = policy): Outline {
  const key = createLineKey(before);
  const keys = (from: number, to: number, role?: string) => {
    const found: string[] = [];
    for (let line = from; line < to; line++) {
      const { kind, directive } = fieldAt(policy, line);
      if (role ? directive?.role === role : kind !== 'blank') found.push(key(policy, line));
    }
    return found;
  };
  const blocks = blocksOf(policy).map(({ start, body, end }) => ({
    agents: keys(start, body, 'agent'),
    rules: keys(body, end, 'rule'),
  }));
  return { blocks, lines: keys(0, policy.source.lines.length) };
}

/** The numbers of all lines in this role, or of all that are neither blank nor in a role. */
export function findLinesInRole(policy: Policy, role: 'agent' | 'rule' | 'field' | 'other'): number[] {
  return Array.from({ length: policy.source.lines.length }, (_, line) => line).filter((line) => {
    const { kind, directive } = fieldAt(policy, line);
    if (role === 'field') return kind === 'directive' || kind === 'other';
    if (role === 'other') return !directive && kind !== 'blank';
    return directive?.role === role;
  });
}
