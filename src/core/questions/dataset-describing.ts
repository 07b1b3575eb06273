// Which lines describe which data set. The memo has no field for data sets: this is our reading of it (docs/decisions).

import { fieldOfLine } from '../dialects/rep/record-parts.ts';
import { type Records, type RobotsRecord, seenLine } from '../dialects/rep/records.ts';
import type { Policy } from '../policy/policy.ts';

/** A line that describes something: 0-based, for the one file it was read from. */
export interface Metadata {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** The describing lines of one record, by the line of the rule above them. */
export interface Described {
  /** Those before the first rule: they speak of all that the record announces. */
  readonly whole: readonly number[];
  readonly byRule: ReadonlyMap<number, readonly number[]>;
}

function describedIn({ rules, others }: RobotsRecord): Described {
  const whole: number[] = [];
  const byRule = new Map<number, number[]>();
  let next = 0;
  let lines = whole;
  for (const line of others) {
    while (next < rules.length && rules[next]!.line < line) {
      lines = [];
      byRule.set(rules[next]!.line, lines);
      next++;
    }
    lines.push(line);
  }
  return { whole, byRule };
}

const known = new WeakMap<RobotsRecord, Described>();

/**
 * What describes what in a record; worked out once. The reader of data.txt takes whole names only, so `Disalow` is a name
 * like any other.
 */
export function described(record: RobotsRecord): Described {
  let found = known.get(record);
  if (!found) known.set(record, (found = describedIn(record)));
  return found;
}

const told = new WeakMap<readonly number[], readonly Metadata[]>();
const none: readonly Metadata[] = [];

/** Lines of `described` as name and value; read once. */
export function metadataOf(
  policy: Policy,
  records: Records,
  lines: readonly number[] | undefined,
): readonly Metadata[] {
  if (!lines) return none;
  let read = told.get(lines);
  if (!read) {
    read = lines.map((line) => ({ ...fieldOfLine(seenLine(policy, records, line)), line }));
    told.set(lines, read);
  }
  return read;
}
