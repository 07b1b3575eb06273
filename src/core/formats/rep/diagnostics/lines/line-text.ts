// What stands in a line of a file, and where.

import { lineAt } from '../../../../document/lines.ts';
import type { Range } from '../../../../document/range.ts';
import { EXACT_FIELDS } from '../../../../syntax/directives.ts';
import { scanLine } from '../../../../syntax/field-lines.ts';
import { fieldAt, type Policy } from '../../../../syntax/policy.ts';
import { rangeInLine } from './check-context.ts';

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
  lineAt(policy.source.lines, start.line)!.text.slice(start.column, end.column);

/** The value in a line, as written. */
export function valueAt({ source: { lines } }: Policy, line: number): string {
  const { text } = lineAt(lines, line)!;
  const { valueStart, valueEnd } = scanLine(text);
  return text.slice(valueStart, valueEnd);
}

const memoizedNames = new WeakMap<Policy, Map<number, string>>();

/** The name in a user-agent line, as written; looked up once for each version of a file. */
export function agentNameAt(policy: Policy, line: number): string {
  let known = memoizedNames.get(policy);
  if (!known) memoizedNames.set(policy, (known = new Map()));
  let name = known.get(line);
  if (name === undefined) known.set(line, (name = valueAt(policy, line)));
  return name;
}

/** What all readers cut off alike: nothing but US-ASCII without rarer controls. */
const PLAIN_TEXT = /^[\t -~]*$/;

/** What a line is to every reader; undefined if they do not agree. */
export const fieldForAllReaders = (policy: Policy, line: number) => {
  const { directive, line: found } = fieldAt(policy, line, EXACT_FIELDS);
  return PLAIN_TEXT.test(found.text) ? directive : undefined;
};
