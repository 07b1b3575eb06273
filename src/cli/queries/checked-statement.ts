// An expectation of a workspace and its result, as all reports need it, whether it is about a URL or about all URLs.
import type { LineJson } from '../output/format-verdict.ts';

export interface CheckedStatement {
  readonly isMet: boolean;
  /** Whether it could not be checked, as it needs what this version or the site does not have. */
  readonly isUnknown: boolean;
  /** The id of the reader. */
  readonly reader: string;
  /** What it is about: `GPTBot, /private/`, or the sentence. */
  readonly about: string;
  /** Of a statement about one cell: its crawler, and what `about` says besides. */
  readonly cell?: { readonly agent: string; readonly rest: string };
  /** Its name in a list of test cases. */
  readonly name: string;
  /** Says that it is not met. `who`: what it is about, as the report names it. */
  readonly failure: (who: string) => string;
  /** The deciding line, if there is one. */
  readonly by?: LineJson;
  /** Why it is not met; '' if there is nothing to say. */
  readonly why: string;
  readonly note?: string;
  /** The result as JSON data. */
  readonly json: object;
}
