// Writes prohibitions in place of one field, as a prohibition cannot have a local usage (ACAP 1.1 2.4.2).
import { insertLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { usageRuleName } from '../field-spelling.ts';
import type { Usage } from '../usages.ts';
import { acapLineAt } from './edit-context.ts';

/**
 * Replaces a permission or prohibition by prohibitions of these usages: the first in its line, the others in lines
 * below with the same text except the comment. Without usages nothing changes.
 * @throws RangeError if the line is not an ACAP line.
 */
export function prohibitUsages(policy: Policy, line: number, usages: readonly Usage[]): TextEdit[] {
  const { name, value } = acapLineAt(policy, line);
  const { text } = fieldAt(policy, line).line;
  const [first, ...others] = usages.map((usage) => usageRuleName('deny', usage));
  if (first === undefined) return [];
  const more = others.map((other) => text.slice(0, name.start) + other + text.slice(name.end, value.end));
  return [replaceInLine(line, name.start, name.end, first), ...insertLines(policy.source, line + 1, more)];
}
