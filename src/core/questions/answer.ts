// The possible answers, and the references that answers and explanations contain: lines of files, and outcomes of
// requests.

/** All answers. A matrix stores indexes into this list. */
export const answers = ['allow', 'deny', 'defer', 'no-information'] as const;

/** The answer to "May it fetch?": yes, no, later, or not said by the source. */
export type Answer = (typeof answers)[number];

/** A line of a file of the site, 0-based, in the version that the question was asked about. */
export interface FieldRef {
  readonly path: string;
  readonly line: number;
  /** What the reader reads of the line, if its limit for files or lines cuts it. */
  readonly cutTo?: string;
}

/** The result of the crawler's request for the policy file: an HTTP status, or no response at all. */
export type Status = number | 'timeout' | 'network';
