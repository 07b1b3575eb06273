// Moves one user-agent of a record into a record of its own.

import { lineAt } from '../../../document/lines.ts';
import { type PlacedLine, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { isOutsideRecords } from '../outside-records.ts';
import { separateByBlankLines } from './add-block.ts';
import { dialectOf, fieldInRole, findBlockAround } from './record-rows.ts';
import { removeAgent } from './remove-agent.ts';
import { trimmedField } from './trimmed-field.ts';

/** Whether a line applies to the crawlers of its record: a rule of its system, or a line that some of them read. */
function appliesToRecord(policy: Policy, dialect: string | undefined, line: number): boolean {
  const field = fieldAt(policy, line);
  const { kind, directive } = field;
  if (kind === 'other' || directive?.role === 'extension') return !isOutsideRecords(nameOf(field));
  return directive?.role === 'rule' && directive.dialect === dialect;
}

/**
 * Moves the user-agent line `line` into a record directly below its own, with a copy of the lines that apply to
 * it. Comments and lines for the whole file are not copied. The only user-agent of a record already has one (no
 * edits). No crawler gets another answer (RFC 9309 2.2.1: several records for one name are combined into one).
 * @throws RangeError if the line is not a user-agent.
 */
export function separateAgent(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'agent');
  const block = findBlockAround(policy, line);
  const agent = lineAt(policy.source.lines, line);
  if (!block || !agent || removeAgent(policy, line).length === 0) return [];
  const dialect = dialectOf(policy, block.start);
  const copies: PlacedLine[] = [];
  for (let at = block.body; at < block.end; at++)
    if (appliesToRecord(policy, dialect, at)) copies.push({ text: trimmedField(fieldAt(policy, at)) });
  const insert = separateByBlankLines(policy, block.end, [agent, ...copies]);
  return placeLines(policy.source, [
    { at: line, remove: 1, insert: [] },
    { at: block.end, remove: 0, insert },
  ]);
}
