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

/** The spaces before the target that align it with the target of line `above`, if that line is in columns. */
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
 * Adds a line: directly below line `after` of the dialect, or else below the last one unless that is in a record,
 * or else at the end of the file, in a separate block. There it is the last line, and so overrides the others.
 * Without an intent the line has no value yet.
 * @throws RangeError if line `after` is not a line of the dialect, or if the path or target cannot be written.
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
