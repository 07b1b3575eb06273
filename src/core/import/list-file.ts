// Reads one file from chunks of octets: detects its format, and feeds the parser.
import { EXAMINED_CHARACTERS } from './detect-format.ts';
import type { FileProblem, ListFormat, OctetParser, TextParser } from './list.ts';

/** Feeds a text parser with UTF-8 octets. A byte order mark at the beginning is removed. */
export function decodeForParser(parser: TextParser): OctetParser {
  const decoder = new TextDecoder();
  return {
    feed: (bytes) => parser.feed(decoder.decode(bytes, { stream: true })),
    end: () => {
      parser.feed(decoder.decode());
      parser.end();
    },
    get lines() {
      return parser.lines;
    },
  };
}

/** Detects text of two octets a character, with or without a byte order mark, and content that is not text. */
function findFileProblem(start: string): FileProblem | undefined {
  if (!start.includes('\0')) return undefined;
  return /^(?:\u{fffd}\u{fffd}|<\0|\0<)/u.test(start) ? 'utf-16' : 'binary';
}

/** This many octets are always enough to detect the format of a file. */
const DETECTION_OCTETS = 4 * EXAMINED_CHARACTERS;

/** Opens a parser by the beginning of a file. */
export type OpenParser = (start: string) => { readonly format: ListFormat; readonly parser: OctetParser };

/** The import of one file. Octets are buffered until there are enough to detect its format. */
export class ListFile {
  readonly #decoder = new TextDecoder();
  readonly #open: OpenParser;
  readonly #report: (problem: FileProblem) => void;
  #buffer: Uint8Array[] = [];
  /** The text of the buffered octets, as far as it is examined. */
  #startText = '';
  #parser: OctetParser | undefined;
  #isRefused = false;
  format: ListFormat | undefined;

  constructor(open: OpenParser, report: (problem: FileProblem) => void) {
    this.#open = open;
    this.#report = report;
  }

  get lines(): number {
    return this.#parser?.lines ?? 0;
  }

  get bufferedLength(): number {
    return this.#startText.length;
  }

  feed(bytes: Uint8Array): void {
    if (this.#isRefused) return;
    if (this.#parser) return this.#parser.feed(bytes);
    this.#buffer.push(bytes);
    this.#startText += this.#decoder.decode(bytes.subarray(0, DETECTION_OCTETS), { stream: true });
    if (this.#startText.length >= EXAMINED_CHARACTERS) this.#begin();
  }

  #begin(): void {
    const start = this.#startText.slice(0, EXAMINED_CHARACTERS);
    const problem = findFileProblem(start);
    if (problem) {
      this.#report(problem);
      this.#isRefused = true;
    } else {
      const { format, parser } = this.#open(start);
      this.format = format;
      this.#parser = parser;
      for (const bytes of this.#buffer) parser.feed(bytes);
    }
    this.#buffer = [];
    this.#startText = '';
  }

  end(): void {
    if (this.#isRefused) return;
    if (!this.#parser) this.#startText += this.#decoder.decode();
    if (!this.#parser && this.#startText.trim() === '') return this.#report('empty');
    if (!this.#parser) this.#begin();
    this.#parser?.end();
  }
}
