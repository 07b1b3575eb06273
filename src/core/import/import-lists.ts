// Imports lists and logs, file by file, from chunks of bytes. The result does not depend on where the chunks are split.

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

/** Parses a plain list: one URL or path a line, without white space around it. Skips blank lines and lines with `#`. */
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

/** Feeds a text parser with UTF-8 octets. A byte order mark at the beginning is removed. */
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

/** Options for an import. */
export interface ImportOptions {
  /** The format of all files; detected from the beginning of each file if absent. */
  readonly format?: ListFormat;
  /** Whether, from `limits.variants` on, further queries of a path in a log count as the path alone. */
  readonly fold?: boolean;
}

/** The progress of an import, in octets of the files on disk. */
export interface ImportProgress {
  readonly read: number;
  readonly total: number;
}

/** The result for one file. */
export interface ImportedFile {
  readonly name: string;
  /** The format that was used; absent if the file could not be read as text. */
  readonly format?: ListFormat;
  /** Lines read. */
  readonly lines: number;
  readonly problem?: FileProblem;
}

/** The result for all files together. */
export interface ImportResult {
  readonly files: readonly ImportedFile[];
  /** The URLs of lists without repeats, in the order of the files. */
  readonly pages: readonly string[];
  /** How many entries had a URL that was already listed. */
  readonly repeated: number;
  /** How many lines or entries gave a page or a request. */
  readonly taken: number;
  /** The most frequent reason first. */
  readonly skipped: readonly Skip[];
  /** The files that indexes name: the first `limits.named`, and their number. */
  readonly further: { readonly names: readonly string[]; readonly count: number };
  /** Present if one of the files is a log. */
  readonly log?: LogCounts;
}

/** An import of one or more files. */
export interface ListImport {
  /** Starts a file. */
  begin(name: string): void;
  /** Reads bytes of the file, uncompressed. They must not change later: the first ones are buffered. */
  feed(bytes: Uint8Array): void;
  /** Ends the file, with a problem if it could not be read to its end. */
  endFile(problem?: FileProblem): void;
  outcome(): ImportResult;
  /** The sizes of everything in memory. They are bounded by `limits`. */
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

/** Detects text of two octets a character, with or without a byte order mark, and content that is not text. */
function findFileProblem(start: string): FileProblem | undefined {
  if (!start.includes('\0')) return undefined;
  return /^(?:\u{fffd}\u{fffd}|<\0|\0<)/u.test(start) ? 'utf-16' : 'binary';
}

/** This many octets are always enough to detect the format of a file. */
const DETECTION_OCTETS = 4 * EXAMINED_CHARACTERS;

/** The import of one file. Octets are buffered until there are enough to detect its format. */
class FileImport {
  readonly #decoder = new TextDecoder();
  readonly #tally: ImportTally;
  readonly #requestedFormat: ListFormat | undefined;
  #buffer: Uint8Array[] = [];
  /** The text of the buffered octets, as far as it is examined. */
  #startText = '';
  #parser: OctetParser | undefined;
  #isRefused = false;
  format: ListFormat | undefined;

  constructor(tally: ImportTally, requestedFormat: ListFormat | undefined) {
    this.#tally = tally;
    this.#requestedFormat = requestedFormat;
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
      this.#tally.problem(problem);
      this.#isRefused = true;
    } else {
      this.format = this.#requestedFormat ?? detectFormat(start);
      this.#parser = listParsers[this.format](this.#tally);
      for (const bytes of this.#buffer) this.#parser.feed(bytes);
    }
    this.#buffer = [];
    this.#startText = '';
  }

  end(): void {
    if (this.#isRefused) return;
    if (!this.#parser) this.#startText += this.#decoder.decode();
    if (!this.#parser && this.#startText.trim() === '') return this.#tally.problem('empty');
    if (!this.#parser) this.#begin();
    this.#parser?.end();
  }
}

/** Starts an import. Never fails: what cannot be read is counted with the reason. */
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
      const tallyProblem = tally.takeProblem();
      const fileProblem = problem ?? tallyProblem;
      files.push({
        name: tally.file,
        ...(open.format ? { format: open.format } : {}),
        lines: open.lines,
        ...(fileProblem ? { problem: fileProblem } : {}),
      });
      open = undefined;
    },
    outcome: () => ({
      files,
      ...tally.found(),
      ...(files.some(({ format }) => isLogFormat(format)) ? { log: tally.log.counts() } : {}),
    }),
    get sizes() {
      return [open?.bufferedLength ?? 0, ...tally.sizes];
    },
  };
}
