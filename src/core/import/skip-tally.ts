// Counts what was not read: lines by their reason, and the problem of a file.
import { beginning, type FileProblem, importLimits, type Skip, type SkipCode } from './list.ts';

/** Collects the skipped lines of all files. */
export class SkipTally {
  /** The file that is being read. */
  file = '';
  readonly #skips = new Map<SkipCode, { -readonly [K in keyof Skip]: Skip[K] }>();
  #problem: FileProblem | undefined;

  skip(code: SkipCode, line: number, example: string): void {
    const existing = this.#skips.get(code);
    if (existing) existing.count++;
    else this.#skips.set(code, { code, count: 1, file: this.file, line, example: beginning(example) });
  }

  /** Whether a URL is too long to be read; its line is skipped then. */
  skipsLongUrl(url: string, line: number): boolean {
    const isLong = url.length > importLimits.url;
    if (isLong) this.skip('url-too-long', line, url);
    return isLong;
  }

  problem(code: FileProblem): void {
    this.#problem ??= code;
  }

  /** Returns the problem of the file that was read, if any, and resets it. Called once for each file. */
  takeProblem(): FileProblem | undefined {
    const problem = this.#problem;
    this.#problem = undefined;
    return problem;
  }

  /** The most frequent reason first. */
  skipped(): readonly Skip[] {
    return [...this.#skips.values()].sort((a, b) => b.count - a.count);
  }
}
