// A record of a file, and the options by which a reader forms records.

import type { SourceLine } from '../../document/lines.ts';
import type { RunRule } from '../../matching/path-rule.ts';

/** How a reader forms records: its `record` options. */
export interface RecordReading {
  /**
   * Whether a blank line ends a record (draft 1 3.3) or is ignored (RFC 9309 2.2). `ends-if-empty`: only a line
   * without any character ends it (urllib).
   */
  readonly blankLine: 'ends' | 'ignored' | 'ends-if-empty';
  /** Whether a well-formed field that is not one of the three counts as a rule of its record (-00 3.3). */
  readonly otherField: 'ignored' | 'is-rule';
  /**
   * What user-agent lines without a rule form: no record (draft 1 3.3), or one that allows everything (RFC 9309
   * 2.1).
   */
  readonly ruleless: 'drop' | 'keep';
  /**
   * The names, in lower case, of the fields that end the list of user-agents and complete a record. An Allow or
   * Disallow that is not listed is an unknown field (1994 consensus).
   */
  readonly ruleFields: readonly string[];
  /**
   * What stops the reader with an error: nothing; a Crawl-delay or Request-rate with more digits than can be converted;
   * or, after percent-decoding, also digits that are not decimal, and a rule whose path begins with a host that is not
   * valid.
   */
  readonly unconvertible: 'ignored' | 'long-numbers' | 'numbers-and-hosts';
}

/** A rule and its line, 0-based and valid only for the Policy from which it was read. */
export interface RuleLine extends RunRule {
  readonly line: number;
}

/** A record: the lines of its user-agents, its rules, and its other fields, all in file order. */
export interface RobotsRecord {
  readonly agents: readonly number[];
  /** The same lines as the reader sees them. A line of the file may be several lines to the reader. */
  readonly agentsSeen: readonly SourceLine[];
  readonly rules: readonly RuleLine[];
  readonly others: readonly number[];
}
