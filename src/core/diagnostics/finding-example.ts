// Examples of findings: a file that has the finding and a similar one that does not, for tests and for the
// findings' pages.
import type { ReaderId } from '../readers/registry.ts';

export interface FindingExample {
  /** A text, or octets where the example is about them. */
  readonly file: string | Uint8Array;
  /** The same file without the finding: corrected, or nearly the same text. */
  readonly near: string | Uint8Array;
  /** `/robots.txt` if absent. */
  readonly path?: string;
  /** Other files of the site. */
  readonly files?: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly reader?: ReaderId;
  /** The readers whose differences matter. */
  readonly readers?: readonly ReaderId[];
  /** The URLs that are known besides the file. `nearUrls`: those of the near miss, if different. */
  readonly urls?: readonly string[];
  readonly nearUrls?: readonly string[];
  readonly agents?: readonly string[];
  /** URLs that a sitemap of the site offers. */
  readonly offered?: readonly string[];
  /** The programs whose reports are checked for. */
  readonly checkers?: readonly string[];
  readonly today?: string;
  /** The day since which every line has been in the file. `nearSeen`: the same for the near miss. */
  readonly seen?: string;
  readonly nearSeen?: string;
}

/** Creates an example from a file and its near miss. */
export const createExample = (
  file: string,
  near: string,
  options: Omit<FindingExample, 'file' | 'near'> = {},
): FindingExample => ({ file, near, ...options });

/** Joins lines, each with a line ending. */
export const joinLines = (...body: readonly string[]): string => `${body.join('\n')}\n`;
