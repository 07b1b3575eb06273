// Collects the results of an import, and the skipped lines, over all files and in bounded memory.
import {
  beginning,
  copyText,
  type FileProblem,
  importLimits,
  isUrlOrPath,
  type ListSink,
  type LogRequest,
  type Skip,
  type SkipCode,
} from './list.ts';
import { LogCounter } from './logs/log-counts.ts';

/** Collects what parsers find. */
export class ImportTally implements ListSink {
  /** The file that is being read. */
  file = '';
  readonly log: LogCounter;
  readonly #pages = new Set<string>();
  readonly #skips = new Map<SkipCode, { -readonly [K in keyof Skip]: Skip[K] }>();
  readonly #named: string[] = [];
  #namedCount = 0;
  #repeated = 0;
  #taken = 0;
  #problem: FileProblem | undefined;

  constructor(fold: boolean) {
    this.log = new LogCounter(fold);
  }

  page(url: string, line: number): void {
    if (!this.#isValid(url, line, url)) return;
    if (this.#pages.has(url)) this.#repeated++;
    else if (this.#pages.size >= importLimits.listed) return this.skip('too-many', line, url);
    else this.#pages.add(copyText(url));
    this.#taken++;
  }

  request(request: LogRequest, line: number): void {
    if (!this.#isValid(request.url, line, request.url)) return;
    this.log.add(request);
    this.#taken++;
  }

  further(url: string): void {
    this.#namedCount++;
    if (this.#named.length < importLimits.named) this.#named.push(copyText(url));
  }

  skip(code: SkipCode, line: number, example: string): void {
    const existing = this.#skips.get(code);
    if (existing) existing.count++;
    else this.#skips.set(code, { code, count: 1, file: this.file, line, example: beginning(example) });
  }

  problem(code: FileProblem): void {
    this.#problem ??= code;
  }

  #isValid(url: string, line: number, example: string): boolean {
    if (url.length > importLimits.url) this.skip('url-too-long', line, example);
    else if (!isUrlOrPath(url)) this.skip('not-a-url', line, example);
    else return true;
    return false;
  }

  /** Returns the problem of the file that was read, if any, and resets it. Called once for each file. */
  takeProblem(): FileProblem | undefined {
    const problem = this.#problem;
    this.#problem = undefined;
    return problem;
  }

  get sizes(): readonly number[] {
    return [this.#pages.size, this.#skips.size, this.#named.length, ...this.log.sizes];
  }

  found() {
    return {
      pages: [...this.#pages],
      repeated: this.#repeated,
      taken: this.#taken,
      skipped: [...this.#skips.values()].sort((a, b) => b.count - a.count),
      further: { names: [...this.#named], count: this.#namedCount },
    };
  }
}
