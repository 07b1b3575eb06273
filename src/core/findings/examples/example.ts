// For each kind of finding a file that has it, and one that just has it not: for the tests, and for the pages about them.
import type { ReaderId } from '../../readers/index.ts';

export interface FindingExample {
  /** A text, or octets where they are the point. */
  readonly file: string | Uint8Array;
  /** The same with what is wrong put right, or with the next best thing. */
  readonly near: string | Uint8Array;
  /** `/robots.txt` if absent. */
  readonly path?: string;
  /** Other files of the site. */
  readonly files?: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly reader?: ReaderId;
  readonly urls?: readonly string[];
  readonly agents?: readonly string[];
  readonly today?: string;
}

/** The examples of one inspector, by code; several where a kind has several shapes, the plainest first. */
export type FindingExamples<Code extends string = string> = Readonly<Record<Code, readonly FindingExample[]>>;
