// Adds a line that assigns a path to a host.

import { getLine } from '../../../document/lines.ts';
import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { contentEnd, isBlankOrEdge } from '../../rep/edit/record-rows.ts';
import { recordPositions } from '../line-position.ts';
import { readMobileFile } from '../mobile-file.ts';
import { readMobileLine } from '../read-line.ts';
import { emptyMobileLineText, type MobileIntent, mobileLineAt, mobileLineText } from './line-text.ts';

/** The blanks before the target, so that it stands below that of line `above` if those stand in a column. */
function gapBelow(policy: Policy, above: number, path: string): string {
  const { name, words } = readMobileLine(getLine(policy.source.lines, above));
  const [first, target] = words;
  if (!first || !target || target.start - first.end < 2) return ' ';
  const start = first.start - name.start;
  return ' '.repeat(Math.max(1, target.start - name.start - start - path.length));
}

const textBelow = (policy: Policy, above: number, intent: MobileIntent | undefined) =>
  intent ? mobileLineText(intent, gapBelow(policy, above, intent.path)) : emptyMobileLineText;

/**
 * Writes a line: directly below line `after` of the dialect, else below the last one, unless that stands in a record;
 * else at the end of the file, in a block of its own. It comes last there, and so overrides the others. Without an
 * intent it says nothing yet.
 * @throws RangeError if line `after` is none of the dialect, or path or target cannot be written.
 */
export function addMobileLine(policy: Policy, intent?: MobileIntent, after?: number): TextEdit[] {
  const { source } = policy;
  const last = readMobileFile(policy).lines.at(-1)?.line;
  const above = after ?? (last === undefined || recordPositions(policy).has(last) ? undefined : last);
  if (above !== undefined) {
    mobileLineAt(policy, above);
    return insertLines(source, above + 1, [textBelow(policy, above, intent)]);
  }
  const end = contentEnd(policy);
  const text = intent ? mobileLineText(intent) : emptyMobileLineText;
  return insertLines(source, end, isBlankOrEdge(policy, end - 1) ? [text] : ['', text]);
}
