// For each kind of finding a file that has it, and one that just has it not: for the tests, and for the pages about them.
import type { ReaderId } from '../readers/registry.ts';

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
  /** The readers whose differences matter. */
  readonly readers?: readonly ReaderId[];
  /** URLs that are known beside the file, and beside the near miss if they are others. */
  readonly urls?: readonly string[];
  readonly nearUrls?: readonly string[];
  readonly agents?: readonly string[];
  /** Programs whose reports are looked for. */
  readonly checkers?: readonly string[];
  readonly today?: string;
  /** Since when every line has been there, in the file and in the near miss. */
  readonly seen?: string;
  readonly nearSeen?: string;
}

/** A file and its near miss. */
export const createExample = (
  file: string,
  near: string,
  more: Omit<FindingExample, 'file' | 'near'> = {},
): FindingExample => ({ file, near, ...more });

/** A text of lines that all end. */
export const joinLines = (...body: readonly string[]): string => `${body.join('\n')}\n`;
