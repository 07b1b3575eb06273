// Forms the records of a file as they were meant, ignoring blank lines: the effect of blank lines is a separate
// finding.

import { blockAt, blocksOf } from '../../../../../syntax/blocks.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { lazy } from '../../../../../text/lazy.ts';
import type { NonEmpty } from '../../../../../text/non-empty.ts';
import { INTENDED_PART } from '../line-meaning.ts';

/**
 * Returns the number of the card that contains exactly this record, for any reader. -1 if names are misspelled or
 * there are blank lines inside.
 */
export function blockOfRecord(policy: Policy, { agents, blanks }: IntendedRecord): number {
  const card = blockAt(policy, agents[0]);
  const block = blocksOf(policy)[card];
  if (!block || blanks.length > 0) return -1;
  const isWhole = agents.every((line) => line >= block.start && line < block.body);
  return isWhole && agents[0] === block.start ? card : -1;
}

/** A record: names, then rules. All lines are 0-based, in file order. */
export interface IntendedRecord {
  readonly agents: NonEmpty<number>;
  readonly rules: readonly number[];
  /** Other fields. */
  readonly others: readonly number[];
  /** Blank lines after which names or rules of the same record continue. */
  readonly blanks: readonly number[];
}

export interface IntendedRecords {
  readonly records: readonly IntendedRecord[];
  /** Rules above all records. */
  readonly orphans: readonly number[];
  readonly parts: Uint8Array;
  /** For each line, the number of lines up to it that separate names. Counted when first needed. */
  readonly separators: () => Uint32Array;
}

interface OpenRecord {
  readonly agents: [number, ...number[]];
  readonly rules: number[];
  readonly others: number[];
  readonly blanks: number[];
  pending: number[];
}

/** Whether a line is empty or has only spaces. */
export const isBlankPart = (part: number | undefined): boolean =>
  part === INTENDED_PART.empty || part === INTENDED_PART.blank;
/** Whether a line is meant as an Allow or a Disallow. */
export const isRulePart = (part: number | undefined): boolean =>
  part === INTENDED_PART.allow || part === INTENDED_PART.deny;

/** Forms the records of lines that play these parts, in one pass over one byte per line. */
export function formIntendedRecords(parts: Uint8Array): IntendedRecords {
  const records: OpenRecord[] = [];
  const orphans: number[] = [];
  let open: OpenRecord | undefined;
  const continueRecord = (record: OpenRecord) => {
    for (const blank of record.pending) record.blanks.push(blank);
    record.pending = [];
  };
  parts.forEach((part, line) => {
    if (isBlankPart(part)) open?.pending.push(line);
    else if (part === INTENDED_PART.agent) {
      if (!open || open.rules.length > 0) {
        open = { agents: [line], rules: [], others: [], blanks: [], pending: [] };
        records.push(open);
      } else {
        continueRecord(open);
        open.agents.push(line);
      }
    } else if (isRulePart(part)) {
      if (!open) orphans.push(line);
      else {
        continueRecord(open);
        open.rules.push(line);
      }
    } else if (part >= INTENDED_PART.known) open?.others.push(line);
  });
  return { records, orphans, parts, separators: lazy(() => countSeparators(parts)) };
}

/** Counts, for each line, the lines up to it that separate names. */
export function countSeparators(parts: Uint8Array): Uint32Array {
  const counts = new Uint32Array(parts.length);
  let count = 0;
  for (let line = 0; line < counts.length; line++) {
    const part = parts[line];
    if (part !== INTENDED_PART.agent && part !== INTENDED_PART.silent) count++;
    counts[line] = count;
  }
  return counts;
}

/** Whether there are only names between two lines, so that all readers combine them. */
export function isOneRun(
  { separators }: Pick<IntendedRecords, 'separators'>,
  from: number,
  to: number,
): boolean {
  const counts = separators();
  return to - 1 <= from || counts[to - 1] === counts[from];
}
