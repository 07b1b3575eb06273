// Which lines describe which data set. The memo has no field for data sets: this is our reading of it (docs/decisions).

import type { Policy } from '../../../syntax/policy.ts';
import { fieldOfLine } from '../../rep/record-parts.ts';
import { lineAsRead, type Records } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';

/** A line that describes something: 0-based, for the one file it was read from. */
export interface Metadata {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** The describing lines of one record, by the line of the rule above them. */
export interface MetadataLines {
  /** Those before the first rule: they speak of all that the record announces. */
  readonly whole: readonly number[];
  readonly byRule: ReadonlyMap<number, readonly number[]>;
}

function collectMetadata({ rules, others }: RobotsRecord): MetadataLines {
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

const metadataByRecord = new WeakMap<RobotsRecord, MetadataLines>();

/**
 * What describes what in a record; worked out once. The reader of data.txt takes whole names only, so `Disalow` is a name
 * like any other.
 */
export function metadataLines(record: RobotsRecord): MetadataLines {
  let found = metadataByRecord.get(record);
  if (!found) metadataByRecord.set(record, (found = collectMetadata(record)));
  return found;
}

const memoizedMetadata = new WeakMap<readonly number[], readonly Metadata[]>();
const NO_METADATA: readonly Metadata[] = [];

/** Lines of `described` as name and value; read once. */
export function readMetadata(
  policy: Policy,
  records: Records,
  lines: readonly number[] | undefined,
): readonly Metadata[] {
  if (!lines) return NO_METADATA;
  let read = memoizedMetadata.get(lines);
  if (!read) {
    read = lines.map((line) => ({ ...fieldOfLine(lineAsRead(policy, records, line)), line }));
    memoizedMetadata.set(lines, read);
  }
  return read;
}
