// What every inspector gets to see, and what it gives.

import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import type { Site } from '../workspace/site.ts';
import type { Diagnostic } from './define-diagnostic.ts';
import type { Finding } from './finding.ts';

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

/** The findings of one system: a row of the registry. */
export interface Inspector {
  readonly id: string;
  /** All that it can find. */
  readonly checks: readonly Diagnostic[];
  find(inspection: Inspection): CooperativeTask<readonly Finding[]>;
}
