// Assigns describing lines to data sets. The memo has no field for data sets: this is our reading
// (docs/decisions).

import type { Policy } from '../../../syntax/policy.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { fieldOfLine } from '../../rep/record-parts.ts';
import { lineAsRead, type Records } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';

/** A describing line. Its number is 0-based and valid only for the one file. */
export interface Metadata {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** The describing lines of one record, by the line of the rule above them. */
export interface MetadataLines {
  /** Lines before the first rule, which describe everything that the record announces. */
  readonly whole: readonly number[];
  readonly byRule: ReadonlyMap<number, readonly number[]>;
}

function collectMetadata({ rules, others }: RobotsRecord): MetadataLines {
  const whole: number[] = [];
  const byRule = new Map<number, number[]>();
  const remainingRules = rules.values();
  let rule = remainingRules.next();
  let lines = whole;
  for (const line of others) {
    for (; !rule.done && rule.value.line < line; rule = remainingRules.next()) {
      lines = [];
      byRule.set(rule.value.line, lines);
    }
    lines.push(line);
  }
  return { whole, byRule };
}

/**
 * Assigns the describing lines of a record. Cached because every table cell that a rule decides uses it. The
 * data.txt reader only accepts whole names, so `Disalow` is an ordinary name.
 */
export const metadataLines = memoizeByKey(collectMetadata);

/** Reads the name and value of describing lines. */
export const readMetadata = (
  policy: Policy,
  records: Records,
  lines: readonly number[] = [],
): readonly Metadata[] => lines.map((line) => ({ ...fieldOfLine(lineAsRead(policy, records, line)), line }));
