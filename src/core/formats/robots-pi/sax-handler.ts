// The robots PI for programs that read XML with a SAX parser: the class that Robots PI 1999 describes (Sample
// Implementation).
import { type Directives, type PiFault, readPiData } from './read-pi.ts';

/** An illegal robots PI, to be reported with the URL of its document (Robots PI 1999, Syntax). */
export interface RobotsProblem {
  readonly url: string;
  readonly data: string;
  readonly fault: PiFault;
}

/**
 * Listens to the events of a SAX parser and knows what the document says to crawlers. Designed for extension: a
 * subclass that overrides a method calls `super`.
 */
export class RobotsHandler {
  /** The URL of the document, for reports. */
  readonly url: string;
  #says: Directives = { index: true, follow: true };
  #isDecided = false;
  #hasContent = false;
  #isLate = false;
  #found: RobotsProblem[] = [];

  constructor(url = '') {
    this.url = url;
  }

  /** Starts a document. Resets everything that is known. */
  startDocument(): void {
    this.#says = { index: true, follow: true };
    this.#isDecided = false;
    this.#hasContent = false;
    this.#isLate = false;
    this.#found = [];
  }

  /** Handles a PI as parsers pass it: `data` without the white space after the target. */
  processingInstruction(target: string, data: string): void {
    if (target !== 'robots') return;
    const reading = readPiData(data);
    if (!reading.isLegal) {
      this.#found.push({ url: this.url, data, fault: reading.fault });
    } else if (!this.#isDecided) {
      this.#says = reading.says;
      this.#isDecided = true;
      this.#isLate = this.#hasContent;
    }
  }

  /** Called for the first text that could be indexed, or for a link. */
  startContent(): void {
    this.#hasContent = true;
  }

  /**
   * Whether the document may be indexed. Final at the end of the document; until then it reflects what was read so far.
   */
  shouldIndex(): boolean {
    return this.#says.index;
  }

  /** Whether the links of the document may be followed. */
  shouldFollow(): boolean {
    return this.#says.follow;
  }

  /** Whether the PI that is obeyed followed content. A crawler that acts while it reads has already used some of it. */
  get cameLate(): boolean {
    return this.#isLate;
  }

  /** Every illegal robots PI so far. */
  get problems(): readonly RobotsProblem[] {
    return this.#found;
  }
}
