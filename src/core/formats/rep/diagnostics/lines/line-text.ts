// What stands in a line of a file, and where.

import { getLine } from '../../../../document/lines.ts';
import { type Range, rangeInLine } from '../../../../document/range.ts';
import { EXACT_FIELDS } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { fieldAt } from '../../../../syntax/policy.ts';
import type { CheckContext } from './check-context.ts';

/** The field of a line as far as it says something, without its comment. */
export function fieldRange(policy: Policy, line: number): Range {
  const { places } = fieldAt(policy, line);
  return rangeInLine(line, { from: places.nameStart, to: Math.max(places.nameEnd, places.valueEnd) });
}

/** The value of a field, without its comment. */
export const valueRange = (policy: Policy, line: number): Range => {
  const { places } = fieldAt(policy, line);
  return rangeInLine(line, { from: places.valueStart, to: places.valueEnd });
};

/** What stands in a range within one line. */
export const textInRange = (policy: Policy, { start, end }: Range) =>
  getLine(policy.source.lines, start.line).text.slice(start.column, end.column);

/** The value in a line, as written. */
export function valueAt({ source: { lines } }: Policy, line: number): string {
  const { text } = getLine(lines, line);
  const { valueStart, valueEnd } = scanLine(text);
  return text.slice(valueStart, valueEnd);
}

/** The name in a user-agent line, as written; read once in an inspection, as many checks ask for it. */
export function agentNameAt({ policy, names }: CheckContext, line: number): string {
  let name = names.get(line);
  if (name === undefined) names.set(line, (name = valueAt(policy, line)));
  return name;
}

/** What all readers cut off alike: nothing but US-ASCII without rarer controls. */
const PLAIN_TEXT = /^[\t -~]*$/;

/** What a line is to every reader; undefined if they do not agree. */
export const fieldForAllReaders = (policy: Policy, line: number) => {
  const { directive, line: source } = fieldAt(policy, line, EXACT_FIELDS);
  return PLAIN_TEXT.test(source.text) ? directive : undefined;
};
