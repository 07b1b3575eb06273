// The answers there are, and what answers and explanations refer to: lines of files and requests for them.

/** All answers; a matrix holds their places in this list. */
export const answers = ['allow', 'deny', 'defer', 'no-information'] as const;

/** May it be fetched: yes, no, later, or the source does not say. */
export type Answer = (typeof answers)[number];

/** A line of a file of the site; 0-based, for the version that was asked about. */
export interface FieldRef {
  readonly path: string;
  readonly line: number;
}

/** What happened when the robot asked for the policy file: an HTTP status, or no answer at all. */
export type Status = number | 'timeout' | 'network';
