// Whether a line can go, or grow, and no reader notices: what must hold before a fix may say that no verdict changes.

import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { getLine } from '../../../../document/lines.ts';
import { isPlainLine } from '../../../../document/plain-line.ts';
import type { Source } from '../../../../document/source.ts';
import { countOctets } from '../../../../matching/visible-lines.ts';
import { readers } from '../../../../readers/registry.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { smallestOf } from '../../../../text/large-lists.ts';
import { firstLineOfRule, type RowRole, rowRoleAt } from '../../edit/record-rows.ts';
import { removeRule } from '../../edit/remove-rule.ts';
import { setEffect } from '../../edit/set-effect.ts';
import { setPath } from '../../edit/set-path.ts';

/** Lines that are looked at above one. */
const MAX_LINES_ABOVE = 200;

/** So many octets below the least limit nothing that a fix writes reaches it. */
const SIZE_MARGIN = 4096;
const readerLimits = (limit: 'maxBytes' | 'maxLineBytes') => readers.flatMap(({ text }) => text[limit] ?? []);
const SMALLEST_FILE_LIMIT = smallestOf(readerLimits('maxBytes')) - SIZE_MARGIN;
const SMALLEST_LINE_LIMIT = smallestOf(readerLimits('maxLineBytes')) - SIZE_MARGIN;

/** Whether all readers see the whole of a file, and would if a line were longer. */
const isReadCompletely = ({ encoding, lines }: Source): boolean =>
  encoding === 'utf-8' && countOctets(lines, encoding) < SMALLEST_FILE_LIMIT;

const textAt = ({ source }: Policy, line: number) => getLine(source.lines, line).text;

/** Whether a line is the same field to all readers, and stays so if blanks are added. */
export const isStableLine = (policy: Policy, line: number): boolean =>
  isReadCompletely(policy.source) &&
  isPlainLine(textAt(policy, line)) &&
  textAt(policy, line).length * 3 < SMALLEST_LINE_LIMIT;

/**
 * Whether the records of every reader are the same without the rule in a line: a Disallow stands above it, and between
 * them nothing that ends a record. What the rule itself decides is another matter.
 */
export function isRedundantLine(policy: Policy, line: number): boolean {
  if (policy.format.describes || !isReadCompletely(policy.source)) return false;
  const from = firstLineOfRule(policy, line);
  for (let own = from; own <= line; own++) if (!isPlainLine(textAt(policy, own))) return false;
  for (let above = from - 1; above >= Math.max(0, from - MAX_LINES_ABOVE); above--) {
    const { kind, directive } = fieldAt(policy, above, LENIENT_FIELDS);
    if (kind === 'blank' || directive?.role === 'agent' || !isPlainLine(textAt(policy, above))) return false;
    // Some robots know no Allow, and a misspelt name is no rule to most.
    if (directive?.effect === 'deny' && fieldAt(policy, above, EXACT_FIELDS).directive === directive)
      return true;
  }
  return false;
}

/** The role of the nearest line in a direction that is a user-agent or a rule; blank lines end no record today. */
function rowBeside(policy: Policy, line: number, step: 1 | -1): RowRole | undefined {
  const { length } = policy.source.lines;
  for (let at = line + step; at >= 0 && at < length; at += step) {
    const row = rowRoleAt(policy, at);
    if (row === 'agent' || row === 'rule') return row;
  }
  return undefined;
}

/** Whether a record would be left without rules. */
const isLastRule = (policy: Policy, line: number) =>
  rowBeside(policy, line, -1) === 'agent' && rowBeside(policy, line, 1) !== 'rule';

/**
 * Deletes the rule in a line, its comments with it; the last of a record gives way to a Disallow without a path, which
 * says the same and leaves the record whole. `decides`: whether it makes a difference to any reader.
 */
export function deleteRuleFix(policy: Policy, line: number, decides: boolean): Fix {
  if (isLastRule(policy, line))
    return createFix('forbid-nothing', [], 'changes', () => [
      ...setEffect(policy, line, 'deny'),
      ...setPath(policy, line, ''),
    ]);
  const verdicts = !decides && isRedundantLine(policy, line) ? 'same' : 'changes';
  return createFix('delete-rule', [String(line + 1)], verdicts, () => removeRule(policy, line));
}
