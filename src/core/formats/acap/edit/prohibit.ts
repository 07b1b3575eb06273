// Prohibitions in place of one field: no prohibition speaks of a local usage (ACAP 1.1 2.4.2).
import { insertLines } from '../../../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { usageRuleName } from '../field-spelling.ts';
import type { Usage } from '../usages.ts';
import { acapLineAt } from './edit-context.ts';

/**
 * Makes prohibitions of these usages of a permission or prohibition: of the first in its line, of the others in lines
 * below that are written like it, without its comment. Nothing is done without a usage.
 * @throws RangeError if the line is no ACAP line.
 */
export function prohibitUsages(policy: Policy, line: number, usages: readonly Usage[]): TextEdit[] {
  const { name, value } = acapLineAt(policy, line);
  const { text } = fieldAt(policy, line).line;
  const [first, ...others] = usages.map((usage) => usageRuleName('deny', usage));
  if (first === undefined) return [];
  const more = others.map((other) => text.slice(0, name.start) + other + text.slice(name.end, value.end));
  return [replaceInLine(line, name.start, name.end, first), ...insertLines(policy.source, line + 1, more)];
}
