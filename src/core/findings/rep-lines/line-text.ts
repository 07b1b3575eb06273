// What stands in a line of a file, and where.
import { EXACT } from '../../policy/directive.ts';
import { fieldAt, type Policy } from '../../policy/policy.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import { lineAt } from '../../text/lines.ts';
import type { Range } from '../../text/range.ts';
import { inLine } from './checking.ts';

/** The field of a line as far as it says something, without its comment. */
export function fieldRange(policy: Policy, line: number): Range {
  const { places } = fieldAt(policy, line);
  return inLine(line, { from: places.nameStart, to: Math.max(places.nameEnd, places.valueEnd) });
}

/** The value of a field, without its comment. */
export const valueRange = (policy: Policy, line: number): Range => {
  const { places } = fieldAt(policy, line);
  return inLine(line, { from: places.valueStart, to: places.valueEnd });
};

/** What stands in a range within one line. */
export const textIn = (policy: Policy, { start, end }: Range) =>
  lineAt(policy.source.lines, start.line)!.text.slice(start.column, end.column);

/** The value in a line, as written. */
export function valueIn({ source: { lines } }: Policy, line: number): string {
  const { text } = lineAt(lines, line)!;
  const { valueStart, valueEnd } = scanLine(text);
  return text.slice(valueStart, valueEnd);
}

const names = new WeakMap<Policy, Map<number, string>>();

/** The name in a user-agent line, as written; looked up once for each version of a file. */
export function nameIn(policy: Policy, line: number): string {
  let known = names.get(policy);
  if (!known) names.set(policy, (known = new Map()));
  let name = known.get(line);
  if (name === undefined) known.set(line, (name = valueIn(policy, line)));
  return name;
}

/** What all readers cut off alike: nothing but US-ASCII without rarer controls. */
const PLAIN = /^[\t -~]*$/;

/** What a line is to every reader; undefined if they do not agree. */
export const agreedField = (policy: Policy, line: number) => {
  const { directive, line: found } = fieldAt(policy, line, EXACT);
  return PLAIN.test(found.text) ? directive : undefined;
};
