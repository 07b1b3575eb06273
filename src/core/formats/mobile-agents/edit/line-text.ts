// Finds the lines of the dialect with their comments, and writes their texts.

import { newLine } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { firstLineOfRule } from '../../rep/edit/record-rows.ts';
import { mobileDirectives } from '../directives.ts';
import { type PlacedMobileLine, readMobileFile } from '../mobile-file.ts';
import { assignmentOfLine, readMobileLine } from '../read-line.ts';

/** The content of a line: a path, and a simplified URL or `none`. */
export interface MobileIntent {
  readonly path: string;
  readonly target: string;
}

const [{ name }] = mobileDirectives;

/**
 * The text of a line. @throws RangeError if it would not be read as this path and this target: a path begins with
 * a slash, and neither has white space, number signs or control characters.
 */
export function mobileLineText({ path, target }: MobileIntent, gap = ' '): string {
  const text = `${name}: ${path}${gap}${target}`;
  const assignment = assignmentOfLine(readMobileLine(newLine(text, '')));
  const isRead = assignment?.path.text === path && assignment.target.text === target;
  if (!isRead || /\p{Cc}/u.test(path) || !text.isWellFormed())
    throw new RangeError(`not a path and a target: ${JSON.stringify([path, target])}`);
  return text;
}

/** The text of a line without a value. */
export const emptyMobileLineText = `${name}: `;

/** The line of the dialect at `line`. @throws RangeError if it is another line. */
export function mobileLineAt(policy: Policy, line: number): PlacedMobileLine {
  const match = readMobileFile(policy).lines.find((one) => one.line === line);
  if (!match) throw new RangeError(`line ${line} assigns no host`);
  return match;
}

/** A line with the comments above that belong only to it, and that move with it. */
export const lineWithComments = (
  policy: Policy,
  line: number,
): { readonly from: number; readonly to: number } => ({
  from: firstLineOfRule(policy, line),
  to: line + 1,
});
