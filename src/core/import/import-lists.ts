// Reading lists and logs, file by file, from bytes in pieces of any length: the result hangs on the bytes alone.

import { createCsvParser } from './csv-list.ts';
import { detectFormat, EXAMINED_CHARACTERS } from './detect-format.ts';
import {
  type FileProblem,
  isLogFormat,
  type LineParser,
  type ListFormat,
  type ListSink,
  type OctetParser,
  type Skip,
  type TextParser,
} from './list.ts';
import { createLogParser } from './logs/access-log.ts';
import { parseJsonLine } from './logs/json-line.ts';
import type { LogCounts } from './logs/log-counts.ts';
import { parseLogLine } from './logs/log-line.ts';
import { createSitemapParser } from './sitemap-xml.ts';
import { createLineSplitter } from './split-lines.ts';
import { ImportTally } from './tally.ts';

// A plain list: one URL a line. Blank lines, and lines that begin with `#`, are no entries.
/** Reads a plain list of URLs or paths. White space around them is dropped. */
function createPlainListParser(sink: ListSink): LineParser {
  return {
    line: (text, number) => {
      const url = text.trim();
      if (url !== '' && !url.startsWith('#')) sink.page(url, number);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}

// Octets for parsers of text.
/** Feeds a parser of text with octets of UTF-8; a byte order mark at their beginning is dropped. */
function decodeForParser(parser: TextParser): OctetParser {
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

/** How files are read. */
export interface ImportOptions {
  /** What all files are taken for; by their beginning if absent. */
  readonly format?: ListFormat;
  /** True if, from `limits.variants` on, further queries of a path in a log count as the path alone. */
  readonly fold?: boolean;
}

/** How far a reading is: octets of the files as they lie on disk. */
export interface ImportProgress {
  readonly read: number;
  readonly total: number;
}

/** What became of one file. */
export interface ImportedFile {
  readonly name: string;
  /** What it was taken for; absent if it could not be read as text. */
  readonly format?: ListFormat;
  /** Lines read. */
  readonly lines: number;
  readonly problem?: FileProblem;
}

/** What became of all files together. */
export interface ImportResult {
  readonly files: readonly ImportedFile[];
  /** URLs of lists in the order of the files, each once. */
  readonly pages: readonly string[];
  /** Entries whose URL was there already. */
  readonly repeated: number;
  /** Lines or entries that gave a page or a request. */
  readonly taken: number;
  /** The most frequent reason first. */
  readonly skipped: readonly Skip[];
  /** Files that indexes name: the first `limits.named`, and how many there are. */
  readonly further: { readonly names: readonly string[]; readonly count: number };
  /** Present if a log was read. */
  readonly log?: LogCounts;
}

/** A reading of one or more files. */
export interface ListImport {
  /** Begins a file. */
  begin(name: string): void;
  /** Bytes of it, not compressed. They must not change later: the first ones are held for a while. */
  feed(bytes: Uint8Array): void;
  /** Ends it; with a problem, if it could not be read to its end. */
  endFile(problem?: FileProblem): void;
  outcome(): ImportResult;
  /** Sizes of everything that is kept: bounded by `limits`, whatever is read. */
  readonly sizes: readonly number[];
}

const listParsers: Readonly<Record<ListFormat, (tally: ImportTally) => OctetParser>> = {
  lines: (tally) => decodeForParser(createLineSplitter(createPlainListParser(tally))),
  csv: (tally) => decodeForParser(createLineSplitter(createCsvParser(tally))),
  xml: (tally) => decodeForParser(createSitemapParser(tally)),
  log: (tally) => decodeForParser(createLineSplitter(createLogParser(tally, parseLogLine, 'not-a-log-line'))),
  'json-log': (tally) =>
    decodeForParser(createLineSplitter(createLogParser(tally, parseJsonLine, 'not-json'))),
};

/** Text of two octets a character, with its mark or without, and other things that are no text. */
function findFileProblem(start: string): FileProblem | undefined {
  if (!start.includes('\0')) return undefined;
  return /^(?:\u{fffd}\u{fffd}|<\0|\0<)/u.test(start) ? 'utf-16' : 'binary';
}

/** So many octets are always enough to tell what a file is. */
const DETECTION_OCTETS = 4 * EXAMINED_CHARACTERS;

/** One file: octets are held back until there are enough to tell what it is. */
class FileImport {
  readonly #decoder = new TextDecoder();
  readonly #tally: ImportTally;
  readonly #wanted: ListFormat | undefined;
  #held: Uint8Array[] = [];
  /** The text of what is held, or as much of it as is looked at. */
  #start = '';
  #parser: OctetParser | undefined;
  #isRefused = false;
  format: ListFormat | undefined;

  constructor(tally: ImportTally, wanted: ListFormat | undefined) {
    this.#tally = tally;
    this.#wanted = wanted;
  }

  get lines(): number {
    return this.#parser?.lines ?? 0;
  }

  get held(): number {
    return this.#start.length;
  }

  feed(bytes: Uint8Array): void {
    if (this.#isRefused) return;
    if (this.#parser) return this.#parser.feed(bytes);
    this.#held.push(bytes);
    this.#start += this.#decoder.decode(bytes.subarray(0, DETECTION_OCTETS), { stream: true });
    if (this.#start.length >= EXAMINED_CHARACTERS) this.#begin();
  }

  #begin(): void {
    const start = this.#start.slice(0, EXAMINED_CHARACTERS);
    const problem = findFileProblem(start);
    if (problem) {
      this.#tally.problem(problem);
      this.#isRefused = true;
    } else {
      this.format = this.#wanted ?? detectFormat(start);
      this.#parser = listParsers[this.format](this.#tally);
      for (const bytes of this.#held) this.#parser.feed(bytes);
    }
    this.#held = [];
    this.#start = '';
  }

  end(): void {
    if (this.#isRefused) return;
    if (!this.#parser) this.#start += this.#decoder.decode();
    if (!this.#parser && this.#start.trim() === '') return this.#tally.problem('empty');
    if (!this.#parser) this.#begin();
    this.#parser?.end();
  }
}

/** Begins a reading. Never fails: what cannot be read is counted, with the reason. */
export function createListImport({ format, fold = false }: ImportOptions = {}): ListImport {
  const tally = new ImportTally(fold);
  const files: ImportedFile[] = [];
  let open: FileImport | undefined;
  return {
    begin: (name) => {
      tally.file = name;
      open = new FileImport(tally, format);
    },
    feed: (bytes) => open?.feed(bytes),
    endFile: (problem) => {
      if (!open) return;
      open.end();
      const own = tally.takeProblem();
      const found = problem ?? own;
      files.push({
        name: tally.file,
        ...(open.format ? { format: open.format } : {}),
        lines: open.lines,
        ...(found ? { problem: found } : {}),
      });
      open = undefined;
    },
    outcome: () => ({
      files,
      ...tally.found(),
      ...(files.some(({ format }) => isLogFormat(format)) ? { log: tally.log.counts() } : {}),
    }),
    get sizes() {
      return [open?.held ?? 0, ...tally.sizes];
    },
  };
}
