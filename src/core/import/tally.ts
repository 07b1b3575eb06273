// Collects the results of an import, and the skipped lines, over all files and in bounded memory.
import { copyText, importLimits, isUrlOrPath, type ListSink, type LogRequest } from './list.ts';
import { LogCounter } from './logs/log-counts.ts';
import { SkipTally } from './skip-tally.ts';

/** Collects what parsers find. */
export class ImportTally extends SkipTally implements ListSink {
  readonly log: LogCounter;
  readonly #pages = new Set<string>();
  readonly #named: string[] = [];
  #namedCount = 0;
  #repeated = 0;
  #taken = 0;

  constructor(fold: boolean) {
    super();
    this.log = new LogCounter(fold);
  }

  page(url: string, line: number): void {
    if (!this.#isValid(url, line)) return;
    if (this.#pages.has(url)) this.#repeated++;
    else if (this.#pages.size >= importLimits.listed) return this.skip('too-many', line, url);
    else this.#pages.add(copyText(url));
    this.#taken++;
  }

  request(request: LogRequest, line: number): void {
    if (!this.#isValid(request.url, line)) return;
    this.log.add(request);
    this.#taken++;
  }

  further(url: string): void {
    this.#namedCount++;
    if (this.#named.length < importLimits.named) this.#named.push(copyText(url));
  }

  #isValid(url: string, line: number): boolean {
    if (this.skipsLongUrl(url, line)) return false;
    const isUrl = isUrlOrPath(url);
    if (!isUrl) this.skip('not-a-url', line, url);
    return isUrl;
  }

  get sizes(): readonly number[] {
    return [this.#pages.size, this.#named.length, ...this.log.sizes];
  }

  found() {
    return {
      pages: [...this.#pages],
      repeated: this.#repeated,
      taken: this.#taken,
      skipped: this.skipped(),
      further: { names: [...this.#named], count: this.#namedCount },
    };
  }
}
