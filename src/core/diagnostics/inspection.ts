// What every inspector gets to see, and what it gives.

import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import type { Site } from '../workspace/site.ts';
import type { CheckRow, Finding } from './finding.ts';
import type { FindingExample } from './finding-example.ts';

/** What a caller knows beside the files. Nothing of it is needed; what is missing is not looked at. */
export interface FindingOptions {
  /** The reader under which conventional records are judged. */
  readonly reader?: Reader;
  /** The parser of a file that several parsers read in their own way. */
  readonly parser?: string;
  /** URLs and agents that matter to the caller, beside those that the file itself names. */
  readonly urls?: readonly string[];
  readonly agents?: readonly string[];
  /** The readers whose differences matter. */
  readonly readers?: readonly Reader[];
  /** Ids of programs that check files: lines that they report are found too. */
  readonly checkers?: readonly string[];
  /** The day, as yyyy-mm-dd: nothing here reads a clock. */
  readonly today?: string;
  /** Since which day, as yyyy-mm-dd, a line (0-based) has been in the file. */
  readonly seen?: (line: number) => string | undefined;
}

/** One look at one file of a site. */
export interface Inspection {
  readonly site: Site;
  readonly path: string;
  readonly policy: Policy;
  readonly options: FindingOptions;
}

/** A kind of finding that may matter to some readers only. */
export interface ReaderCheckRow extends CheckRow {
  /** Whether it matters to a reader, by its knobs; to all if absent. `detail`: the finer name of the finding. */
  readonly applies?: (reader: Reader, detail: string | undefined) => boolean;
  /**
   * `file`: it is about the file as a whole (its octets, its size, what kind of text it is), not about a line. `program`:
   * it is what a program that checks files says of a line.
   */
  readonly about?: 'file' | 'program';
  /**
   * Present if what else is found follows from it: within its range, which is part of one line, or in the whole file if
   * it is about that.
   */
  readonly isCause?: true;
  /** Files that have it, the plainest first: tests try them, and its page shows them. */
  readonly examples?: readonly FindingExample[];
}

/** The findings of one system: a row of the registry. */
export interface Inspector {
  readonly id: string;
  /** All that it can find. */
  readonly checks: readonly ReaderCheckRow[];
  find(inspection: Inspection): CooperativeTask<readonly Finding[]>;
}
