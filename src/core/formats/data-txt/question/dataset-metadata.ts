// Which lines describe which data set. The memo has no field for data sets: this is our reading of it (docs/decisions).

import type { Policy } from '../../../syntax/policy.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
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
  const left = rules.values();
  let rule = left.next();
  let lines = whole;
  for (const line of others) {
    for (; !rule.done && rule.value.line < line; rule = left.next()) {
      lines = [];
      byRule.set(rule.value.line, lines);
    }
    lines.push(line);
  }
  return { whole, byRule };
}

/**
 * What describes what in a record. Kept because every cell of a table that a rule decides asks for it. The reader
 * of data.txt takes whole names only, so `Disalow` is a name like any other.
 */
export const metadataLines = memoizeByKey(collectMetadata);

/** Describing lines as name and value. */
export const readMetadata = (
  policy: Policy,
  records: Records,
  lines: readonly number[] = [],
): readonly Metadata[] => lines.map((line) => ({ ...fieldOfLine(lineAsRead(policy, records, line)), line }));
