// Texts and ranges of parts of a line.

import { getLine } from '../../../../document/lines.ts';
import { type Range, rangeInLine } from '../../../../document/range.ts';
import { EXACT_FIELDS } from '../../../../syntax/directives.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { directiveAt, fieldAt } from '../../../../syntax/policy.ts';
import type { LinesSubject } from './check-context.ts';
import { meantValue } from './clean-line.ts';

/** Returns the range of a field, without its comment. */
export function fieldRange(policy: Policy, line: number): Range {
  const { places } = fieldAt(policy, line);
  return rangeInLine(line, { from: places.nameStart, to: Math.max(places.nameEnd, places.valueEnd) });
}

/** Returns the range of a field's value, without its comment. */
export const valueRange = (policy: Policy, line: number): Range => {
  const { places } = fieldAt(policy, line);
  return rangeInLine(line, { from: places.valueStart, to: places.valueEnd });
};

/** Returns the text in a range within one line. */
export const textInRange = (policy: Policy, { start, end }: Range) =>
  getLine(policy.source.lines, start.line).text.slice(start.column, end.column);

/** Returns the value in a line, as it was meant. */
export const valueAt = ({ source: { lines, encoding }, format }: Policy, line: number): string =>
  meantValue(getLine(lines, line).text, format, encoding);

/** Returns the name in a user-agent line, as it was meant. Read once per inspection, because many checks need it. */
export function agentNameAt(
  { subject: { policy, names } }: { readonly subject: LinesSubject },
  line: number,
): string {
  let name = names.get(line);
  if (name === undefined) names.set(line, (name = valueAt(policy, line)));
  return name;
}

/** Text in which all readers trim the same: only US-ASCII, without rare controls. */
const PLAIN_TEXT = /^[\t -~]*$/;

/** Returns the directive of a line for every reader. Undefined if readers do not agree. */
export const fieldForAllReaders = (policy: Policy, line: number) => {
  const { text } = getLine(policy.source.lines, line);
  return PLAIN_TEXT.test(text) ? directiveAt(policy, line, EXACT_FIELDS) : undefined;
};
