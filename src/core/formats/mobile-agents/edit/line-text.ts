// What the edits of this dialect share: its lines with their comments, and what can be written.

import { newLine } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { firstLineOfRule } from '../../rep/edit/record-rows.ts';
import { mobileDirectives } from '../directives.ts';
import { type PlacedMobileLine, readMobileFile } from '../mobile-file.ts';
import { assignmentOfLine, readMobileLine } from '../read-line.ts';

/** What a line is to say: a path, and a simplified URL or `none`. */
export interface MobileIntent {
  readonly path: string;
  readonly target: string;
}

const [{ name }] = mobileDirectives;

/**
 * The text of a line. @throws RangeError if it would not be read as this path and this target: a path begins with a
 * slash, and neither has blanks, number signs or control characters.
 */
export function mobileLineText({ path, target }: MobileIntent, gap = ' '): string {
  const text = `${name}: ${path}${gap}${target}`;
  const said = assignmentOfLine(readMobileLine(newLine(text, '')));
  const isRead = said?.path.text === path && said.target.text === target;
  if (!isRead || /\p{Cc}/u.test(path) || !text.isWellFormed())
    throw new RangeError(`not a path and a target: ${JSON.stringify([path, target])}`);
  return text;
}

/** The text of a line that says nothing yet. */
export const emptyMobileLineText = `${name}: `;

/** The line of the dialect at `line`. @throws RangeError if it is none. */
export function mobileLineAt(policy: Policy, line: number): PlacedMobileLine {
  const found = readMobileFile(policy).lines.find((one) => one.line === line);
  if (!found) throw new RangeError(`line ${line} assigns no host`);
  return found;
}

/** A line with the comments above that belong to it alone, which go where it goes. */
export const lineWithComments = (
  policy: Policy,
  line: number,
): { readonly from: number; readonly to: number } => ({
  from: firstLineOfRule(policy, line),
  to: line + 1,
});
