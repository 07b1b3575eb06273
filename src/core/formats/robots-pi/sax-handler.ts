// The robots PI for programs that read XML with a SAX parser: the class that 003 (Sample Implementation) describes.
import { type Directives, type PiFault, readPiData } from './read-pi.ts';

/** An illegal robots PI, to be reported with the address of its document (003 Syntax). */
export interface RobotsProblem {
  readonly url: string;
  readonly data: string;
  readonly fault: PiFault;
}

/**
 * Listens to the events of a SAX parser and knows what the document says to robots. To be extended: a handler that
 * overrides a method calls `super`.
 */
export class RobotsHandler {
  /** The address of the document, for reports. */
  readonly url: string;
  #says: Directives = { index: true, follow: true };
  #isDecided = false;
  #hasContent = false;
  #isLate = false;
  #found: RobotsProblem[] = [];

  constructor(url = '') {
    this.url = url;
  }

  /** A document begins: nothing is known of it. */
  startDocument(): void {
    this.#says = { index: true, follow: true };
    this.#isDecided = false;
    this.#hasContent = false;
    this.#isLate = false;
    this.#found = [];
  }

  /** A PI, as parsers hand it over: `data` without the white space behind the target. */
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

  /** Text that could be indexed, or a link, has come. */
  startContent(): void {
    this.#hasContent = true;
  }

  /** Whether the document may be indexed. Final at its end; until then it is what is known so far. */
  shouldIndex(): boolean {
    return this.#says.index;
  }

  /** Whether the links of the document may be followed. */
  shouldFollow(): boolean {
    return this.#says.follow;
  }

  /** Whether the PI that is obeyed came after content: a robot that reads as it goes has used some of it already. */
  get cameLate(): boolean {
    return this.#isLate;
  }

  /** Every illegal robots PI so far. */
  get problems(): readonly RobotsProblem[] {
    return this.#found;
  }
}
