// The input and the output of every inspector.

import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import type { Policy } from '../syntax/policy.ts';
import type { Site } from '../workspace/site.ts';
import type { Diagnostic } from './define-diagnostic.ts';
import type { Finding } from './finding.ts';

/** What a caller knows besides the files. All of it is optional; checks that need a missing value are skipped. */
export interface FindingOptions {
  /** The reader whose view of conventional records is checked. */
  readonly reader?: Reader;
  /** The parser, for a file that several parsers read differently. */
  readonly parser?: string;
  /** URLs and agents that matter to the caller, in addition to those that the file names. */
  readonly urls?: readonly string[];
  readonly agents?: readonly string[];
  /** URLs that a sitemap or a list of the site offers to crawlers. */
  readonly offered?: readonly string[];
  /** The readers whose differences matter. */
  readonly readers?: readonly Reader[];
  /** The ids of programs that check files. Lines that they report are findings too. */
  readonly checkers?: readonly string[];
  /** The current day, as yyyy-mm-dd. The checks do not read a clock. */
  readonly today?: string;
  /** Returns the day, as yyyy-mm-dd, since which a line (0-based) has been in the file. */
  readonly seen?: (line: number) => string | undefined;
}

/** The inspection of one file of a site. */
export interface Inspection {
  readonly site: Site;
  readonly path: string;
  readonly policy: Policy;
  readonly options: FindingOptions;
}

/** The findings of one system: a row of the registry. */
export interface Inspector {
  readonly id: string;
  /** All findings that it can report. */
  readonly checks: readonly Diagnostic[];
  find(inspection: Inspection): CooperativeTask<readonly Finding[]>;
}
