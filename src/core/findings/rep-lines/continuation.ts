// Lines that were meant to go on with the one above.
import { EXACT_FIELDS } from '../../policy/directive.ts';
import { createFix, type Fix } from '../../policy/finding.ts';
import { fieldAt, type Policy, valueOf } from '../../policy/policy.ts';
import { lineAt } from '../../text/lines.ts';
import { insertAt } from '../../text/range.ts';
import { findNameFault } from './agent-names.ts';
import type { LineColumns } from './checking.ts';

/** The name of the field above, if the text could be a value of its own. */
function fieldNameAbove(policy: Policy, line: number, text: string): string | undefined {
  const { directive } = fieldAt(policy, line - 1);
  if (!directive || /[ \t:]/.test(text)) return undefined;
  const isValue =
    directive.value === 'path' ? /^[/*]/.test(text) : directive.value === 'agent' && !findNameFault(text);
  return isValue ? directive.name : undefined;
}

/** A field of its own, where the text is a value like the one above; else both lines as one. */
export function createContinuationFixes(policy: Policy, line: number, at: LineColumns): readonly Fix[] {
  if (line === 0) return [];
  const text = lineAt(policy.source.lines, line)!.text.slice(at.from, at.to);
  const name = fieldNameAbove(policy, line, text);
  if (name !== undefined)
    return [
      createFix('write-field', [`${name}: ${text}`], 'changes', () => [insertAt(line, at.from, `${name}: `)]),
    ];
  const above = fieldAt(policy, line - 1, EXACT_FIELDS);
  const isAside = above.kind === 'directive' && !['agent', 'rule'].includes(above.directive!.role);
  if (!isAside || above.places.comment >= 0 || valueOf(above) === '' || text.includes(':')) return [];
  const range = { start: { line: line - 1, column: above.places.valueEnd }, end: { line, column: at.from } };
  const glue = above.directive?.value === 'address' ? '' : ' ';
  return [createFix('join-with-above', [String(line)], 'changes', () => [{ range, text: glue }])];
}
