// Lines that were meant to go on with the one above.
import { EXACT } from '../../policy/directive.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { fieldAt, type Policy, valueOf } from '../../policy/policy.ts';
import { lineAt } from '../../text/lines.ts';
import { insertAt } from '../../text/range.ts';
import { faultOfName } from './agent-names.ts';
import type { Columns } from './checking.ts';

/** The name of the field above, if the text could be a value of its own. */
function ownName(policy: Policy, line: number, text: string): string | undefined {
  const { directive } = fieldAt(policy, line - 1);
  if (!directive || /[ \t:]/.test(text)) return undefined;
  const isValue =
    directive.value === 'path' ? /^[/*]/.test(text) : directive.value === 'agent' && !faultOfName(text);
  return isValue ? directive.name : undefined;
}

/** A field of its own, where the text is a value like the one above; else both lines as one. */
export function continuationFixes(policy: Policy, line: number, at: Columns): readonly Fix[] {
  if (line === 0) return [];
  const text = lineAt(policy.source.lines, line)!.text.slice(at.from, at.to);
  const name = ownName(policy, line, text);
  if (name !== undefined)
    return [
      fixOf('write-field', [`${name}: ${text}`], 'changes', () => [insertAt(line, at.from, `${name}: `)]),
    ];
  const above = fieldAt(policy, line - 1, EXACT);
  const isAside = above.kind === 'directive' && !['agent', 'rule'].includes(above.directive!.role);
  if (!isAside || above.places.comment >= 0 || valueOf(above) === '' || text.includes(':')) return [];
  const range = { start: { line: line - 1, column: above.places.valueEnd }, end: { line, column: at.from } };
  const glue = above.directive?.value === 'address' ? '' : ' ';
  return [fixOf('join-with-above', [String(line)], 'changes', () => [{ range, text: glue }])];
}
