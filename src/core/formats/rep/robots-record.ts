// One record of a file, and the options by which a reader forms records.

import type { SourceLine } from '../../document/lines.ts';
import type { RunRule } from '../../matching/path-rule.ts';

/** How a reader forms records: the `record` knobs of readers.json. */
export interface RecordReading {
  /**
   * Whether a blank line ends a record (draft 1 3.3) or means nothing (RFC 9309 2.2). `ends-if-empty`: only one without
   * a single character ends it (PYU-003).
   */
  readonly blankLine: 'ends' | 'ignored' | 'ends-if-empty';
  /** Whether a well-formed field that is not one of the three counts as a rule of its record (-00 3.3). */
  readonly otherField: 'ignored' | 'is-rule';
  /** What becomes of user-agent lines without a rule: no record (draft 1 3.3), or one that allows all (RFC 9309 2.1). */
  readonly ruleless: 'drop' | 'keep';
  /**
   * Names, in lower case, of the fields that end the list of user-agents and make a record complete. An Allow or
   * Disallow that is not among them is a field like any other (N94-002).
   */
  readonly ruleFields: readonly string[];
}

/** A rule and where it stands: 0-based, for the one Policy it was read from. */
export interface RuleLine extends RunRule {
  readonly line: number;
}

/** One record: the lines of its robots, its rules, and the other fields that stand in it; all in file order. */
export interface RobotsRecord {
  readonly agents: readonly number[];
  /** The same lines as the reader sees them: a line of the file may be several to it. */
  readonly agentsSeen: readonly SourceLine[];
  readonly rules: readonly RuleLine[];
  readonly others: readonly number[];
}
