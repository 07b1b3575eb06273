// Whether a line can be deleted or extended without effect on any reader: the conditions for fixes that claim to
// change no verdict.

import type { Fix } from '../../../../../diagnostics/finding.ts';
import { getLine } from '../../../../../document/lines.ts';
import { isPlainLine } from '../../../../../document/plain-line.ts';
import type { Source } from '../../../../../document/source.ts';
import { countOctets } from '../../../../../matching/visible-lines.ts';
import { readers } from '../../../../../readers/registry.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../../../syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../../../syntax/policy.ts';
import { smallestOf } from '../../../../../text/large-lists.ts';
import { firstLineOfRule, type RowRole, rowRoleAt } from '../../../edit/record-rows.ts';
import { removeRule } from '../../../edit/remove-rule.ts';
import { setEffect } from '../../../edit/set-effect.ts';
import { setPath } from '../../../edit/set-path.ts';
import type { FixContext } from '../check-context.ts';

/** The number of lines above that are searched. */
const MAX_LINES_ABOVE = 200;

/** A margin below the smallest limit, so that no fix exceeds a limit. */
const SIZE_MARGIN = 4096;
const readerLimits = (limit: 'maxBytes' | 'maxLineBytes') => readers.flatMap(({ text }) => text[limit] ?? []);
const SMALLEST_FILE_LIMIT = smallestOf(readerLimits('maxBytes')) - SIZE_MARGIN;
const SMALLEST_LINE_LIMIT = smallestOf(readerLimits('maxLineBytes')) - SIZE_MARGIN;

/** Whether all readers see the whole file, even if a line gets longer. */
const isReadCompletely = ({ encoding, lines }: Source): boolean =>
  encoding === 'utf-8' && countOctets(lines, encoding) < SMALLEST_FILE_LIMIT;

const textAt = ({ source }: Policy, line: number) => getLine(source.lines, line).text;

/** Whether a line is the same field for all readers, and remains so if spaces are added. */
export const isStableLine = (policy: Policy, line: number): boolean =>
  isReadCompletely(policy.source) &&
  isPlainLine(textAt(policy, line)) &&
  textAt(policy, line).length * 3 < SMALLEST_LINE_LIMIT;

/**
 * Whether the records of every reader remain the same without the rule in a line: there is a Disallow above it,
 * and nothing in between that ends a record. Whether the rule itself decides anything is a different question.
 */
export function isRedundantLine(policy: Policy, line: number): boolean {
  if (policy.format.describes || !isReadCompletely(policy.source)) return false;
  const from = firstLineOfRule(policy, line);
  for (let ruleLine = from; ruleLine <= line; ruleLine++)
    if (!isPlainLine(textAt(policy, ruleLine))) return false;
  for (let above = from - 1; above >= Math.max(0, from - MAX_LINES_ABOVE); above--) {
    const { kind, directive } = fieldAt(policy, above, LENIENT_FIELDS);
    if (kind === 'blank' || directive?.role === 'agent' || !isPlainLine(textAt(policy, above))) return false;
    // Some crawlers do not know Allow, and most do not recognize a misspelled name as a rule.
    if (directive?.effect === 'deny' && fieldAt(policy, above, EXACT_FIELDS).directive === directive)
      return true;
  }
  return false;
}

/** Returns the role of the nearest user-agent or rule in a direction. Blank lines do not end records in RFC 9309. */
function adjacentRow(policy: Policy, line: number, step: 1 | -1): RowRole | undefined {
  const { length } = policy.source.lines;
  for (let at = line + step; at >= 0 && at < length; at += step) {
    const row = rowRoleAt(policy, at);
    if (row === 'agent' || row === 'rule') return row;
  }
  return undefined;
}

/** Whether deleting the rule would leave a record without rules. */
const isLastRule = (policy: Policy, line: number) =>
  adjacentRow(policy, line, -1) === 'agent' && adjacentRow(policy, line, 1) !== 'rule';

/**
 * Creates a fix that deletes the rule in a line with its comments. The last rule of a record is replaced by a
 * Disallow without a path instead, which means the same and keeps the record complete. `decides`: whether the rule
 * makes a difference to any reader; the fix then names its path.
 */
export function deleteRuleFix({ subject: { policy }, fix }: FixContext, line: number, decides: boolean): Fix {
  if (isLastRule(policy, line))
    return fix('forbid-nothing', {}, () => [
      ...setEffect(policy, line, 'deny'),
      ...setPath(policy, line, ''),
    ]);
  const verdicts = !decides && isRedundantLine(policy, line) ? 'same' : 'changes';
  const path = decides ? valueOf(fieldAt(policy, line)) || undefined : undefined;
  return fix('delete-rule', { line: line + 1, path }, () => removeRule(policy, line), verdicts);
}
